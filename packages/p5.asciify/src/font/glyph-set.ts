import type { Outline } from './outline';

/** One character of a font, whatever parsed it. Lengths are in font units. */
export interface GlyphSource {
  readonly codePoint: number;
  readonly advanceWidth: number;
  /** A function, so that outlines are read only when needed: a font may hold thousands. */
  readonly outline: () => Outline;
}

export interface GlyphSet {
  readonly unitsPerEm: number;
  /** In ascending order of code points. */
  readonly glyphs: readonly GlyphSource[];
}

/**
 * Keeps what can stand alone in a cell, in an order that does not depend on how the font was
 * parsed: control characters and combining marks (which have no width) are left out.
 */
export function toGlyphSet(unitsPerEm: number, glyphs: readonly GlyphSource[]): GlyphSet {
  return {
    unitsPerEm,
    glyphs: glyphs
      .filter(({ codePoint, advanceWidth }) => isPrintable(codePoint) && advanceWidth > 0)
      .sort((a, b) => a.codePoint - b.codePoint),
  };
}

function isPrintable(codePoint: number): boolean {
  const isControl = codePoint < 0x20 || (codePoint >= 0x7f && codePoint < 0xa0);
  const isSurrogate = codePoint >= 0xd800 && codePoint <= 0xdfff;
  const isNoCharacter = (codePoint & 0xfffe) === 0xfffe;
  return !isControl && !isSurrogate && !isNoCharacter;
}
