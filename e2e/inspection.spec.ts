/** Why a cell looks as it does: the inspection of a sketch, cell by cell and frame by frame. */
import { p5Majors } from 'sketch-player/p5Majors';
import { expect, test } from './support/reading';
import { contentOf, openShared, phone, type LiveExample } from './support/live';
import { inMotion } from './support/page';

test.use({ viewport: phone, ...inMotion });

/** Two layers of which the upper one has characters in the right half only, flipped and turned. */
const sketch = `
function setup() {
  createCanvas(360, 280, WEBGL); frameRate(10);
}
function setupAsciify() {
  p5asciifier.fontSize(20);
  p5asciifier.renderers().get('brightness').update({
    enabled: true, characters: ' .:-=+*#', characterColorMode: 'sampled',
  });
  p5asciifier.renderers().add('bright', 'brightness', {
    enabled: true, characters: 'AB', brightnessRange: [200, 255], invert: true,
    characterColorMode: 'sampled', rotation: 90, flipHorizontally: true,
  });
}
function draw() {
  background(20, 40, 60);
  noStroke(); fill(255);
  rect(0, -height / 2, width / 2, height);
  fill(90, 160, 90);
  rect(-width / 2 + (frameCount % 10) * 20, -height / 2, 20, height);
}
`;

interface Exported {
  metadata: { gridSize: { cols: number; rows: number } };
  cells: Record<string, unknown>[];
}

/** The frame as the menu saves it. */
async function exported(live: LiveExample): Promise<Exported> {
  const download = live.page.waitForEvent('download');
  await live.choose('Save the frame as JSON');
  return JSON.parse((await contentOf(await download)).toString()) as Exported;
}

