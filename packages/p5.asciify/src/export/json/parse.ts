import { describeValue } from '../../errors/describe-value';
import { isObject } from '../../p5-compat/read';
import { JSON_VERSION } from './format';

/** A cell as it may stand in a file: everything but its place may be missing. */
export interface ParsedCell {
  readonly x: number;
  readonly y: number;
  readonly character?: string;
  readonly color?: string;
  readonly backgroundColor?: string;
  readonly rotation?: number;
  readonly inverted?: boolean;
  readonly flipHorizontal?: boolean;
  readonly flipVertical?: boolean;
}

export interface ParsedJSON {
  readonly cols: number;
  readonly rows: number;
  readonly cells: readonly ParsedCell[];
}

export type ParseResult =
  | { readonly ok: true; readonly value: ParsedJSON }
  | { readonly ok: false; readonly message: string };

/** Reads an export, given as text or as an object, or names what is wrong with it. */
export function parseJSONExport(json: unknown): ParseResult {
  if (json === null || json === undefined) {
    return fail(`expected a JSON text or an object, got ${describeValue(json)}.`);
  }
  let data: unknown = json;
  if (typeof json === 'string') {
    try {
      data = JSON.parse(json);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      return fail(`expected JSON, got a text that is not: ${reason}`);
    }
  }
  return parseData(data);
}

function parseData(data: unknown): ParseResult {
  if (!isObject(data) || !isObject(data.metadata) || !Array.isArray(data.cells)) {
    return fail(
      `expected an object with "metadata" and "cells", as toJSON() writes it, got ${describeValue(data)}.`,
    );
  }
  const { version, gridSize } = data.metadata;
  if (version !== JSON_VERSION) {
    return fail(`expected metadata.version "${JSON_VERSION}", got ${describeValue(version)}.`);
  }
  const cols = isObject(gridSize) ? gridSize.cols : undefined;
  const rows = isObject(gridSize) ? gridSize.rows : undefined;
  if (!isCount(cols) || !isCount(rows)) {
    return fail(
      `expected whole numbers of cols and rows in metadata.gridSize, got ${describeValue(cols)} and ${describeValue(rows)}.`,
    );
  }
  const cells: readonly unknown[] = data.cells;
  return {
    ok: true,
    value: {
      cols,
      rows,
      cells: cells.map(toCell).filter((cell) => cell !== undefined),
    },
  };
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

function toCell(cell: unknown): ParsedCell | undefined {
  if (!isObject(cell) || typeof cell.x !== 'number' || typeof cell.y !== 'number') return undefined;
  return {
    x: cell.x,
    y: cell.y,
    character: textOf(cell.character),
    color: textOf(cell.color),
    backgroundColor: textOf(cell.backgroundColor),
    rotation: typeof cell.rotation === 'number' ? cell.rotation : undefined,
    inverted: flagOf(cell.inverted),
    flipHorizontal: flagOf(cell.flipHorizontal),
    flipVertical: flagOf(cell.flipVertical),
  };
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

function flagOf(value: unknown): boolean | undefined {
  return typeof value === 'boolean' ? value : undefined;
}

function fail(message: string): ParseResult {
  return { ok: false, message: `loadJSON: ${message}` };
}
