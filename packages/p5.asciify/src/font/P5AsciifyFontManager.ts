import type p5 from 'p5';
import { channelsToHex, encodeGlyphIndex } from '../color/encoding';
import { expectArgument } from '../errors/expect';
import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import { P5AsciifyErrorLevel } from '../errors/P5AsciifyErrorLevel';
import { Gpu } from '../gpu/Gpu';
import { uploadCanvas } from '../gpu/upload';
import { isValidP5Font } from '../p5-compat/color';
import { readGlyphSet } from '../p5-compat/font';
import { createFramebuffer, densityOf, freeFramebuffer, textureOf } from '../p5-compat/framebuffer';
import { canvasDensity } from '../p5-compat/sketch';
import { codeFramebufferSettings } from '../pipeline/framebuffer-settings';
import { paintAtlas } from './atlas';
import type { P5AsciifyCharacter } from './character';
import { glyphPath } from './glyph-path';
import type { GlyphSet, GlyphSource } from './glyph-set';
import { atlasLayout, cellMetrics, measureFont, type FontExtent } from './metrics';

/**
 * The font of an asciifier: its characters, the size of a cell, and the texture in which every
 * glyph is drawn.
 *
 * @since 0.7.2
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   const { fontManager } = p5asciify.asciifier();
 *   console.log(fontManager.charactersString);
 *   console.log(fontManager.maxGlyphDimensions); // { width: 16, height: 16 }
 * }
 *
 * function draw() {
 *   background(0);
 *   sphere(120);
 * }
 * ```
 */
export class P5AsciifyFontManager {
  private currentFont: p5.Font;
  private currentFontSize = 16;
  private glyphs!: GlyphSet;
  private extent!: FontExtent;
  private list: P5AsciifyCharacter[] = [];
  private indices = new Map<string, number>();
  private atlas: p5.Framebuffer | undefined;
  private cell = { width: 0, height: 0 };
  private baselineInCell = 0;

  /**
   * @param p - The p5 instance.
   * @param font - The font to read.
   * @ignore
   */
  constructor(
    private readonly p: p5,
    font: p5.Font,
  ) {
    this.currentFont = font;
    this.readCharacters(readGlyphSet(font));
  }

  /** Declared asynchronous as in the original; the work is done when it returns. @ignore */
  setup(fontSize: number): Promise<void> {
    return this.setFontSize(fontSize);
  }

  /**
   * Reads another font. The texture follows with {@link reset}.
   *
   * @param font - The font.
   * @param needed - Characters that it must have. Below `THROW` others stand in for them later.
   * @returns Whether it was taken; if not, nothing has changed.
   * @ignore
   */
  loadFont(font: p5.Font, needed = ''): boolean {
    const isFont = isValidP5Font(this.p, font);
    if (!expectArgument(isFont, 'font', 'a p5.Font', font, 'loadFont')) return false;
    const set = readGlyphSet(font);
    const hasGlyphs = set.glyphs.length > 0;
    if (!expectArgument(hasGlyphs, 'font', 'a font with characters', font, 'loadFont'))
      return false;
    if (errorHandler.globalLevel >= P5AsciifyErrorLevel.THROW) {
      const codePoints = new Set<number | undefined>(set.glyphs.map(({ codePoint }) => codePoint));
      const missing = Array.from(needed).find((char) => !codePoints.has(char.codePointAt(0)));
      if (missing !== undefined) reportMissing(missing);
    }
    this.currentFont = font;
    this.readCharacters(set);
    return true;
  }

  /** Measures the font and paints its glyphs again. @ignore */
  reset(): Promise<void> {
    const metrics = cellMetrics(this.extent, this.glyphs.unitsPerEm, this.currentFontSize);
    this.cell = { width: metrics.width, height: metrics.height };
    this.baselineInCell = metrics.baseline;
    const layout = atlasLayout(this.list.length);
    const [width, height] = [metrics.width * layout.columns, metrics.height * layout.rows];
    const atlas = this.sizedAtlas(width, height);
    const canvas = paintAtlas(this.glyphs, metrics, layout, densityOf(atlas));
    uploadCanvas(Gpu.of(this.p).gl, textureOf(atlas), canvas);
    return Promise.resolve();
  }

