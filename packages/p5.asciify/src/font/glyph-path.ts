import {
  outlineBounds,
  outlineToPathData,
  placeOutline,
  type BoundingBox,
  type Outline,
} from './outline';

/** A glyph's outline at a place and size, as {@link P5AsciifyCharacter} hands it out. @inline */
export interface GlyphPath {
  /** The box around the outline, in pixels. All zero for a blank glyph. */
  getBoundingBox(): BoundingBox;
  /** The outline as an SVG `<path>` element; empty for a blank glyph. */
  toSVG(): string;
}

/** @param scale - Pixels for each font unit. */
export function glyphPath(outline: Outline, x: number, y: number, scale: number): GlyphPath {
  return {
    getBoundingBox() {
      const box = outlineBounds(outline);
      if (!box) return { x1: 0, y1: 0, x2: 0, y2: 0 };
      return {
        x1: x + box.x1 * scale,
        y1: y - box.y2 * scale,
        x2: x + box.x2 * scale,
        y2: y - box.y1 * scale,
      };
    },
    toSVG() {
      if (outline.length === 0) return '';
      return `<path d="${outlineToPathData(placeOutline(outline, x, y, scale))}"/>`;
    },
  };
}
