import { describe, expect, it } from 'vitest';
import { glyphPath } from '../../src/font/glyph-path';
import { outlineBounds, outlineToPathData, type Outline } from '../../src/font/outline';

const box: Outline = [
  { type: 'M', x: 0, y: 0 },
  { type: 'L', x: 100, y: 0 },
  { type: 'L', x: 100, y: 200 },
  { type: 'L', x: 0, y: 200 },
  { type: 'Z' },
];

describe('outlineBounds', () => {
  it('holds straight lines', () => {
    expect(outlineBounds(box)).toEqual({ x1: 0, y1: 0, x2: 100, y2: 200 });
  });

  it('follows curves to where they turn, not to their control points', () => {
    const quadratic: Outline = [
      { type: 'M', x: 0, y: 0 },
      { type: 'Q', x1: 50, y1: 100, x: 100, y: 0 },
    ];
    expect(outlineBounds(quadratic)).toEqual({ x1: 0, y1: 0, x2: 100, y2: 50 });
    const cubic: Outline = [
      { type: 'M', x: 0, y: 0 },
      { type: 'C', x1: 0, y1: 100, x2: 100, y2: 100, x: 100, y: 0 },
    ];
    expect(outlineBounds(cubic)).toEqual({ x1: 0, y1: 0, x2: 100, y2: 75 });
    const doubled: Outline = [
      { type: 'M', x: 0, y: 0 },
      { type: 'C', x1: 0, y1: 200, x2: 100, y2: -200, x: 100, y: 0 },
    ];
    const bounds = outlineBounds(doubled);
    expect(bounds?.y2).toBeCloseTo(57.735, 2);
    expect(bounds?.y1).toBeCloseTo(-57.735, 2);
  });

  it('has none for a blank glyph', () => {
    expect(outlineBounds([])).toBeUndefined();
  });
});

describe('outlineToPathData', () => {
  it('writes at most two decimals', () => {
    const outline: Outline = [
      { type: 'M', x: 1 / 3, y: -0.001 },
      { type: 'Q', x1: 1, y1: 2, x: 3, y: 4.5 },
      { type: 'C', x1: 1, y1: 2, x2: 3, y2: 4, x: 5, y: 6 },
      { type: 'Z' },
    ];
    expect(outlineToPathData(outline)).toBe('M0.33 0Q1 2 3 4.5C1 2 3 4 5 6Z');
  });
});

describe('glyphPath', () => {
  it('stands on the baseline, y downwards', () => {
    const path = glyphPath(box, 10, 50, 0.1);
    expect(path.getBoundingBox()).toEqual({ x1: 10, y1: 30, x2: 20, y2: 50 });
    expect(path.toSVG()).toBe('<path d="M10 50L20 50L20 30L10 30Z"/>');
  });

  it('is empty for a blank glyph', () => {
    const path = glyphPath([], 10, 50, 0.1);
    expect(path.getBoundingBox()).toEqual({ x1: 0, y1: 0, x2: 0, y2: 0 });
    expect(path.toSVG()).toBe('');
  });
});
