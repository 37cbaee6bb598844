import { expect, test } from './support/reading';
import { openExample, openShared, page1, phone, sketchWith } from './support/live';
import { awake, hydrated, inMotion, settled } from './support/page';

test.use({ viewport: phone, ...inMotion });

test.describe('controls', () => {
  test('pause, step, play and restart', async ({ page }) => {
    // Notes in each document the first frame that is seen: a fast sketch draws on meanwhile.
    await page.addInitScript(() => {
      const look = (): void => {
        const count: unknown = Reflect.get(window, 'frameCount');
        if (typeof count === 'number' && count > 0) Reflect.set(window, 'firstSeen', count);
        else requestAnimationFrame(look);
      };
      look();
    });
    const example = await openExample(page);
    await example.is('running');
    await expect(example.root.getByText(/\d+ frames\/s/)).toBeVisible();
    await example.clickRead('Pause');
    await example.is('paused');
    const paused = Number(await example.evaluate('frameCount'));
    await example.button('Step').press('Enter');
    await expect.poll(() => example.evaluate('frameCount')).toBe(paused + 1);
    await example.clickRead('Play');
    await expect
      .poll(async () => Number(await example.evaluate('frameCount')))
      .toBeGreaterThan(paused + 2);
    await example.evaluate('window.ranBefore = true');
    await example.button('Restart').press('Enter');
    // A restarted sketch has a new document, whose frames are counted from the beginning.
    await expect.poll(() => example.evaluate('typeof window.ranBefore')).toBe('undefined');
    await example.is('running');
    // The sketch may be seen to run before the note of its first frame is made.
    await expect
      .poll(async () => Number(await example.evaluate('window.firstSeen')))
      .toBeLessThan(paused + 2);
  });

  test('Stop beside Pause ends the timers of a sketch, too, and moves nothing', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    const shared = await openShared(
      page,
      sketchWith("setInterval(() => console.log('still here ' + Math.random()), 50);"),
    );
    const toolbar = shared.root.getByRole('group', { name: 'Sketch', exact: true });
    const places = () =>
      toolbar.getByRole('button').evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top, width } = button.getBoundingClientRect();
          return [left, top + window.scrollY, width].map((pixels) => Math.round(pixels));
        }),
      );
    await expect(shared.button('Stop')).toBeDisabled();
    const before = await places();
    await shared.button('Run').press('Enter');
    await shared.is('running');
    expect(await places()).toEqual(before);
    await shared.button('Step').press('Enter');
    await shared.is('paused');
    const log = shared.root.getByRole('log');
    const paused = await log.innerText();
    await expect.poll(() => log.innerText()).not.toBe(paused);
    expect(await places()).toEqual(before);
    await shared.button('Stop').press('Enter');
    await shared.is('idle');
    await expect(shared.preview.locator('iframe')).toHaveCount(0);
    await expect(shared.button('Play')).toBeFocused();
    expect(await places()).toEqual(before);
    const { scrollWidth, clientWidth } = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return { scrollWidth, clientWidth };
    });
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  });

  test('either major version of p5.js', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    const version = 'p5.VERSION || p5.prototype.VERSION';
    expect(await example.evaluate(version)).toMatch(/^1\./);
    await example.button('p5 2.x').press('Enter');
    await expect(example.button('p5 2.x')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => example.evaluate(version).catch(() => '')).toMatch(/^2\./);
    await example.is('running');
  });

  test('the plain picture under the characters', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    const hasCharacters = 'p5asciify.asciifier().renderers().hasEnabledRenderers';
    await example.button('WEBGL').press('Enter');
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(false);
    await example.button('Restart').press('Enter');
    await example.is('running');
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(false);
    await example.button('ASCII').press('Enter');
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(true);
  });

  test('the same sketch in characters that are chosen by shape', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    const enabled = `p5asciify.asciifier().renderers().renderers
      .filter(({ renderer }) => renderer.options.enabled)
      .map(({ renderer }) => renderer.constructor === p5.asciify.renderers.renderer2d.feature.P5AsciifyBrightnessRenderer ? 'brightness' : renderer.steadiness ? 'shape' : 'other')`;
    const own = await example.evaluate(enabled);
    expect(own).not.toContain('shape');
    for (const [look, expected] of [
      ['Shapes', ['shape']],
      ['WEBGL', []],
      ['Shapes', ['shape']],
      ['ASCII', own],
    ] as const) {
      await example.button(look).press('Enter');
      await expect(example.button(look)).toHaveAttribute('aria-pressed', 'true');
      await expect.poll(() => example.evaluate(enabled)).toEqual(expected);
    }
    await example.button('Shapes').press('Enter');
    await example.button('p5 2.x').press('Enter');
    await example.is('running');
    await expect.poll(() => example.evaluate(enabled).catch(() => '')).toEqual(['shape']);
  });

  test('full screen', async ({ page }) => {
    const example = await openExample(page);
    await example.button('Full screen').press('Enter');
    await expect
      .poll(() => page.evaluate(() => document.fullscreenElement?.hasAttribute('data-status')))
      .toBe(true);
  });

  test('no full screen where the browser has none, and a no is taken', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.addInitScript(() => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError('Refused'));
    });
    const example = await openExample(page);
    await example.button('Full screen').press('Enter');
    await expect(page.getByRole('status').getByText('did not allow full screen')).toBeAttached();
    expect(errors).toEqual([]);

    // Safari on an iPhone has no Fullscreen API for elements.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: undefined });
    });
    await hydrated(page, page1);
    await awake(page);
    await expect(example.button('Full screen')).toHaveCount(0);
  });

  test('every control can be reached and operated by keyboard', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    await example.button('Pause').focus();
    const names = [
      'Pause',
      'Stop',
      'Restart',
      'Step',
      'ASCII',
      'Shapes',
      'WEBGL',
      'p5 1.x',
      'p5 2.x',
    ];
    for (const name of [...names, 'Full screen', 'Inspect']) {
      await expect(example.button(name)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    const more = example.button('More');
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(example.button('Copy the frame as text')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(example.button('Save the frame as text')).toBeFocused();
    const saving = page.waitForEvent('download');
    await page.keyboard.press('Enter');
    await saving;
    await more.press('Enter');
    await expect(example.button('Save the frame as text')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(example.button('Save the frame as text')).toBeHidden();
    await expect(more).toBeFocused();

    await example.button('Pause').press('Enter');
    await example.is('paused');
    await example.button('Step').press('Space');
    await expect(example.root.getByRole('status').getByText('One frame drawn.')).toBeAttached();
    await example.button('Play').press('Enter');
    await example.is('running');
    await example.button('WEBGL').press('Space');
    await expect(example.button('WEBGL')).toHaveAttribute('aria-pressed', 'true');
  });

  test('every control has a name', async ({ page }) => {
    const example = await openExample(page);
    // While it starts, there are fewer controls.
    await example.is('running');
    for (const button of await example.root.getByRole('button').all()) {
      await expect(button).toHaveAccessibleName(/\w/);
    }
  });
});

test.describe('the menu of a sketch', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
    // A phone in landscape: the menu is taller than the viewport.
    [844, 390],
  ] as const) {
    test(`is in view wherever its button is, at ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const path of ['/docs/intro', '/examples/eye', '/playground']) {
        await hydrated(page, path);
        const more = page.getByRole('button', { name: 'More', exact: true }).first();
        for (const block of ['start', 'center', 'end'] as const) {
          await more.evaluate((element, where) => element.scrollIntoView({ block: where }), block);
          await settled(page);
          await more.press('Enter');
          const list = page.getByRole('group', { name: 'More' });
          const where = `${path}, button at the ${block}`;
          await expect(list, where).toBeInViewport({ ratio: 1 });
          // The last action can be scrolled to, and nothing covers it.
          const last = list.getByRole('button').last();
          await last.scrollIntoViewIfNeeded();
          await last.click({ trial: true });
          await page.keyboard.press('Escape');
          await expect(list).toHaveCount(0);
        }
      }
    });
  }

  test('follows its button, and goes when the button has gone', async ({ page }) => {
    const example = await openExample(page);
    await example.button('More').press('Enter');
    const list = example.root.getByRole('group', { name: 'More' });
    const gap = async (): Promise<number> => {
      const [button, box] = [await example.button('More').boundingBox(), await list.boundingBox()];
      if (!button || !box) return NaN;
      return Math.min(
        Math.abs(box.y - button.y - button.height),
        Math.abs(button.y - box.y - box.height),
      );
    };
    await expect.poll(gap).toBeLessThan(2);
    await page.evaluate(() => window.scrollBy({ top: -60, behavior: 'instant' }));
    await expect.poll(gap).toBeLessThan(2);
    await page.evaluate(() => window.scrollTo({ top: 99_999, behavior: 'instant' }));
    await expect(list).toHaveCount(0);
  });
});

test.describe('the playground on a desk', () => {
  test.use({ viewport: { width: 1440, height: 900 }, contextOptions: { reducedMotion: 'reduce' } });

  test('fits the window with the notice open, also when there is much to say', async ({ page }) => {
    const shared = await openShared(
      page,
      sketchWith(
        "for (let i = 0; i < 60; i++) console.log('line ' + i);\nsetTimeout(() => nothing(), 200);",
      ),
    );
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
    const parts = [
      shared.preview,
      shared.root.getByRole('group', { name: 'Sketch', exact: true }),
      shared.editor,
      shared.root.getByText('Console', { exact: true }),
    ];
    const fits = async (): Promise<void> => {
      for (const part of parts) await expect(part).toBeInViewport({ ratio: 1 });
      const scrolls = await page.evaluate(
        () => document.documentElement.scrollHeight - window.innerHeight,
      );
      expect(scrolls).toBe(0);
    };
    await fits();
    const picture = await shared.preview.boundingBox();
    await shared.button('Run').click();
    await expect(shared.root.getByRole('log')).toContainText('line 59');
    await expect(shared.problem).toContainText('nothing is not defined');
    // The console and the error have not changed the size of the picture.
    expect(await shared.preview.boundingBox()).toEqual(picture);
    await fits();
    await expect(shared.root.getByRole('log')).toBeInViewport({ ratio: 1 });
  });
});