  /** @ignore */
  setFontSize(fontSize: number): Promise<void> {
    this.currentFontSize = fontSize;
    return this.reset();
  }

  /** Whether the texture was painted for another pixel density than the canvas has now. @ignore */
  get isOutdated(): boolean {
    return this.atlas !== undefined && densityOf(this.atlas) !== canvasDensity(this.p);
  }

  /**
   * The colour that stands for a character in a character framebuffer.
   *
   * @category Characters of the font
   * @param char - One character of the font.
   * @returns The colour to fill or paint with. Black, which stands for the font's first character,
   *   if the font lacks it and the error level is below `THROW`.
   * @throws `glyphColor: expected a character, got "".`
   * @throws `glyphColor: expected a character of the current font, got "█" (U+2588).`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().get('custom2D').enable();
   * }
   *
   * function draw() {
   *   const custom = p5asciifier.renderers().get('custom2D');
   *   custom.characterFramebuffer.begin();
   *   background(p5asciifier.fontManager.glyphColor('A'));
   *   custom.characterFramebuffer.end();
   *   custom.primaryColorFramebuffer.begin();
   *   background('gold');
   *   custom.primaryColorFramebuffer.end();
   * }
   * ```
   *
   * @see {@link glyphColors | glyphColors()}, {@link P5Asciifier.fill | P5Asciifier.fill()}
   */
  glyphColor(char: string): p5.Color {
    const isText = typeof char === 'string' && char.length > 0;
    if (!expectArgument(isText, 'glyphColor', 'a character', char)) return this.p.color(0);
    const index = this.indices.get(char);
    if (index === undefined) {
      reportMissing(char);
      return this.p.color(0);
    }
    return this.indexColor(index);
  }

  /**
   * The colours that stand for several characters.
   *
   * @category Characters of the font
   * @param characters - A string, or an array of characters.
   * @returns One colour for each, in the same order.
   * @throws `glyphColors: expected a string or an array of characters, got 12.`
   * @throws `glyphColor: expected a character, got "".` when an element of the array is empty.
   * @throws `glyphColor: expected a character of the current font, got "█" (U+2588).`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderer('custom2D').enable();
   * }
   *
   * function draw() {
   *   const custom = p5asciifier.renderer('custom2D');
   *   const [p, five] = p5asciifier.fontManager.glyphColors('p5');
   *   custom.primaryColorFramebuffer.draw(() => background('white'));
   *   // The left half shows one character, the right half the other.
   *   custom.characterFramebuffer.draw(() => {
   *     background(p);
   *     noStroke();
   *     fill(five);
   *     rect(0, -10, 10, 20);
   *   });
   * }
   * ```
   *
   * @see {@link glyphColor | glyphColor()}
   */
  glyphColors(characters: string | string[] = ''): p5.Color[] {
    const ok = typeof characters === 'string' || Array.isArray(characters);
    if (!expectArgument(ok, 'glyphColors', 'a string or an array of characters', characters)) {
      return [this.p.color(0)];
    }
    return Array.from(characters, (character) => this.glyphColor(character));
  }

  /**
   * The font.
   *
   * @category Font and its size
   * @see {@link fontSize}, {@link P5Asciifier.font | font()}
   */
  get font(): p5.Font {
    return this.currentFont;
  }

  /**
   * Size of the font in pixels. 16 by default.
   *
   * @category Font and its size
   */
  get fontSize(): number {
    return this.currentFontSize;
  }

  /**
   * The characters of the font, in ascending order of their code points. The position of a
   * character in this array is its *glyph index*, which its colour encodes. Control characters and
   * combining marks are left out.
   *
   * @category Characters of the font
   * @see {@link charactersString}
   */
  get characters(): P5AsciifyCharacter[] {
    return this.list;
  }

