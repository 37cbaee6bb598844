import { describe, expect, it } from 'vitest';
import { toGlyphSet, type GlyphSource } from '../../src/font/glyph-set';
import { atlasLayout, cellMetrics, measureFont } from '../../src/font/metrics';
import { outlineToPathData, type Outline } from '../../src/font/outline';
import { typrGlyphIndices, typrOutline } from '../../src/font/typr';

function rectangle(x1: number, y1: number, x2: number, y2: number): Outline {
  return [
    { type: 'M', x: x1, y: y1 },
    { type: 'L', x: x2, y: y1 },
    { type: 'L', x: x2, y: y2 },
    { type: 'L', x: x1, y: y2 },
    { type: 'Z' },
  ];
}

function glyph(codePoint: number, outline: Outline = [], advanceWidth = 600): GlyphSource {
  return { codePoint, advanceWidth, outline: () => outline };
}

describe('toGlyphSet', () => {
  it('in-depth/fonts: sorts by code point, whatever order the parser has', () => {
    const { glyphs } = toGlyphSet(1000, [glyph(65), glyph(32), glyph(0x1f600), glyph(33)]);
    expect(glyphs.map(({ codePoint }) => codePoint)).toEqual([32, 33, 65, 0x1f600]);
  });

  it('in-depth/fonts: leaves out control characters, and characters without a width', () => {
    const combining = glyph(0x301, [], 0);
    const { glyphs } = toGlyphSet(1000, [glyph(0), glyph(13), glyph(0x85), combining, glyph(97)]);
    expect(glyphs.map(({ codePoint }) => codePoint)).toEqual([97]);
  });
});

describe('measureFont', () => {
  it('in-depth/fonts: takes the widest glyph, and room from the highest to the lowest point', () => {
    const set = toGlyphSet(1000, [
      glyph(32),
      glyph(65, rectangle(50, 0, 550, 700)),
      glyph(103, rectangle(0, -200, 400, 500)),
    ]);
    expect(measureFont(set)).toEqual({ width: 500, top: 700, bottom: -200 });
  });

  it('gives a font without outlines a square', () => {
    expect(measureFont(toGlyphSet(1000, [glyph(32)]))).toEqual({
      width: 1000,
      top: 1000,
      bottom: 0,
    });
  });
});

describe('cellMetrics', () => {
  const square = { width: 1000, top: 1000, bottom: 0 };

  it('gives a square font cells of its size at every size', () => {
    for (let size = 1; size <= 200; size++) {
      const { width, height, baseline } = cellMetrics(square, 1000, size);
      expect([width, height, baseline]).toEqual([size, size, size]);
    }
  });

  it('rounds up', () => {
    const { width, height } = cellMetrics({ width: 601, top: 800, bottom: -250 }, 1000, 10);
    expect([width, height]).toEqual([7, 11]);
  });
});

describe('atlasLayout', () => {
  it.each([
    [255, 16, 16],
    [216, 15, 15],
    [2, 2, 1],
    [1, 1, 1],
    [0, 1, 1],
  ])('%i glyphs: %i columns, %i rows', (count, columns, rows) => {
    expect(atlasLayout(count)).toEqual({ columns, rows });
  });
});

describe('typrGlyphIndices', () => {
  it('reads segments with deltas and with an array of glyphs', () => {
    // Two segments: 65–66 by delta, 97–99 by array (b has no glyph), then the end marker.
    const table = {
      format: 4,
      startCount: [65, 97, 0xffff],
      endCount: [66, 99, 0xffff],
      idDelta: [-60, 0, 1],
      idRangeOffset: [0, 4, 0],
      glyphIdArray: [20, 0, 22],
    };
    expect([...typrGlyphIndices({ cmap: { tables: [table] } })]).toEqual([
      [65, 5],
      [66, 6],
      [97, 20],
      [99, 22],
    ]);
  });

  it('reads groups beyond the basic plane, and keeps what came first', () => {
    const segments = {
      format: 4,
      startCount: [65],
      endCount: [65],
      idDelta: [-60],
      idRangeOffset: [0],
      glyphIdArray: [],
    };
    const groups = { format: 12, groups: [65, 65, 9, 0x1f600, 0x1f601, 40] };
    expect([...typrGlyphIndices({ cmap: { tables: [segments, { format: 6 }, groups] } })]).toEqual([
      [65, 5],
      [0x1f600, 40],
      [0x1f601, 41],
    ]);
  });

  it('finds nothing in a font without tables', () => {
    expect(typrGlyphIndices(undefined).size).toBe(0);
  });
});

describe('typrOutline', () => {
  const draw = (points: [x: number, y: number, onCurve: 0 | 1][], endPts: number[]) =>
    outlineToPathData(
      typrOutline({
        xs: points.map(([x]) => x),
        ys: points.map(([, y]) => y),
        flags: points.map(([, , onCurve]) => onCurve),
        endPts,
      }),
    );

  it('joins points on the curve with lines, one closed path a contour', () => {
    const points: [number, number, 1][] = [
      [0, 0, 1],
      [10, 0, 1],
      [10, 10, 1],
      [2, 2, 1],
      [4, 2, 1],
      [4, 4, 1],
    ];
    expect(draw(points, [2, 5])).toBe('M0 0L10 0L10 10ZM2 2L4 2L4 4Z');
  });

  it('bends at points off the curve, and meets between two of them', () => {
    expect(
      draw(
        [
          [0, 0, 1],
          [10, 0, 0],
          [10, 10, 0],
          [0, 10, 1],
        ],
        [3],
      ),
    ).toBe('M0 0Q10 0 10 5Q10 10 0 10Z');
  });

  it('starts on the curve even when the first point is not', () => {
    expect(
      draw(
        [
          [10, 0, 0],
          [10, 10, 1],
          [0, 10, 1],
        ],
        [2],
      ),
    ).toBe('M10 10L0 10Q10 0 10 10Z');
    expect(
      draw(
        [
          [0, 0, 0],
          [10, 0, 0],
          [10, 10, 0],
          [0, 10, 0],
        ],
        [3],
      ),
    ).toBe('M5 0Q10 0 10 5Q10 10 5 10Q0 10 0 5Q0 0 5 0Z');
  });
});
