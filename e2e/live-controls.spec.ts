import { pathToFileURL } from 'node:url';
import { expect, test } from '@playwright/test';
import {
  contentOf,
  LiveExample,
  openExample,
  phone,
  runShared,
  sketchWith,
  slug1,
} from './support/live';

test.use({ viewport: phone });

test.describe('controls', () => {
  test('pause, step, play and restart', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    await expect(example.root.getByText(/\d+ frames\/s/)).toBeVisible();
    await example.button('Pause').click();
    await example.is('paused');
    const paused = Number(await example.evaluate('frameCount'));
    await example.button('Step').click();
    await expect.poll(() => example.evaluate('frameCount')).toBe(paused + 1);
    await example.button('Play').click();
    await expect
      .poll(async () => Number(await example.evaluate('frameCount')))
      .toBeGreaterThan(paused + 2);
    await example.button('Restart').click();
    await example.is('running');
    expect(Number(await example.evaluate('frameCount'))).toBeLessThan(paused + 2);
  });

  test('either line of p5.js', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    const version = 'p5.VERSION || p5.prototype.VERSION';
    expect(await example.evaluate(version)).toMatch(/^1\./);
    await example.button('p5 2.x').click();
    await expect(example.button('p5 2.x')).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => example.evaluate(version).catch(() => '')).toMatch(/^2\./);
    await example.is('running');
  });

  test('the plain picture under the characters', async ({ page }) => {
    const example = await openExample(page);
    await example.is('running');
    const hasCharacters = 'p5asciify.asciifier().renderers().hasEnabledRenderers';
    await example.button('WEBGL').click();
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(false);
    await example.button('Restart').click();
    await example.is('running');
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(false);
    await example.button('ASCII').click();
    await expect.poll(() => example.evaluate(hasCharacters)).toBe(true);
  });

  test('full screen', async ({ page }) => {
    const example = await openExample(page);
    await example.button('Full screen').click();
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
    await example.button('Full screen').click();
    await expect(page.getByRole('status').getByText('did not allow full screen')).toBeAttached();
    expect(errors).toEqual([]);

    // As Safari on an iPhone.
    await page.addInitScript(() => {
      Object.defineProperty(document, 'fullscreenEnabled', { value: undefined });
    });
    await page.reload();
    await example.button('Play').hover();
    await expect(example.button('Full screen')).toHaveCount(0);
  });

  for (const [action, ending, start] of [
    ['Save the frame as text', 'txt', / {4}/],
    ['Save the frame as SVG', 'svg', /^<(\?xml|svg)/],
    ['Save the frame as PNG', 'png', /^.PNG/],
    ['Record three seconds as video', 'webm', /webm/],
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

  test('a frame cannot be saved before there is one', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    // What appears together with its words is not spoken, so its place is there before.
    const statuses = example.root.getByRole('status');
    await expect(statuses).toHaveCount(2);
    const more = example.root.getByText('More', { exact: true });
    await more.press('Enter');
    await example.button('Save the frame as PNG').press('Enter');
    await expect(statuses.filter({ hasText: 'Play the sketch first.' })).toBeVisible();
    await expect(statuses).toHaveCount(2);
    // What was pressed is hidden again.
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

  test('a link that opens it in the playground, and waits there', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    await example.choose('Copy a link to this sketch');
    await expect(example.root.getByText('Link copied.')).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(link);
    await expect(page.getByText('came with a link')).toBeVisible();
    const shared = new LiveExample(page, page.locator('main'));
    await expect(shared.editor).toContainText('A plain WEBGL sketch');
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
    // By keyboard: while software WebGL keeps the browser busy, clicks can reach the frame beside it.
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
    const names = ['Pause', 'Restart', 'Step', 'ASCII', 'WEBGL', 'p5 1.x', 'p5 2.x', 'Full screen'];
    for (const name of names) {
      await expect(example.button(name)).toBeFocused();
      await page.keyboard.press('Tab');
    }
    const more = example.root.locator('summary', { hasText: 'More' });
    await expect(more).toBeFocused();
    await page.keyboard.press('Enter');
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
    for (const button of await example.root.getByRole('button').all()) {
      await expect(button).toHaveAccessibleName(/\w/);
    }
  });
});

test.describe('editing', () => {
  // Nothing runs while the test types: software WebGL leaves little time for the page.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('what is typed runs on command, survives a reload, and can be thrown away', async ({
    page,
  }) => {
    const example = await openExample(page);
    await example.write(sketchWith("console.log('mine');"));
    await page.keyboard.press('ControlOrMeta+Enter');
    await expect(example.root.getByRole('log')).toContainText('mine');
    await page.reload();
    await example.stage.scrollIntoViewIfNeeded();
    await expect(example.root).toContainText("console.log('mine')");
    await expect(page.locator('iframe')).toHaveCount(0);
    page.once('dialog', (dialog) => void dialog.accept());
    await example.button('Reset').press('Enter');
    await expect(example.button('Edit')).toBeFocused();
    await expect(example.root).not.toContainText("console.log('mine')");
    await expect(example.root).toContainText('A plain WEBGL sketch');
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
    await example.button('Play').click();
    await example.is('running');
    await example.sketch.locator('canvas').click();
    // It is in a process of its own, which takes a moment.
    await expect(example.stage.locator('iframe')).toBeFocused();
    // The frame is gone before it could confirm the key.
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
