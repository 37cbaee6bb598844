import type P5 from 'p5';
import { indexColour } from './harness/expected';
import { pixelAt } from './harness/pixels';
import { EMPTY } from './harness/sketch';
import { expect, test } from './harness/test';

declare global {
  interface Window {
    /** A framebuffer that the sketch paints and the test reads. */
    painted: P5.Framebuffer;
  }
}

test('nothing is drawn until the buffers are painted', async ({ open }) => {
  const sketch = await open({
    setupAsciify() {
      p5asciifier.renderers().disable();
      p5asciifier.renderer('custom2D')?.enable();
      p5asciifier.background('#204060');
    },
    draw() {
      background(255);
    },
  });
  expect(await sketch.rows()).toEqual(Array(6).fill(EMPTY.repeat(10)));
  expect(await sketch.text()).toEqual(Array(6).fill(' '.repeat(10)));
  expect(pixelAt(await sketch.canvas(), 80, 48)).toEqual([0x20, 0x40, 0x60, 255]);
});

test('characters are seen with a primary colour alone, on the background of the asciifier', async ({
  open,
}) => {
  const sketch = await open({
    setupAsciify() {
      p5asciifier.renderers().disable();
      p5asciifier.background('#0000ff');
      const custom = p5asciifier.renderer('custom2D')?.enable();
      const code = p5asciifier.fontManager.glyphColor('#');
      custom?.characterFramebuffer.draw(() => background(code));
    },
  });
  const colours = async () => {
    const canvas = await sketch.canvas();
    const texels = Array.from({ length: 256 }, (_, i) => pixelAt(canvas, i % 16, i >> 4).join());
    return Array.from(new Set(texels)).sort();
  };
  expect(await colours()).toEqual(['0,0,255,255']);
  await sketch.evaluate(() =>
    p5asciifier.renderer('custom2D')?.primaryColorFramebuffer.draw(() => background('#ff0000')),
  );
  await sketch.draw();
  expect(await colours()).toEqual(['0,0,255,255', '255,0,0,255']);
  await sketch.evaluate(() =>
    p5asciifier.renderer('custom2D')?.secondaryColorFramebuffer.draw(() => background('#00ff00')),
  );
  await sketch.draw();
  expect(await colours()).toEqual(['0,255,0,255', '255,0,0,255']);
});

test('guides/custom-ascii-conversion: fill() paints characters where they are drawn, one unit a cell', async ({
  open,
}) => {
  const sketch = await open({
    setupAsciify() {
      p5asciifier.renderers().disable();
      p5asciifier.renderer('custom2D')?.enable();
    },
    draw() {
      const custom = p5asciifier.renderer('custom2D');
      if (!custom) return;
      custom.characterFramebuffer.begin();
      clear();
      noStroke();
      Array.from('Hello').forEach((letter, i) => {
        p5asciifier.fill(letter);
        rect(i - 5 + 2, -3 + 1, 1, 1);
      });
      custom.characterFramebuffer.end();
    },
  });
  const rows = Array<string>(6).fill(EMPTY.repeat(10));
  rows[1] = `${EMPTY.repeat(2)}Hello${EMPTY.repeat(3)}`;
  expect(await sketch.rows()).toEqual(rows);
});

test('backgrounds set every cell, codes and shortcuts included', async ({ open }) => {
  const sketch = await open({
    setupAsciify() {
      p5asciifier.renderers().disable();
      p5asciifier.renderer('custom2D')?.enable();
    },
    draw() {
      const custom = p5asciifier.renderer('custom2D');
      if (!custom) return;
      custom.characterFramebuffer.begin();
      background(p5asciifier.fontManager.glyphColor('A'));
      custom.characterFramebuffer.end();
      custom.primaryColorFramebuffer.begin();
      background(255, 128, 0);
      custom.primaryColorFramebuffer.end();
      custom.secondaryColorFramebuffer.begin();
      background(0, 0, 128);
      custom.secondaryColorFramebuffer.end();
      custom.transformFramebuffer.begin();
      background(255, 0, 255);
      custom.transformFramebuffer.end();
      custom.rotationFramebuffer.begin();
      background('rgb(25%, 0%, 0%)');
      custom.rotationFramebuffer.end();
    },
  });
  const cells = await sketch.cells();
  expect(cells).toHaveLength(60);
  for (const cell of cells) {
    expect(cell).toEqual({
      character: 'A',
      primary: [255, 128, 0, 255],
      secondary: [0, 0, 128, 255],
      transform: [255, 0, 255, 255],
      rotation: [64, 0, 0, 255],
    });
  }
});

