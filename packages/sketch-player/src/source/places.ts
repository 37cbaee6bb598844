/** A place in a source, counted from 1. */
export interface Place {
  line: number;
  column: number;
}

/** What ends a line in JavaScript. */
export const lineEnd = /\r\n|[\n\r\u2028\u2029]/g;

/** The offset of a place; at most the end of the source. */
export function offsetOf(source: string, line: number, column: number): number {
  return Math.min((lineStarts(source)[line - 1] ?? source.length) + column - 1, source.length);
}

/** The place of an offset. */
export function placeOf(source: string, offset: number): Place {
  const starts = lineStarts(source).filter((start) => start <= offset);
  return { line: starts.length, column: offset - (starts.at(-1) ?? 0) + 1 };
}

function lineStarts(source: string): number[] {
  return [0, ...Array.from(source.matchAll(lineEnd), ({ 0: end, index }) => index + end.length)];
}

interface Replacement {
  from: number;
  to: number;
  insert: string;
}

/**
 * The one replacement that turns a text into another, without their common beginning and end. An
 * editor that replaces only this range keeps cursor, selection and scroll position.
 *
 * @returns `undefined` when the texts are the same.
 */
export function differingRange(current: string, wanted: string): Replacement | undefined {
  if (current === wanted) return undefined;
  const shorter = Math.min(current.length, wanted.length);
  let start = 0;
  while (start < shorter && current[start] === wanted[start]) start++;
  let end = 0;
  while (end < shorter - start && current.at(-1 - end) === wanted.at(-1 - end)) end++;
  return {
    from: start,
    to: current.length - end,
    insert: wanted.slice(start, wanted.length - end),
  };
}