  /**
   * All characters of the font in one string.
   *
   * @category Characters of the font
   * @since 0.10.0
   *
   * @see {@link characters}
   */
  get charactersString(): string {
    return this.list.map(({ character }) => character).join('');
  }

  /**
   * The size of a cell in whole pixels: room for every glyph of the font.
   *
   * @category Cells and atlas
   * @see {@link texture}, {@link P5AsciifyGrid.cellWidth | cellWidth}
   */
  get maxGlyphDimensions(): {
    /** In pixels. */
    width: number;
    /** In pixels. */
    height: number;
  } {
    return this.cell;
  }

  /** Distance in pixels from the top of a cell to the baseline of its glyph. @ignore */
  get baseline(): number {
    return this.baselineInCell;
  }

  /**
   * The framebuffer that holds one tile for each glyph, white on transparent.
   *
   * @category Cells and atlas
   * @see {@link textureColumns}, {@link textureRows}
   */
  get texture(): p5.Framebuffer {
    return (this.atlas ??= this.createAtlas(1, 1));
  }

  /**
   * How many tiles lie side by side in {@link texture}.
   *
   * @category Cells and atlas
   */
  get textureColumns(): number {
    return atlasLayout(this.list.length).columns;
  }

  /**
   * How many rows of tiles {@link texture} holds.
   *
   * @category Cells and atlas
   */
  get textureRows(): number {
    return atlasLayout(this.list.length).rows;
  }

  /** Makes the texture anew, in another WebGL context. @ignore */
  renew(): void {
    this.dispose();
    void this.reset();
  }

  /** Frees the texture. @ignore */
  dispose(): void {
    if (this.atlas) freeFramebuffer(this.p, this.atlas);
    this.atlas = undefined;
  }

  private readCharacters(glyphs: GlyphSet): void {
    this.glyphs = glyphs;
    this.extent = measureFont(this.glyphs);
    this.list = this.glyphs.glyphs.map((glyph, index) => this.toCharacter(glyph, index));
    this.indices = new Map(this.list.map(({ character }, index) => [character, index]));
  }

  private toCharacter(glyph: GlyphSource, index: number): P5AsciifyCharacter {
    const { unitsPerEm } = this.glyphs;
    const indexColor = () => this.indexColor(index);
    return {
      character: String.fromCodePoint(glyph.codePoint),
      unicode: glyph.codePoint,
      advanceWidth: glyph.advanceWidth,
      getPath: (x, y, fontSize) => glyphPath(glyph.outline(), x, y, fontSize / unitsPerEm),
      get color() {
        return indexColor();
      },
    };
  }

  /** Makes the colour from a hexadecimal string, which means the same in every `colorMode()`. */
  private indexColor(index: number): p5.Color {
    return this.p.color(channelsToHex(encodeGlyphIndex(index)));
  }

  private sizedAtlas(width: number, height: number): p5.Framebuffer {
    if (this.isOutdated) this.dispose();
    if (!this.atlas) return (this.atlas = this.createAtlas(width, height));
    this.atlas.resize(width, height);
    return this.atlas;
  }

  private createAtlas(width: number, height: number): p5.Framebuffer {
    const density = canvasDensity(this.p);
    return createFramebuffer(this.p, {
      ...codeFramebufferSettings(this.p),
      depth: false,
      density,
      width,
      height,
    });
  }
}

function reportMissing(char: string): void {
  errorHandler.validate(
    false,
    `glyphColor: expected a character of the current font, got ${JSON.stringify(char)} (${codePointName(char)}).`,
    { providedValue: char, method: 'glyphColor' },
  );
}

function codePointName(character: string): string {
  const codePoint = character.codePointAt(0) ?? 0;
  return `U+${codePoint.toString(16).toUpperCase().padStart(4, '0')}`;
}
