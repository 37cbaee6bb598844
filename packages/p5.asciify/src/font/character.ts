import type p5 from 'p5';
import type { GlyphPath } from './glyph-path';

/** One character of a font. */
export type P5AsciifyCharacter = {
  /** The character itself. */
  character: string;
  /** Its Unicode code point. */
  unicode: number;
  /**
   * The outline of its glyph.
   *
   * @param x - Where the glyph starts, in pixels.
   * @param y - Where its baseline lies, in pixels; y grows downwards.
   * @param fontSize - The size of the font in pixels.
   * @returns The outline's bounding box, and the outline as an SVG path.
   */
  getPath(x: number, y: number, fontSize: number): GlyphPath;
  /** Width to the next glyph in font units; divide by the font's units per em. */
  advanceWidth: number;
  /** The colour that stands for it in a character framebuffer. */
  color: p5.Color;
};

/**
 * The shape that characters had when all fonts were read by opentype.js.
 *
 * @ignore
 */
export type OpenTypeGlyph = P5AsciifyCharacter;
