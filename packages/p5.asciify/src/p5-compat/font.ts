import type p5 from 'p5';
import { toGlyphSet, type GlyphSet, type GlyphSource } from '../font/glyph-set';
import type { Outline, OutlineCommand } from '../font/outline';
import {
  typrAdvanceWidth,
  typrGlyph,
  typrGlyphIndices,
  typrOutline,
  typrUnitsPerEm,
} from '../font/typr';
import { isFunction, isObject, read, readNumber } from './read';

/** Reads the characters of a font: p5 1.x parses fonts with opentype.js, p5 2.x with Typr. */
export function readGlyphSet(font: p5.Font): GlyphSet {
  const typrData = read(font, 'data');
  if (isObject(typrData)) return readTyprFont(font, typrData);
  return readOpenTypeFont(font.font);
}

export function unitsPerEmOf(font: p5.Font): number {
  return (
    readNumber(font, 'data', 'head', 'unitsPerEm') ?? readNumber(font, 'font', 'unitsPerEm') ?? 1000
  );
}

function readOpenTypeFont(font: unknown): GlyphSet {
  const indices = read(font, 'tables', 'cmap', 'glyphIndexMap');
  const glyphs = read(font, 'glyphs');
  const sources: GlyphSource[] = [];
  for (const [codePoint, index] of Object.entries(isObject(indices) ? indices : {})) {
    if (typeof index !== 'number' || index === 0) continue;
    const glyph = openTypeGlyph(glyphs, index);
    sources.push({
      codePoint: Number(codePoint),
      advanceWidth: readNumber(glyph, 'advanceWidth') ?? 0,
      outline: () => toOutline(read(glyph, 'path', 'commands')),
    });
  }
  return toGlyphSet(readNumber(font, 'unitsPerEm') ?? 1000, sources);
}

function openTypeGlyph(glyphs: unknown, index: number): unknown {
  const get = read(glyphs, 'get');
  return isFunction(get) ? get.call(glyphs, index) : undefined;
}

function readTyprFont(font: p5.Font, data: unknown): GlyphSet {
  const sources: GlyphSource[] = [];
  for (const [codePoint, glyph] of typrGlyphIndices(data)) {
    sources.push({
      codePoint,
      advanceWidth: typrAdvanceWidth(data, glyph),
      outline: () => typrGlyphOutline(font, data, glyph),
    });
  }
  return toGlyphSet(typrUnitsPerEm(data), sources);
}

/**
 * Typr parses a glyph when it is first drawn. p5 draws one by its index with `_singleShapeToPath`,
 * which also knows composite glyphs and PostScript outlines; y comes out growing downwards.
 */
function typrGlyphOutline(font: p5.Font, data: unknown, glyph: number): Outline {
  const toPath = read(font, '_singleShapeToPath');
  if (isFunction(toPath)) {
    const shape = { g: glyph, ax: 0, ay: 0, dx: 0, dy: 0 };
    const drawn = toPath.call(font, shape, { scale: 1, x: 0, y: 0, lineX: 0, lineY: 0 });
    const commands = read(drawn, 'glyph', 'path', 'commands');
    if (Array.isArray(commands)) return toOutline(commands.map(fromArrayCommand));
  }
  const simple = typrGlyph(data, glyph);
  return simple ? typrOutline(simple) : [];
}

/** Converts `['Q', x1, y1, x, y]` with y downwards to an object with y upwards. */
function fromArrayCommand(command: unknown): unknown {
  if (!Array.isArray(command)) return undefined;
  const parts: readonly unknown[] = command;
  const [type, ...numbers] = parts;
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbers.map(Number);
  switch (type) {
    case 'Q':
      return { type, x1: a, y1: -b, x: c, y: -d };
    case 'C':
      return { type, x1: a, y1: -b, x2: c, y2: -d, x: e, y: -f };
    default:
      return { type, x: a, y: -b };
  }
}

function toOutline(commands: unknown): Outline {
  if (!Array.isArray(commands)) return [];
  return commands.map(toCommand).filter((command) => command !== undefined);
}

function toCommand(command: unknown): OutlineCommand | undefined {
  const number = (key: string) => readNumber(command, key) ?? 0;
  const end = { x: number('x'), y: number('y') };
  const type = read(command, 'type');
  switch (type) {
    case 'Z':
      return { type };
    case 'M':
    case 'L':
      return { type, ...end };
    case 'Q':
      return { type, x1: number('x1'), y1: number('y1'), ...end };
    case 'C':
      return {
        type,
        x1: number('x1'),
        y1: number('y1'),
        x2: number('x2'),
        y2: number('y2'),
        ...end,
      };
    default:
      return undefined;
  }
}
