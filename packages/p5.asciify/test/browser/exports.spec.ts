import { readFile } from 'node:fs/promises';
import type P5 from 'p5';
import { rotationAngle, RAMP } from './harness/expected';
import { canvasOf, CLEAR, grey, paint, painting, WHITE } from './harness/paintings';
import type { Sketch } from './harness/sketch';
import { expect, test } from './harness/test';

/** What the ways of exporting give: text, colour of the first cell, number of glyphs, sum of all texels. */
type Exported = [text: string, color: string | undefined, glyphs: number, light: number];

declare global {
  interface Window {
    read: () => Exported;
    seen: Exported[];
  }
}

interface JsonCell {
  x: number;
  y: number;
  character: string;
  unicode: number;
  color: string;
  backgroundColor: string;
  rotation: number;
  inverted: boolean;
  flipHorizontal: boolean;
  flipVertical: boolean;
}

interface JsonFrame {
  metadata: { version: string; created: string; gridSize: Record<string, number> };
  cells: JsonCell[];
}

const json = async (sketch: Sketch): Promise<JsonFrame> =>
  JSON.parse(await sketch.evaluate(() => p5asciifier.toJSON())) as JsonFrame;

const hex = (channels: readonly number[]): string =>
  `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;

/** A picture of many brightnesses and colours, with a transparent last row. */
const ramp = painting(10, 6, (x, y) =>
  y === 5 ? CLEAR : [Math.floor(((x + 0.5) / 10) * 255), 30 * y, 255 - 20 * x, 255],
);

/** A sketch that paints every combination of inversion and flips, and a few rotations, itself. */
const handmade = {
  canvas: { width: 128, height: 64 },
  setupAsciify() {
    p5asciifier.renderers().disable();
    p5asciifier.renderer('custom2D')?.enable();
  },
  draw() {
    const custom = p5asciifier.renderer('custom2D');
    if (!custom) return;
    const each = (colour: (x: number, y: number) => void) => {
      clear();
      noStroke();
      for (let y = 0; y < 4; y += 1) {
        for (let x = 0; x < 8; x += 1) {
          colour(x, y);
          rect(x - 4, y - 2, 1, 1);
        }
      }
    };
    custom.characterFramebuffer.begin();
    each((x, y) => p5asciifier.fill('FL7&<>"$'.charAt((x + y) % 8)));
    custom.characterFramebuffer.end();
    custom.primaryColorFramebuffer.begin();
    each((x, y) => fill(x * 30, y * 60, 200));
    custom.primaryColorFramebuffer.end();
    custom.secondaryColorFramebuffer.begin();
    each((x, y) => fill(10, x * 20, y * 20));
    custom.secondaryColorFramebuffer.end();
    custom.transformFramebuffer.begin();
    each((x) => fill(x & 1 ? 255 : 0, x & 2 ? 255 : 0, x & 4 ? 255 : 0));
    custom.transformFramebuffer.end();
    custom.rotationFramebuffer.begin();
    each((_, y) => fill([0, 63, 127, 31][y] ?? 0, [0, 191, 128, 223][y] ?? 0, 0));
    custom.rotationFramebuffer.end();
  },
};

test('guides/exporting: toString() has a line a row, a character a column, spaces where cells are empty', async ({
  open,
}) => {
  const sketch = await open({ canvas: canvasOf(ramp), data: ramp, draw: paint });
  const text = await sketch.evaluate(() => p5asciifier.toString());
  const lines = text.split('\n');
  expect(lines.map((line) => line.length)).toEqual(Array(6).fill(10));
  expect(lines[5]).toBe(' '.repeat(10));
  for (const character of lines.slice(0, 5).join('')) expect(RAMP).toContain(character);
});

test('toJSON() describes every cell', async ({ open }) => {
  const sketch = await open(handmade);
  const { metadata, cells } = await json(sketch);
  expect(metadata).toEqual({
    version: '1.0',
    created: new Date(metadata.created).toISOString(),
    gridSize: { cols: 8, rows: 4, cellWidth: 16, cellHeight: 16, width: 128, height: 64 },
  });
  expect(cells).toEqual(
    Array.from({ length: 32 }, (_, i) => {
      const [x, y] = [i % 8, Math.floor(i / 8)];
      const colours = [hex([x * 30, y * 60, 200, 255]), hex([10, x * 20, y * 20, 255])];
      const inverted = (x & 1) > 0;
      if (inverted) colours.reverse();
      const character = 'FL7&<>"$'.charAt((x + y) % 8);
      return {
        ...{ x, y, character, unicode: character.codePointAt(0) },
        ...{ color: colours[0], backgroundColor: colours[1] },
        rotation: Number(
          rotationAngle([[0, 63, 127, 31][y] ?? 0, [0, 191, 128, 223][y] ?? 0]).toFixed(2),
        ),
        ...{ inverted, flipHorizontal: (x & 2) > 0, flipVertical: (x & 4) > 0 },
      };
    }),
  );
});

test('guides/exporting: during draw() every export is the frame before, and after it the current one', async ({
  open,
}) => {
  const sketch = await open({
    canvas: { width: 32, height: 16 },
    data: { level: 255 },
    setupAsciify() {
      const read = (): Exported => {
        const { cells } = JSON.parse(p5asciifier.toJSON()) as JsonFrame;
        const glyphs = p5asciifier.toSVG().match(/<path/g) ?? [];
        const { texture } = p5asciifier;
        texture.loadPixels();
        const light = texture.pixels.reduce((sum, value) => sum + value);
        return [p5asciifier.toString(), cells[0]?.color, glyphs.length, light];
      };
      p5asciifier.renderer('brightness')?.update({ characters: ' ##', backgroundColor: '#00f' });
      Object.assign(window, { read, seen: [read()] });
    },
    draw({ level }) {
      background(level);
      window.seen.push(window.read());
    },
    drawAsciify() {
      window.seen.push(window.read());
    },
  });
  await sketch.draw({ level: 0 });
  await sketch.draw({ level: 128 });
  const seen = await sketch.evaluate(() => window.seen);
  const nothing = ['  ', '#00000000', 0];
  const [white, black, dim] = [
    ['##', '#ffffffff', 2],
    ['  ', '#000000ff', 0],
    ['##', '#808080ff', 2],
  ];
  const inTurn = [nothing, nothing, white, white, black, black, dim];
  expect(seen.map(([text, color, glyphs]) => [text, color, glyphs])).toEqual(inTurn);
  const light = seen.map((exported) => exported[3]);
  expect(light.map((sum) => light.indexOf(sum))).toEqual([0, 0, 2, 2, 4, 4, 6]);
});

test('toString(): when the grid changes its size, all cells are empty until the next frame', async ({
  open,
}) => {
  const sketch = await open({
    canvas: { width: 32, height: 16 },
    draw() {
      background(255);
    },
  });
  const texts = await sketch.evaluate(() => {
    const before = p5asciifier.toString();
    p5asciifier.fontSize(8);
    return [before, p5asciifier.toString()];
  });
  expect(texts).toEqual(['##', '    \n    ']);
  await sketch.draw();
  expect(await sketch.text()).toEqual(['####', '####']);
});

test('toJSON() gives the documented first cell for white', async ({ open }) => {
  const white = painting(4, 4, () => WHITE);
  const sketch = await open({ canvas: canvasOf(white), data: white, draw: paint });
  expect((await json(sketch)).cells[0]).toEqual({
    ...{ x: 0, y: 0, character: '#', unicode: 35 },
    ...{ color: '#ffffffff', backgroundColor: '#000000ff', rotation: 0 },
    ...{ inverted: false, flipHorizontal: false, flipVertical: false },
  });
});

test('guides/exporting: toJSON() can leave out empty cells and white space', async ({ open }) => {
  const sketch = await open({ canvas: canvasOf(ramp), data: ramp, draw: paint });
  const visible = (await sketch.text()).join('').replaceAll(' ', '').length;
  const { compact, pretty } = await sketch.evaluate(() => ({
    compact: p5asciifier.toJSON({ includeEmptyCells: false, prettyPrint: false }),
    pretty: p5asciifier.toJSON({ includeEmptyCells: false }),
  }));
  expect((JSON.parse(compact) as JsonFrame).cells).toHaveLength(visible);
  expect(visible).toBeLessThan(60);
  expect(compact).not.toContain('\n');
  expect(pretty).toContain('\n  "cells"');
});

test('guides/exporting: loadJSON() brings back every cell as it was, whatever its transformations', async ({
  open,
}) => {
  const sketch = await open(handmade);
  const before = { json: await json(sketch), cells: await sketch.cells() };
  const canvas = await sketch.canvas();
  await sketch.evaluate(() => {
    const frame = p5asciifier.loadJSON(p5asciifier.toJSON());
    const { cols, rows } = p5asciifier.grid;
    Reflect.set(window, 'draw', () => {
      const custom = p5asciifier.renderer('custom2D');
      if (!custom) return;
      for (const name of [
        'characterFramebuffer',
        'primaryColorFramebuffer',
        'secondaryColorFramebuffer',
        'transformFramebuffer',
        'rotationFramebuffer',
      ] as const) {
        const loaded = frame[name];
        if (!loaded) throw new Error(`loadJSON() gave no ${name}.`);
        custom[name].begin();
        clear();
        image(loaded, -cols / 2, -rows / 2);
        custom[name].end();
      }
    });
  });
  // Clears the buffers: cells left over from the previous frame would make the test pass wrongly.
  await sketch.evaluate(() => p5asciifier.renderer('custom2D')?.disable().enable());
  await sketch.draw();
  expect((await json(sketch)).cells).toEqual(before.json.cells);
  expect(await sketch.cells()).toEqual(before.cells);
  expect(await sketch.canvas()).toEqual(canvas);
});

test('loadJSON() takes text and objects, at any pixel density', async ({ open }) => {
  const sketch = await open({ ...handmade, canvas: { ...handmade.canvas, density: 2 } });
  const sizes = await sketch.evaluate(() => {
    const text = p5asciifier.toJSON();
    const parsed = JSON.parse(text) as object;
    return [text, parsed].map((source) =>
      Object.values<P5.Framebuffer | null>({ ...p5asciifier.loadJSON(source) }).map((buffer) => {
        buffer?.loadPixels();
        return [buffer?.width, buffer?.height, buffer?.pixels.length];
      }),
    );
  });
  expect(sizes.flat()).toEqual(Array(10).fill([8, 4, 8 * 4 * 4]));
});

test.describe('toSVG()', () => {
  test('says which sizes and groupings there are', async ({ open }) => {
    const sketch = await open(handmade);
    const messages = await sketch.evaluate(() => {
      const wrong: object[] = [
        { widthInMillimetres: 0 },
        { widthInMillimetres: '210' },
        { groupBy: 'pen' },
        { groupBy: null },
      ];
      return wrong.map((options) => {
        try {
          return p5asciifier.toSVG(options).slice(0, 20);
        } catch (error) {
          return error instanceof Error ? error.message : error;
        }
      });
    });
    const size = 'widthInMillimetres: expected a number greater than 0, got';
    const grouping = 'groupBy: expected "cell", "layer" or "color", got';
    expect(messages).toEqual([
      `${size} 0.`,
      `${size} "210".`,
      `${grouping} "pen".`,
      `${grouping} null.`,
    ]);
  });

  /** Parses the SVG in the browser, strictly, and counts what is in it. */
  const parsed = (sketch: Sketch, options: object) =>
    sketch.evaluate((o) => {
      const text = p5asciifier.toSVG(o);
      const svg = new DOMParser().parseFromString(text, 'image/svg+xml');
      const count = (selector: string) => svg.querySelectorAll(selector).length;
      const root = svg.documentElement;
      return {
        problem: svg.querySelector('parsererror')?.textContent ?? '',
        declared: text.startsWith('<?xml '),
        root: root.localName,
        box: ['width', 'height', 'viewBox'].map((name) => root.getAttribute(name)),
        titled: count('title') === 1 && count('desc') === 1,
        rects: count('rect'),
        cells: count('#ascii-cells'),
        rectsInCells: count('#ascii-cells rect'),
        paths: count('#ascii-cells path'),
        texts: Array.from(svg.querySelectorAll('#ascii-cells text'), (t) => t.textContent),
        transforms: Array.from(svg.querySelectorAll('[transform]'), (t) =>
          t.getAttribute('transform'),
        ),
        strokes: Array.from(svg.querySelectorAll('path[stroke]'), (t) =>
          t.getAttribute('stroke-width'),
        ),
        fills: Array.from(svg.querySelectorAll('path[fill]'), (t) => t.getAttribute('fill')),
        ids: Array.from(svg.querySelectorAll('path[id]'), (t) => t.id),
      };
    }, options);

  const common = {
    ...{ problem: '', declared: true, root: 'svg', cells: 1, titled: true },
    box: ['128', '64', '0 0 128 64'],
  };

  test('fill: a background and a glyph a cell', async ({ open }) => {
    const sketch = await open(handmade);
    const svg = await parsed(sketch, {});
    expect(svg).toMatchObject({ ...common, rectsInCells: 32, rects: 33, paths: 32, texts: [] });
    expect(svg.fills[0]).toBe('#0000c8');
    // 30 of 32 cells have a `transform`. The first two of the first row have none: they are neither
    // rotated nor flipped, and inversion only swaps their colours.
    const turned = Array.from({ length: 32 }, (_, i) => i).filter((i) => i >= 8 || (i & 6) > 0);
    expect(svg.transforms).toHaveLength(turned.length);
    expect(await parsed(sketch, { drawMode: 'fill' })).toEqual(svg);
    expect(await parsed(sketch, { includeBackgroundRectangles: false })).toMatchObject({
      ...common,
      ...{ rects: 0, rectsInCells: 0, paths: 32 },
    });
  });

  test('stroke: outlines with the asked-for width', async ({ open }) => {
    const sketch = await open(handmade);
    const svg = await parsed(sketch, { drawMode: 'stroke', strokeWidth: 2.5 });
    expect(svg).toMatchObject({ ...common, paths: 32, texts: [] });
    expect(new Set(svg.strokes)).toEqual(new Set(['2.5']));
    expect(svg.strokes).toHaveLength(32);
    expect(new Set(svg.ids).size).toBe(32);
    const thin = await parsed(sketch, { drawMode: 'stroke', strokeWidth: 0 });
    expect(new Set(thin.strokes.map(Number))).toEqual(new Set([1]));
  });

  test('text: the characters themselves, escaped', async ({ open }) => {
    const sketch = await open(handmade);
    const svg = await parsed(sketch, { drawMode: 'text' });
    expect(svg).toMatchObject({ ...common, paths: 0, rectsInCells: 32 });
    const cells = Array.from({ length: 32 }, (_, i) =>
      'FL7&<>"$'.charAt(((i % 8) + Math.floor(i / 8)) % 8),
    );
    expect(svg.texts).toEqual(cells);
  });

  test('blank and empty cells draw no glyph', async ({ open }) => {
    const picture = painting(4, 1, (x) => [grey(0), WHITE, CLEAR, WHITE][x] ?? CLEAR);
    const sketch = await open({ canvas: canvasOf(picture), data: picture, draw: paint });
    const svg = await parsed(sketch, {});
    expect(svg).toMatchObject({ problem: '', paths: 2 });
  });
});

test.describe('saving downloads a file', () => {
  const stem = /^asciify_output_\d{4}-\d\d-\d\d_\d\d-\d\d-\d\d$/;

  for (const [method, extension, options] of [
    ['saveStrings', 'txt', 'frame'],
    ['saveJSON', 'json', { filename: 'frame' }],
    ['saveSVG', 'svg', { filename: 'frame' }],
  ] as const) {
    test(`${method}()`, async ({ open }) => {
      const sketch = await open({
        draw() {
          background(255);
        },
      });
      const download = async (args: unknown[]) => {
        const started = sketch.page.waitForEvent('download');
        await sketch.evaluate(
          ({ method, args }) => {
            const save: unknown = Reflect.get(p5asciifier, method);
            if (typeof save === 'function') save.apply(p5asciifier, args);
          },
          { method, args },
        );
        const file = await started;
        return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
      };
      const named = await download([options]);
      expect(named.name).toBe(`frame.${extension}`);
      expect(named.text).toContain(
        { txt: '#'.repeat(10), json: '"#ffffffff"', svg: '<svg' }[extension],
      );
      const unnamed = await download([]);
      expect(unnamed.name.endsWith(`.${extension}`)).toBe(true);
      expect(unnamed.name.slice(0, -extension.length - 1)).toMatch(stem);
    });
  }
});
