import { isObject, read, readNumber, readNumbers } from '../p5-compat/read';
import type { Outline, OutlineCommand } from './outline';

/**
 * Reading fonts that Typr has parsed (p5 2.x). The tables keep the names of the OpenType
 * specification: https://learn.microsoft.com/typography/opentype/spec/
 */

/** Contours whose points are on or between curves, from the `glyf` table. */
export interface TyprGlyph {
  readonly xs: ArrayLike<number>;
  readonly ys: ArrayLike<number>;
  readonly flags: ArrayLike<number>;
  readonly endPts: ArrayLike<number>;
}

const ON_CURVE = 1;

function isTyprGlyph(value: unknown): value is TyprGlyph {
  return ['xs', 'ys', 'flags', 'endPts'].every((key) => readNumbers(value, key) !== undefined);
}

/** Every code point that the font maps to a glyph, with the glyph's index. */
export function typrGlyphIndices(data: unknown): Map<number, number> {
  const indices = new Map<number, number>();
  const tables = read(data, 'cmap', 'tables');
  if (!Array.isArray(tables)) return indices;
  for (const table of tables) {
    for (const [codePoint, glyph] of tableEntries(table)) {
      if (glyph > 0 && !indices.has(codePoint)) indices.set(codePoint, glyph);
    }
  }
  return indices;
}

function tableEntries(table: unknown): Iterable<[number, number]> {
  switch (read(table, 'format')) {
    case 4:
      return segmentEntries(table);
    case 12:
      return groupEntries(table);
    default:
      return [];
  }
}

/** Reads a `cmap` table of format 4: segments of the Basic Multilingual Plane. */
function* segmentEntries(table: unknown): Iterable<[number, number]> {
  const startCount = readNumbers(table, 'startCount') ?? [];
  const endCount = readNumbers(table, 'endCount') ?? [];
  for (let segment = 0; segment < startCount.length; segment++) {
    const start = startCount[segment] ?? 0;
    const end = endCount[segment] ?? 0;
    if (start === 0xffff) continue;
    for (let codePoint = start; codePoint <= end; codePoint++) {
      yield [codePoint, glyphInSegment(table, segment, codePoint)];
    }
  }
}

function glyphInSegment(table: unknown, segment: number, codePoint: number): number {
  const at = (key: string, index: number) => readNumbers(table, key)?.[index] ?? 0;
  const segments = readNumbers(table, 'startCount')?.length ?? 0;
  const rangeOffset = at('idRangeOffset', segment);
  const delta = at('idDelta', segment);
  if (rangeOffset === 0) return (codePoint + delta) & 0xffff;
  const index = rangeOffset / 2 + (codePoint - at('startCount', segment)) - (segments - segment);
  const glyph = at('glyphIdArray', index);
  return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
}

/** Reads format 12: groups of first code point, last code point and first glyph, on all planes. */
function* groupEntries(table: unknown): Iterable<[number, number]> {
  const groups = readNumbers(table, 'groups') ?? [];
  for (let i = 0; i + 2 < groups.length; i += 3) {
    const [first = 0, last = 0, glyph = 0] = [groups[i], groups[i + 1], groups[i + 2]];
    for (let codePoint = first; codePoint <= last; codePoint++) {
      yield [codePoint, glyph + codePoint - first];
    }
  }
}

/** The outline of a simple glyph, following the rules for quadratic TrueType contours. */
export function typrOutline(glyph: TyprGlyph): Outline {
  const commands: OutlineCommand[] = [];
  let first = 0;
  for (let contour = 0; contour < glyph.endPts.length; contour++) {
    const last = glyph.endPts[contour] ?? -1;
    commands.push(...contourCommands(glyph, first, last));
    first = last + 1;
  }
  return commands;
}

interface Point {
  readonly x: number;
  readonly y: number;
  readonly onCurve: boolean;
}

function contourCommands(glyph: TyprGlyph, first: number, last: number): OutlineCommand[] {
  const points: Point[] = [];
  for (let i = first; i <= last; i++) {
    points.push({
      x: glyph.xs[i] ?? 0,
      y: glyph.ys[i] ?? 0,
      onCurve: ((glyph.flags[i] ?? 0) & ON_CURVE) !== 0,
    });
  }
  const start = startOf(points);
  if (!start) return [];
  const commands: OutlineCommand[] = [{ type: 'M', x: start.x, y: start.y }];
  let control: Point | undefined;
  for (const point of start.others) {
    if (control) {
      const end = point.onCurve ? point : middle(control, point);
      commands.push({ type: 'Q', x1: control.x, y1: control.y, x: end.x, y: end.y });
    } else if (point.onCurve) {
      commands.push({ type: 'L', x: point.x, y: point.y });
    }
    control = point.onCurve ? undefined : point;
  }
  if (control) {
    commands.push({ type: 'Q', x1: control.x, y1: control.y, x: start.x, y: start.y });
  }
  commands.push({ type: 'Z' });
  return commands;
}

/** A contour starts at its first on-curve point; without one, midway between the first two. */
function startOf(
  points: readonly Point[],
): { x: number; y: number; others: readonly Point[] } | undefined {
  const [first, second] = points;
  if (!first) return undefined;
  const index = points.findIndex((point) => point.onCurve);
  const point = points[index];
  if (point) {
    const others = [...points.slice(index + 1), ...points.slice(0, index)];
    return { x: point.x, y: point.y, others };
  }
  return { ...middle(first, second ?? first), others: [...points.slice(1), first] };
}

function middle(a: Point, b: Point): { x: number; y: number } {
  return { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
}

/** Width to the next glyph, in font units. */
export function typrAdvanceWidth(data: unknown, glyph: number): number {
  return readNumbers(data, 'hmtx', 'aWidth')?.[glyph] ?? 0;
}

export function typrUnitsPerEm(data: unknown): number {
  return readNumber(data, 'head', 'unitsPerEm') ?? 1000;
}

/** A glyph of the `glyf` table, if it is a simple one; Typr parses it when it is first drawn. */
export function typrGlyph(data: unknown, glyph: number): TyprGlyph | undefined {
  const glyphs = read(data, 'glyf');
  if (!isObject(glyphs)) return undefined;
  const entry = glyphs[glyph];
  return isTyprGlyph(entry) ? entry : undefined;
}
