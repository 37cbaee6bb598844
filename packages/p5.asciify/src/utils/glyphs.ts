import type p5 from 'p5';
import { glyphPath, type GlyphPath } from '../font/glyph-path';
import { outlineToPathData, placeOutline } from '../font/outline';
import { typrGlyphIndices, typrOutline, type TyprGlyph } from '../font/typr';
import { unitsPerEmOf } from '../p5-compat/font';
import { read } from '../p5-compat/read';

/** The index of a code point's glyph in a font of p5 2.x; 0 if it has none. @ignore */
export function getGlyphIndex(font: p5.Font, codePoint: number): number {
  return typrGlyphIndices(read(font, 'data')).get(codePoint) ?? 0;
}

/** The path of a blank glyph. @ignore */
export function createEmptyPath(): GlyphPath {
  return glyphPath([], 0, 0, 1);
}

/** The path of a glyph of a font of p5 2.x. @ignore */
export function createGlyphPath(
  font: p5.Font,
  glyphData: TyprGlyph,
  x: number,
  y: number,
  fontSize: number,
): GlyphPath {
  return glyphPath(typrOutline(glyphData), x, y, fontSize / unitsPerEmOf(font));
}

/** A glyph of a font of p5 2.x as an SVG `<path>` element. @ignore */
export function glyphToSVGPath(glyphData: TyprGlyph, x: number, y: number, scale: number): string {
  return `<path d="${outlineToPathData(placeOutline(typrOutline(glyphData), x, y, scale))}"/>`;
}
