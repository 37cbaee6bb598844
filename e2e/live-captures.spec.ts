import { expect, test } from './support/reading';
import {
  contentOf,
  openExample,
  openShared,
  phone,
  runShared,
  sketchWith,
  slug1,
} from './support/live';
import { inMotion } from './support/page';
import { readGif, readWebM } from './support/recordings';

test.use({ viewport: phone, ...inMotion });

function sizeOf(canvas: HTMLElement | SVGElement): number[] {
  return canvas instanceof HTMLCanvasElement ? [canvas.width, canvas.height] : [];
}

test.describe('controls', () => {
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
});