for (const major of p5Majors) {
  test(`on p5.js ${major}.x: values are those of the export, frames go back, keys do it all`, async ({
    page,
  }) => {
    const requests: string[] = [];
    const live = await openShared(page, sketch, major);
    await expect(live.button('Inspect')).toBeDisabled();
    await live.button('Run').click();
    await live.is('running');
    page.on('request', (request) => requests.push(request.url()));

    // Nothing is loaded before it is asked for; I does the same as the button.
    await live.button('Restart').focus();
    expect(requests).toEqual([]);
    await page.keyboard.press('i');
    const cells = live.preview.getByRole('application', { name: 'Cells of the frame' });
    await expect(cells).toBeFocused();
    expect(requests.length).toBeGreaterThan(0);
    const slider = live.root.getByRole('slider', { name: 'Frame' });
    await expect.poll(async () => Number(await slider.getAttribute('max'))).toBeGreaterThan(8);

    await live.clickRead('Pause');
    await live.is('paused');
    const facts = live.root.getByRole('region', { name: 'Chosen cell' });
    const json = facts.locator('pre');
    const frame = await exported(live);
    const { cols, rows } = frame.metadata.gridSize;
    const cellAt = (x: number, y: number) => frame.cells[y * cols + x];
    const shown = async () => JSON.parse(await json.innerText()) as unknown;
    const value = (name: string) =>
      facts.locator('div', { has: page.getByText(name, { exact: true }) }).getByRole('definition');

    // The keys lead to the corners and no further.
    await cells.focus();
    for (const [key, x, y] of [
      ['Home', 0, 0],
      ['PageUp', 0, 0],
      ['ArrowLeft', 0, 0],
      ['ArrowRight', 1, 0],
      ['ArrowDown', 1, 1],
      ['End', cols - 1, 1],
      ['PageDown', cols - 1, rows - 1],
      ['ArrowDown', cols - 1, rows - 1],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(shown, `after ${key}`).toEqual(cellAt(x, y));
      await expect(facts.getByText(`cells[${y * cols + x}]`)).toBeVisible();
    }
    // In the right half, the upper layer lies above the lower one.
    await expect(value('Renderer')).toHaveText('bright, above brightness');
    await expect(value('Transform buffer')).toContainText('inverted, flipped left to right');
    await expect(value('Rotation buffer')).toContainText('90');
    const said = page.getByText(new RegExp(`x ${cols - 1}, y ${rows - 1}: “[AB]”.*bright\\.`));
    await expect(said).toBeAttached();

    // Every cell of a row and of a column, by its place under the pointer.
    const box = (await cells.boundingBox()) ?? { width: 0, height: 0 };
    const at = (x: number, y: number) => ({
      x: ((x + 0.5) / cols) * box.width,
      y: ((y + 0.5) / rows) * box.height,
    });
    // A click on the kept cell lets it go, so that the pointer is followed.
    await cells.click({ position: at(cols - 1, rows - 1) });
    for (let x = 0; x < cols; x++) {
      await cells.hover({ position: at(x, 2) });
      await expect.poll(shown).toEqual(cellAt(x, 2));
    }
    await cells.click({ position: at(3, 2) });
    await cells.hover({ position: at(5, 4) });
    await expect.poll(shown).toEqual(cellAt(3, 2));

    // The pixel that a sampled colour is taken from is in the enlarged source.
    const words = await value('Source pixels').innerText();
    const [, left, top] = /middle is x (\d+), y (\d+)/.exec(words) ?? [];
    const color = await live.evaluate(`(() => {
      const source = p5asciifier.captureFramebuffer;
      source.loadPixels();
      const at = 4 * (${String(top)} * source.width * source.density + ${String(left)});
      return [...source.pixels.slice(at, at + 3)];
    })()`);
    const bytes = (await value('Primary colour buffer').innerText()).split(', ').map(Number);
    expect(bytes.slice(0, 3)).toEqual(color);
    await expect
      .poll(() =>
        facts.locator('canvas').evaluate((canvas: HTMLCanvasElement) => {
          const { width, height } = canvas;
          const data = canvas.getContext('2d')?.getImageData(0, 0, width, height).data ?? [];
          return [...data].some((byte) => byte !== 0);
        }),
      )
      .toBe(true);

    // Going back and forth gives the same frames, each what it was; the last is that of the export.
    const texts = new Map<number, string>();
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    const copied = async () => {
      await live.button('Copy this frame').press('Enter');
      await expect(live.root.getByText('Frame copied.')).toBeVisible();
      return page.evaluate(() => navigator.clipboard.readText());
    };
    const last = Number(await slider.inputValue());
    await slider.focus();
    for (let place = last; place >= last - 3; place--) {
      await expect(slider).toHaveValue(String(place));
      texts.set(place, await copied());
      await slider.focus();
      await page.keyboard.press('ArrowLeft');
    }
    const text = Array.from({ length: rows }, (_, y) =>
      Array.from({ length: cols }, (_, x) => String(cellAt(x, y)?.character)).join(''),
    ).join('\n');
    expect(texts.get(last)).toBe(text);
    expect(new Set(texts.values()).size).toBeGreaterThan(1);
    await expect(facts.getByText('The source of earlier frames is not kept.')).toBeVisible();
    for (let place = last - 3; place <= last; place++) {
      await live.button('Next frame').press('Enter');
      await expect(slider).toHaveValue(String(place));
      expect(await copied()).toBe(texts.get(place));
    }

    // Overlays change what is painted over the cells.
    const painted = () =>
      cells.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
    for (const overlay of ['Grid', 'Source', 'brightness', 'bright']) {
      const button = live.root
        .getByRole('group', { name: 'Overlays' })
        .getByRole('button', { name: overlay, exact: true });
      const before = await painted();
      await button.press('Enter');
      await expect.poll(painted, overlay).not.toBe(before);
    }

    // At 390 px, nothing is wider than the page, and a tap chooses a cell.
    await page.setViewportSize({ width: 390, height: 800 });
    const overflow = () =>
      page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    await expect.poll(overflow).toBeLessThanOrEqual(0);
    await expect.poll(async () => (await cells.boundingBox())?.width).toBeLessThanOrEqual(390);

    // On a desktop, where the playground is as high as the window, the sketch keeps enough room.
    await page.setViewportSize({ width: 1440, height: 900 });
    await expect
      .poll(async () => (await live.preview.boundingBox())?.height)
      .toBeGreaterThanOrEqual(180);

    // Step shows its frame; Escape ends it, and gives the focus back.
    await live.button('Step').press('Enter');
    await expect(slider).toHaveValue(String(last + 1));
    await cells.press('Escape');
    await expect(cells).toHaveCount(0);
    await expect(live.button('Inspect')).toBeFocused();
    await expect(slider).toHaveCount(0);
  });
}

test('cells of another asciifier, on a canvas that is wider than the preview', async ({ page }) => {
  const live = await openShared(
    page,
    `function setup() { createCanvas(1000, 200, WEBGL); frameRate(5); }
async function setupAsciify() {
  p5asciifier.fontSize(20);
  p5asciifier.renderer('brightness').update({ characters: 'ab' });
  const second = await p5asciify.add();
  second.fontSize(40);
  second.renderer('brightness').update({ characters: 'XY', rotation: 90 });
}
function draw() { background(120, 40, 200); }`,
  );
  await live.button('Run').click();
  await live.is('running');
  await live.button('Inspect').press('Enter');
  const cells = live.preview.getByRole('application', { name: 'Cells of the frame' });
  const json = live.root.getByRole('region', { name: 'Chosen cell' }).locator('pre');
  await expect(json).toContainText(/"character": "[ab]"/);
  const choice = live.root.getByRole('combobox', { name: 'Asciifier' });
  await expect(choice.getByRole('option')).toHaveText(['1 of 2', '2 of 2']);
  await choice.selectOption('2 of 2');
  await expect(json).toContainText(/"character": "[XY]"/);
  await expect(choice).toHaveValue('1');
  const exported = (await live.evaluate(
    'JSON.parse(p5asciify.asciifiers[1].toJSON())',
  )) as Exported;
  const { cols } = exported.metadata.gridSize;
  const shown = async () => JSON.parse(await json.innerText()) as unknown;
  expect(await shown()).toEqual(exported.cells[0]);

  // The last cell of a row lies outside; the sketch is scrolled, and back when it is over.
  const rightEdge = async () => {
    const box = await cells.boundingBox();
    return Math.round((box?.x ?? 0) + (box?.width ?? 0));
  };
  const { x = 0, width = 0 } = (await live.preview.boundingBox()) ?? {};
  expect(await rightEdge()).toBeGreaterThan(x + width + 100);
  await cells.focus();
  await page.keyboard.press('End');
  await expect.poll(shown).toEqual(exported.cells[cols - 1]);
  await expect.poll(rightEdge).toBeLessThanOrEqual(Math.ceil(x + width) + 1);
  await page.keyboard.press('Home');
  await expect
    .poll(async () => Math.round((await cells.boundingBox())?.x ?? NaN))
    .toBe(Math.round(x));
  await page.keyboard.press('End');
  await expect.poll(() => live.evaluate('document.body.scrollLeft')).toBeGreaterThan(0);
  await page.keyboard.press('Escape');
  await expect.poll(() => live.evaluate('document.body.scrollLeft')).toBe(0);
});

test('a sketch without characters says so', async ({ page }) => {
  const live = await openShared(
    page,
    `function setup() { createCanvas(100, 100, WEBGL); }
function setupAsciify() { p5asciify.remove(0); }
function draw() { background(frameCount % 255); }`,
  );
  await live.button('Run').click();
  await live.is('running');
  await live.button('Inspect').press('Enter');
  await expect(live.root.getByText(/there are no characters to inspect/)).toBeVisible();
});
