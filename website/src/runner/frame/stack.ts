import { readPath } from './read';

/** What the sketch is called in stack traces. */
export const SKETCH_FILE = 'sketch.js';

export interface Position {
  line: number;
  column: number;
}

/** A sketch, as it was evaluated. */
export interface EvaluatedSketch {
  code: string;
  /** The text that precedes the code on its first line. */
  head: string;
}

/**
 * Where in a sketch an error comes from. Chromium and Firefox name the sketch in the stack. WebKit
 * does not name evaluated code, but gives every error a line and a column. They are taken for the
 * sketch's if the sketch has such a place; the lines of p5.js and the library are far longer.
 */
export function positionInSketch(
  error: Error,
  { code, head }: EvaluatedSketch,
): Position | undefined {
  const found = evaluatedPosition(error, head + code);
  if (found?.line !== 1) return found;
  return { line: 1, column: Math.max(1, found.column - head.length) };
}

function evaluatedPosition(error: Error, source: string): Position | undefined {
  const match = /\bsketch\.js:(\d+):(\d+)/.exec(String(error.stack));
  if (match) return { line: Number(match[1]), column: Number(match[2]) };
  const line = Number(readPath(error, 'line'));
  const column = Number(readPath(error, 'column'));
  const text = source.split('\n')[line - 1] ?? '';
  return column >= 1 && column <= text.length ? { line, column } : undefined;
}