test('guides/custom-ascii-conversion: what was painted once stays until the renderer is disabled', async ({
  open,
}) => {
  const sketch = await open({
    setupAsciify() {
      p5asciifier.renderers().disable();
      const custom = p5asciifier.renderer('custom2D')?.enable();
      if (!custom) return;
      custom.characterFramebuffer.begin();
      background(p5asciifier.fontManager.glyphColor('x'));
      custom.characterFramebuffer.end();
    },
  });
  await sketch.draw();
  expect(await sketch.rows()).toEqual(Array(6).fill('x'.repeat(10)));
  await sketch.evaluate(() => p5asciifier.renderer('custom2D')?.disable().enable());
  await sketch.draw();
  expect(await sketch.rows()).toEqual(Array(6).fill(EMPTY.repeat(10)));
});

test('the texture follows what is painted, with antialiasing as without', async ({ open }) => {
  for (const antialias of [true, false]) {
    const sketch = await open({
      canvas: { antialias },
      data: { colour: '#ff0000' },
      setupAsciify() {
        p5asciifier.renderers().disable();
        p5asciifier.renderer('custom2D')?.enable();
      },
      draw({ colour }) {
        background(255);
        const custom = p5asciifier.renderer('custom2D');
        if (!custom) return;
        custom.characterFramebuffer.begin();
        background(p5asciifier.fontManager.glyphColor(' '));
        custom.characterFramebuffer.end();
        custom.secondaryColorFramebuffer.begin();
        background(colour);
        custom.secondaryColorFramebuffer.end();
      },
    });
    const texture = async () =>
      pixelAt(await sketch.framebuffer(() => p5asciifier.texture), 40, 40);
    expect(await texture()).toEqual([255, 0, 0, 255]);
    await sketch.draw({ colour: '#00ff00' });
    expect(await texture()).toEqual([0, 255, 0, 255]);
    expect(pixelAt(await sketch.canvas(), 40, 40)).toEqual([0, 255, 0, 255]);
  }
});

test('a palette gets as wide as its own colours with some more', async ({ open }) => {
  const sketch = await open({
    setupAsciify() {
      const { P5AsciifyColorPalette } = window.p5.asciify;
      const p: unknown = Reflect.get(window.p5, 'instance');
      if (!(p instanceof window.p5)) throw new Error('There is no sketch.');
      const palette = new P5AsciifyColorPalette(p, [color('red')]);
      const { colors } = palette;
      colors.push(color('lime'), color('blue'));
      palette.setColors(colors);
      window.painted = palette.framebuffer;
      colors.length = 0;
      document.title = String(palette.colors.length);
    },
  });
  const { width, data } = await sketch.framebuffer(() => window.painted);
  expect({ width, data: [...data] }).toEqual({
    width: 3,
    data: [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255],
  });
  expect(await sketch.page.title()).toBe('3');
});

test('glyph colours name a position in the font', async ({ open }) => {
  const sketch = await open({});
  const { font, colours, all } = await sketch.evaluate(() => {
    const { fontManager } = p5asciifier;
    const channels = (c: P5.Color) => [red(c), green(c), blue(c), alpha(c)].map(Math.round);
    return {
      font: fontManager.charactersString,
      colours: fontManager.glyphColors(' !AZ').map(channels),
      all: fontManager.glyphColors(fontManager.characters.map((c) => c.character)).map(channels),
    };
  });
  const glyphs = Array.from(font);
  expect(colours).toEqual([' ', '!', 'A', 'Z'].map((c) => indexColour(glyphs.indexOf(c))));
  expect(colours.slice(0, 3)).toEqual([0, 1, 33].map(indexColour));
  expect(all).toEqual(glyphs.map((_, index) => indexColour(index)));
});
