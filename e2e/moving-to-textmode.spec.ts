/**
 * The pairs of sketches in p5.asciify and textmode.js: textmode.js comes with the first sketch that
 * uses it, unchanged; each sketch runs in the sandbox; the overlay works on both majors.
 */
import { readFileSync } from 'node:fs';
import { p5Majors } from 'sketch-player/p5Majors';
import { openSketch } from '../scripts/sketches/openSketch';
import { LiveExample, openShared, phone } from './support/live';
import { hydrated } from './support/page';
import { expect, test, type Page } from './support/reading';
import { expect as expectDrawn, test as sketchTest } from './support/sketchPage';

const address = '/docs/moving-to-textmode';
const installed = new URL('../node_modules/textmode.js/', import.meta.url);
const pairs = ['overlay', 'windmill', 'pond', 'filings', 'butterfly', 'snow'];

test.use({ viewport: phone });

/** Records what is requested of textmode.js from now on. */
function watchTextmode(page: Page): string[] {
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('textmode.umd')) requested.push(new URL(request.url()).pathname);
  });
  return requested;
}

/** How many different colours the canvas of textmode.js shows. */
async function coloursOf({ sketch }: LiveExample): Promise<number> {
  return sketch.locator('.textmodeCanvas').evaluate((canvas) => {
    const copy = document.createElement('canvas');
    const context = copy.getContext('2d');
    if (!(canvas instanceof HTMLCanvasElement) || !context) return 0;
    [copy.width, copy.height] = [canvas.width, canvas.height];
    context.drawImage(canvas, 0, 0);
    const { data } = context.getImageData(0, 0, copy.width, copy.height);
    return new Set(new Uint32Array(data.buffer)).size;
  });
}

test('textmode.js is requested by the first sketch that uses it', async ({ page }) => {
  const requested = watchTextmode(page);
  await hydrated(page, address);
  const ours = LiveExample.of(page, 'pair-butterfly');
  await ours.preview.scrollIntoViewIfNeeded();
  await ours.button('Play').click();
  await ours.is('running');
  expect(requested).toEqual([]);
  await ours.button('Stop').press('Enter');

  const theirs = LiveExample.of(page, 'pair-butterfly-textmode');
  await theirs.preview.scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
  await theirs.button('Play').click();
  await theirs.is('running');
  expect(requested).toEqual(['/lib/textmode.js/0.11.0/textmode.umd.js']);
});

test('it is served as its package brings it, and its licence is listed', async ({
  page,
  request,
}) => {
  const file = await request.get('/lib/textmode.js/0.11.0/textmode.umd.js');
  expect(await file.body()).toEqual(readFileSync(new URL('dist/textmode.umd.js', installed)));
  const texts = await (await request.get('/licences.txt')).text();
  expect(texts).toContain(readFileSync(new URL('LICENSE', installed), 'utf8').trim());
  await page.goto('/licences');
  await expect(page.getByText('textmode.js 0.11.0, LGPL-2.1')).toBeVisible();
});

for (const pair of pairs) {
  for (const slug of [`pair-${pair}`, `pair-${pair}-textmode`]) {
    test(`${slug} runs in the sandbox`, async ({ page }) => {
      await hydrated(page, address);
      const example = LiveExample.of(page, slug);
      await example.preview.scrollIntoViewIfNeeded();
      await example.button('Play').click();
      await example.is('running');
      await expect(example.problem).toHaveCount(0);
      const isOurs = !slug.endsWith('textmode');
      await expect(example.button('Inspect')).toHaveCount(isOurs ? 1 : 0);
      await expect(example.button('Shapes')).toHaveCount(isOurs ? 1 : 0);
      if (isOurs) return;
      await expect.poll(() => coloursOf(example)).toBeGreaterThan(4);
      // What the sketch says of its picture is the name of its frame.
      await expect(example.preview.locator('iframe')).toHaveAccessibleName(/: .+\.$/);
    });
  }
}

for (const major of p5Majors) {
  test(`the overlay covers the canvas of p5.js ${major}.x with characters`, async ({ page }) => {
    const source = readFileSync(
      new URL('../examples/pair-overlay-textmode/sketch.js', import.meta.url),
      'utf8',
    );
    // The playground knows published sketches, and starts them; this one comes from somebody else.
    const shared = await openShared(page, `${source}\n// A copy.\n`, major);
    await shared.button('Run').click();
    await shared.is('running');
    await expect.poll(() => coloursOf(shared)).toBeGreaterThan(4);
    const boxes = await Promise.all(
      ['#defaultCanvas0', '.textmodeCanvas'].map((name) =>
        shared.sketch.locator(name).boundingBox(),
      ),
    );
    expect(boxes[1]).toEqual(boxes[0]);
    expect(await shared.evaluate('typeof window.p5asciify')).toBe('undefined');
  });
}

sketchTest('triangle() of textmode.js 0.11.0 is upside down', async ({ sketchPage }) => {
  const source = `
    const t = textmode.create({ width: 320, height: 192, fontSize: 16 });
    t.draw(() => {
      t.background(0);
      t.char('A');
      t.triangle(-6, 4, 0, -4, 6, 4);
    });`;
  await openSketch(sketchPage, { source }, '1', { width: 320, height: 192 }, { antialias: false });
  const rows = await sketchPage.page.evaluate(async () => {
    await window.drawFrames(2, 2);
    const { grid, cells } = window.readTextmode() ?? { grid: undefined, cells: [] };
    const cols = grid?.cols ?? 1;
    return Array.from(
      { length: cells.length / cols },
      (_, y) =>
        cells.slice(y * cols, (y + 1) * cols).filter(({ character }) => character === 'A').length,
    ).filter((count) => count > 0);
  });
  expectDrawn(rows.length).toBeGreaterThan(4);
  expectDrawn(rows[0]).toBeGreaterThan(rows.at(-1) ?? 0);
});
