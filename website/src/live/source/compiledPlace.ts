import { differingRange } from './differingRange';
import { lineEnd, type Place } from './place';

/**
 * Maps a place of the compiled code to its source. The compiler keeps lines, but not columns.
 * Before and behind the part of a line that the compiler changed, columns follow by counting;
 * within it, a word is found by its occurrence. Text that the compiler added maps to the first word
 * of the line.
 */
export function compiledPlace<P extends Place>(place: P, source: string, code: string): P {
  const before = lineOf(source, place.line);
  const after = lineOf(code, place.line);
  return { ...place, column: originalOffset(before, after, place.column - 1) + 1 };
}

function lineOf(text: string, line: number): string {
  return text.split(lineEnd)[line - 1] ?? '';
}

function originalOffset(before: string, after: string, offset: number): number {
  const changed = differingRange(after, before);
  if (!changed || offset < changed.from) return offset;
  if (offset >= changed.to) return offset + before.length - after.length;
  return sameWord(before, after, offset) ?? before.search(/\S|$/);
}

/**
 * The offset in `before` of the word that stands at an offset of `after`: the same occurrence of
 * that word, or `undefined` when there is none.
 */
function sameWord(before: string, after: string, offset: number): number | undefined {
  const words = wordsOf(after);
  const found = words.findLast(({ index }) => index <= offset);
  if (!found) return undefined;
  const earlier = words.filter(({ word, index }) => word === found.word && index < found.index);
  const original = wordsOf(before).filter(({ word }) => word === found.word)[earlier.length];
  return original && original.index + offset - found.index;
}

function wordsOf(line: string): { word: string; index: number }[] {
  return Array.from(line.matchAll(/[\w$]+/g), ({ 0: word, index }) => ({ word, index }));
}
