import { outlineBounds } from './outline';
import type { GlyphSet } from './glyph-set';

/** How a font fills cells. Lengths are in font units; y grows upwards from the baseline. */
export interface FontExtent {
  /** Width of the widest outline. */
  readonly width: number;
  /** The highest and the lowest point that any outline reaches. */
  readonly top: number;
  readonly bottom: number;
}

/** Measures the outlines themselves: browsers and p5 versions round text metrics differently. */
export function measureFont({ unitsPerEm, glyphs }: GlyphSet): FontExtent {
  let [width, top, bottom] = [0, -Infinity, Infinity];
  for (const { outline } of glyphs) {
    const box = outlineBounds(outline());
    if (!box) continue;
    width = Math.max(width, box.x2 - box.x1);
    top = Math.max(top, box.y2);
    bottom = Math.min(bottom, box.y1);
  }
  if (top < bottom) return { width: unitsPerEm, top: unitsPerEm, bottom: 0 };
  return { width, top, bottom };
}

export interface CellMetrics {
  /** Size of a cell in whole pixels. */
  readonly width: number;
  readonly height: number;
  /** Distance in pixels from the top of a cell to the baseline. */
  readonly baseline: number;
  /** Pixels for each font unit. */
  readonly scale: number;
}

/** Subtracted before rounding up, so that 16.000000000000004 does not become 17 pixels. */
const ROUNDING_ERROR = 1e-6;

export function cellMetrics(extent: FontExtent, unitsPerEm: number, fontSize: number): CellMetrics {
  const pixels = (units: number) => (units * fontSize) / unitsPerEm;
  const ceil = (length: number) => Math.max(1, Math.ceil(length - ROUNDING_ERROR));
  return {
    width: ceil(pixels(extent.width)),
    height: ceil(pixels(extent.top - extent.bottom)),
    baseline: pixels(extent.top),
    scale: fontSize / unitsPerEm,
  };
}

/** Columns and rows of the texture that holds one tile for each glyph. */
export function atlasLayout(glyphCount: number): { columns: number; rows: number } {
  const columns = Math.max(1, Math.ceil(Math.sqrt(glyphCount)));
  return { columns, rows: Math.max(1, Math.ceil(glyphCount / columns)) };
}
