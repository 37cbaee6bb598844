import type P5 from 'p5';
import { brightnessCharacters } from './harness/expected';
import { grey, paint, painting } from './harness/paintings';
import type { Sketch } from './harness/sketch';
import { expect, test } from './harness/test';

const VT323 = '/fonts/vt323-latin-400-normal.woff';
/** VT323's glyphs in em: width of `µ`, top of the ring of `Å`, bottom of the tail of `Q`. */
const VT323_EXTENT = { widest: 0.368, highest: 0.88, lowest: -0.16 };

const picture = painting(10, 6, (x) => grey(Math.floor(((x + 0.5) / 10) * 255)));

/** Loads the second font, on any version of p5, and passes it to the asciifier. */
async function useVt323(sketch: Sketch, options?: { updateCharacters: boolean }): Promise<void> {
  await sketch.evaluate(
    async ({ url, options }) => {
      const font = await new Promise<P5.Font>((loaded, failed) => {
        const result: unknown = loadFont(url, loaded, failed);
        if (result instanceof Promise) result.then(loaded, failed);
      });
      p5asciifier.font(font, options);
    },
    { url: VT323, options },
  );
  await sketch.draw();
}

const fontOf = (sketch: Sketch) =>
  sketch.evaluate(() => ({
    characters: p5asciifier.fontManager.charactersString,
    glyph: p5asciifier.fontManager.maxGlyphDimensions,
    cell: { width: p5asciifier.grid.cellWidth, height: p5asciifier.grid.cellHeight },
  }));

test('in-depth/fonts: another font brings its own cells, and renderers look their characters up again', async ({
  open,
}) => {
  const sketch = await open({
    data: picture,
    draw: paint,
    setupAsciify() {
      p5asciifier.renderer('brightness')?.update({ characters: ' .∕#' });
    },
  });
  const characters = picture.cells.slice(0, 10).flatMap((c) => brightnessCharacters(c, ' .∕#'));
  const before = await fontOf(sketch);
  expect(await sketch.text()).toEqual(Array(6).fill(characters.join('')));
  await useVt323(sketch);
  const after = await fontOf(sketch);
  // The two fonts hold different characters, so a character has another position in each.
  expect(after.characters.indexOf('∕')).not.toBe(before.characters.indexOf('∕'));
  expect(Array.from(after.characters)[0]).toBe(' ');

  const { widest, highest, lowest } = VT323_EXTENT;
  expect(after.glyph).toEqual({
    width: Math.ceil(widest * 16),
    height: Math.ceil((highest - lowest) * 16),
  });
  expect(after.cell).toEqual(after.glyph);
  const cols = Math.floor(160 / after.cell.width);
  const rows = Math.floor(96 / after.cell.height);
  const centres = Array.from({ length: cols }, (_, x) => Math.floor(((x + 0.5) / cols) * 10));
  const row = centres.map((column) => characters[column]).join('');
  expect(await sketch.text()).toEqual(Array(rows).fill(row));
});

test('its characters are drawn with its glyphs', async ({ open }) => {
  const sketch = await open({
    data: picture,
    draw: paint,
    setupAsciify() {
      p5asciifier.renderer('brightness')?.update({ characters: '#' });
    },
  });
  const ink = async () => {
    const { data } = await sketch.canvas();
    return data.filter((value, i) => i % 4 === 0 && value > 127).length;
  };
  const first = await ink();
  await useVt323(sketch);
  const second = await ink();
  expect(second).toBeGreaterThan(100);
  expect(second).not.toBe(first);
});

test('in-depth/fonts: updateCharacters: false keeps the numbers of characters', async ({
  open,
}) => {
  const sketch = await open({
    data: picture,
    draw: paint,
    setupAsciify() {
      p5asciifier.renderer('brightness')?.update({ characters: '↑' });
    },
  });
  const { characters } = await fontOf(sketch);
  const index = Array.from(characters).indexOf('↑');
  await useVt323(sketch, { updateCharacters: false });
  const after = Array.from((await fontOf(sketch)).characters);
  expect(new Set((await sketch.rows()).join(''))).toEqual(new Set(after[index]));
});

test('after updateCharacters: false, characters() looks up the same string in the new font', async ({
  open,
}) => {
  const sketch = await open({
    data: picture,
    draw: paint,
    setupAsciify() {
      p5asciifier.renderer('brightness')?.update({ characters: '∕' });
    },
  });
  const used = async () => Array.from(new Set((await sketch.rows()).join('')));
  expect(await used()).toEqual(['∕']);
  await useVt323(sketch, { updateCharacters: false });
  expect(await used()).not.toEqual(['∕']);
  await sketch.evaluate(() => p5asciifier.renderer('brightness')?.characters('∕'));
  await sketch.draw();
  expect(await used()).toEqual(['∕']);
});

test('in-depth/fonts: a character that the new font lacks is named, and the old font stays', async ({
  open,
}) => {
  const sketch = await open({
    data: picture,
    draw: paint,
    // A renderer that is disabled needs its characters, too.
    setupAsciify() {
      p5asciifier.renderer('edge')?.characters('-/|\\↑/|\\');
    },
  });
  const before = [await fontOf(sketch), await sketch.text()];
  // A second attempt must be refused like the first.
  for (let i = 0; i < 2; i += 1) {
    await expect(useVt323(sketch)).rejects.toThrow(/P5AsciifyError.*↑.*U\+2191/);
  }
  await sketch.draw();
  expect([await fontOf(sketch), await sketch.text()]).toEqual(before);
});

test('font sizes change the cells, not the picture', async ({ open }) => {
  const sketch = await open({ data: picture, draw: paint });
  const row = ' .:-=+*%@#';
  await sketch.evaluate(() => p5asciifier.fontSize(8));
  await sketch.draw();
  const doubled = Array.from(row, (character) => character.repeat(2)).join('');
  expect(await sketch.text()).toEqual(Array(12).fill(doubled));
  await sketch.evaluate(() => p5asciifier.fontSize(16));
  await sketch.draw();
  expect(await sketch.text()).toEqual(Array(6).fill(row));
});

test('in-depth/fonts: the built-in font has square cells at any size, and A has number 33', async ({
  open,
}) => {
  const sketch = await open({ data: picture, draw: paint });
  for (const size of [1, 7, 8, 10, 12, 16, 17, 24, 32, 64]) {
    await sketch.evaluate((s) => p5asciifier.fontSize(s), size);
    expect((await fontOf(sketch)).cell).toEqual({ width: size, height: size });
  }
  expect((await fontOf(sketch)).characters.indexOf('A')).toBe(33);
});
