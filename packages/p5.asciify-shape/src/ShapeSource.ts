import type p5 from 'p5';
import type { P5AsciifyFontManager } from 'p5.asciify';
import type { ShapeTransform } from './options';
import { listShapes, type Shape } from './shapes';
import { ShapeTables } from './ShapeTables';
import type { Atlas, Placement } from './tiles';

/** What the shapes are made of, besides the font. */
export interface ShapeSettings {
  /** The empty string for all printable ASCII of the font. */
  readonly characters: string;
  readonly transforms: readonly ShapeTransform[];
  /** Whether both colours are fitted to each cell. */
  readonly fitted: boolean;
  /** How all glyphs are drawn. */
  readonly base: Placement;
}

/** Makes the tables of shapes anew when the font or what they depend on has changed. */
export class ShapeSource {
  private made: { key: string; font: p5.Font; tables: ShapeTables } | undefined;

  constructor(private readonly p: p5) {}

  tables(fontManager: P5AsciifyFontManager, settings: ShapeSettings): ShapeTables {
    const { font, fontSize, texture } = fontManager;
    const { width, height } = fontManager.maxGlyphDimensions;
    const key = JSON.stringify([fontSize, width, height, densityOf(texture), settings]);
    if (this.made?.key !== key || this.made.font !== font) {
      this.dispose();
      const shapes = shapesOf(fontManager, settings);
      const tables = new ShapeTables(this.p, shapes, width / height, settings.fitted);
      this.made = { key, font, tables };
    }
    return this.made.tables;
  }

  dispose(): void {
    this.made?.tables.dispose();
    this.made = undefined;
  }
}

function shapesOf(fontManager: P5AsciifyFontManager, settings: ShapeSettings): Shape[] {
  const { characters, transforms, fitted, base } = settings;
  // Fitted colours exchange themselves where that is better.
  const useful = fitted ? transforms.filter((name) => name !== 'inversion') : transforms;
  const glyphs = glyphsOf(fontManager, characters);
  return listShapes(atlasOf(fontManager), glyphs, useful, base);
}

/** Positions of the characters in the font. */
function glyphsOf(fontManager: P5AsciifyFontManager, characters: string): number[] {
  const all = fontManager.characters.map(({ character }) => character);
  const ascii = all.filter((character) => character >= ' ' && character <= '~');
  // A font without ASCII, one of symbols for instance, gives what it has.
  const wanted = characters ? Array.from(characters) : ascii.length > 0 ? ascii : all.slice(0, 256);
  const positions = new Map(all.map((character, position) => [character, position]));
  return [...new Set(wanted.map((character) => positions.get(character) ?? 0))];
}

function atlasOf({ texture, textureColumns, textureRows }: P5AsciifyFontManager): Atlas {
  texture.loadPixels();
  const density = densityOf(texture);
  return {
    width: Math.floor(texture.width * density),
    height: Math.floor(texture.height * density),
    columns: textureColumns,
    rows: textureRows,
    pixels: texture.pixels,
  };
}

/** The type declarations wrongly say that the method returns nothing. */
function densityOf(texture: p5.Framebuffer): number {
  return Number(texture.pixelDensity());
}
