/** The tool that measures the characters of a font: what it states, by keyboard, with any file. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { bitmapFaces, rasterise } from '../testing/rasterise';
import { violations } from './support/axe';
import { awake, hydrated } from './support/page';
import { expect, test, type Locator, type Page } from './support/reading';
import { watchPolicy } from './support/watchPolicy';

const address = '/docs/cookbook/choosing-a-ramp';
const { resolve } = createRequire(import.meta.url);
const vt323 = resolve('@fontsource/vt323/files/vt323-latin-400-normal.woff');

async function openTool(page: Page): Promise<Locator> {
  await hydrated(page, address);
  await awake(page);
  await page.getByRole('button', { name: 'Measure characters' }).press('Enter');
  const tool = page.getByRole('region', { name: 'Measure a ramp' });
  await expect(tool.getByRole('status')).toContainText('measured in Press Start 2P');
  return tool;
}

/** What a table of characters shows: each with its ink in percent. */
async function readTable(table: Locator): Promise<[string, number][]> {
  const rows = await table.locator('tbody tr').allInnerTexts();
  return rows.map((row) => {
    const [character = '', ink = ''] = [/^\S+/.exec(row.trim())?.[0], /([\d.]+) %/.exec(row)?.[1]];
    return [character === 'space' ? ' ' : character, Number(ink)];
  });
}

const charactersField = (tool: Locator) => tool.getByLabel('Characters', { exact: true });

test('nothing of it is loaded before it is asked for', async ({ page }) => {
  await hydrated(page, address);
  await awake(page);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  await page.getByRole('heading', { name: 'Density' }).scrollIntoViewIfNeeded();
  expect(loaded.filter((path) => /press-start|Workbench/i.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Measure characters' }).press('Enter');
  await expect(page.getByRole('table', { name: /From the lightest/ })).toBeVisible();
  expect(loaded.some((path) => path.endsWith('.woff2'))).toBe(true);
});

test('it counts the dots of the default font', async ({ page }) => {
  const glyphs = await rasterise(bitmapFaces.frame);
  const tool = await openTool(page);
  const all = String.fromCharCode(...Array.from({ length: 94 }, (_, i) => 0x21 + i));
  await charactersField(tool).fill(all);
  await expect(tool.getByRole('status')).toContainText('94 characters');
  const measured = await readTable(tool.getByRole('table'));
  expect(measured.map(([character]) => character).sort()).toEqual([...all].sort());
  for (const [character, ink] of measured) {
    const dots = (glyphs[character] ?? '').replace(/[^#]/g, '').length;
    expect(Math.abs(ink - (dots / 64) * 100), character).toBeLessThan(0.4);
  }
});

test('the table for readers without scripts shows what the tool measures', async ({ page }) => {
  const tool = await openTool(page);
  const measured = await readTable(tool.getByRole('table'));
  const printed = await readTable(
    page.locator('article table').filter({ hasText: 'Step' }).filter({ hasNotText: 'Code' }),
  );
  expect(printed).toHaveLength(10);
  for (const [index, [character, ink]] of printed.entries()) {
    const row = measured.find(([one]) => one === character);
    expect(row?.[1], character).toBeCloseTo(ink, 0);
    // Characters with the same ink keep the order in which they were typed.
    expect(measured[index]?.[1]).toBeCloseTo(ink, 0);
  }
});

test('it measures a font file, and says what is not in it', async ({ page }) => {
  const policy = await watchPolicy(page);
  const tool = await openTool(page);
  const before = await readTable(tool.getByRole('table'));
  await charactersField(tool).fill('@. #a█a');
  await tool.getByLabel('Or a font file').setInputFiles(vt323);
  const status = tool.getByRole('status');
  await expect(status).toContainText('5 characters, measured in vt323-latin-400-normal.woff.');
  await expect(status).toContainText('The font lacks █');
  await expect(tool.getByRole('combobox')).toHaveValue('own');
  const measured = await readTable(tool.getByRole('table'));
  expect(measured.slice(0, 2).map(([character]) => character)).toEqual([' ', '.']);
  expect(measured[0]?.[1]).toBe(0);
  const hash = (rows: readonly [string, number][]) => rows.find(([one]) => one === '#')?.[1];
  // The strokes of VT323 are thinner than those of the default font.
  expect(hash(measured)).toBeLessThan(hash(before) ?? 0);
  expect(await violations(page)).toEqual([]);
  expect(policy).toEqual({ violations: [], foreignRequests: [] });
});

test('a file that is no font is refused in words, and the last font stays', async ({ page }) => {
  const tool = await openTool(page);
  await tool
    .getByLabel('Or a font file')
    .setInputFiles({ name: 'notes.ttf', mimeType: '', buffer: Buffer.from('no font at all') });
  await expect(tool.getByRole('alert')).toContainText(
    'notes.ttf is not a font that this browser can read.',
  );
  await expect(tool.getByRole('status')).toContainText('measured in Press Start 2P');
  await tool.getByLabel('Or a font file').setInputFiles({
    name: 'good.woff',
    mimeType: '',
    buffer: await readFile(vt323),
  });
  await expect(tool.getByRole('alert')).toHaveCount(0);
});

test('by keyboard alone: the even ones are kept and copied', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const tool = await openTool(page);
  await expect(tool).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(tool.getByLabel('Font', { exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(charactersField(tool)).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(" .-:=+*%@#'\\");
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('7');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(tool.getByRole('status')).toContainText('7 characters');
  const kept = (await readTable(tool.getByRole('table'))).map(([character]) => character).join('');
  expect(kept).toHaveLength(7);
  await expect(charactersField(tool)).toHaveValue(kept);
  await tool.getByRole('button', { name: 'Copy the ramp' }).press('Enter');
  await expect(tool.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toBe(`'${kept.replace(/[\\']/g, '\\$&')}'`);
});

test('the strip goes from dark to light, also in dark characters', async ({ page }) => {
  const tool = await openTool(page);
  /** How bright the left, the middle and the right of the strip of characters are on average. */
  const thirds = () =>
    tool.locator('canvas').evaluate((canvas) => {
      if (!(canvas instanceof HTMLCanvasElement)) throw new Error('There is no strip.');
      const third = Math.floor(canvas.width / 3);
      return [0, 1, 2].map((part) => {
        const { data } =
          canvas.getContext('2d')?.getImageData(part * third, 32, third, 80) ?? new ImageData(1, 1);
        return data.reduce((sum, value, i) => sum + (i % 4 === 0 ? value : 0), 0);
      });
    });
  const rises = async () => {
    const [left = 0, middle = 0, right = 0] = await thirds();
    return left < middle && middle < right;
  };
  expect(await rises()).toBe(true);
  await tool.getByLabel('Dark characters on a light background').press('Space');
  await expect(tool.getByRole('img', { name: /black characters on white/ })).toBeVisible();
  expect(await rises()).toBe(true);
});
