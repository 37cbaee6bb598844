import { writeChannels, writeHex } from './colours';
import { readNumber, stepBy, writeNumber } from './numbers';
import { readString, writeString } from './strings';
import type { ColourValue, NumberValue, Value } from './Value';

/** Writes a number in place of another: in its notation, and so that the code still parses. */
export function rewriteNumber(
  value: NumberValue,
  next: number,
  source: { written: string; before: string; after: string },
): string {
  const notation = readNumber(source.written);
  if (!notation) return source.written;
  const text = writeNumber(next, notation, value.step);
  const isNegative = text.startsWith('-');
  // `a-1` with -1 would read as `a--1`, and a negative base of a power is a syntax error.
  const needsBrackets = /[-+]$/.test(source.before) || /^\s*\*\*/.test(source.after);
  return isNegative && needsBrackets ? `(${text})` : text;
}

/** Writes a colour in place of another. */
export function rewriteColour({ notation }: ColourValue, hex: string, written: string): string {
  if (notation === 'channels') return writeChannels(hex);
  return writeString(writeHex(hex, readString(written)), written);
}

/** The value some steps up or down, where steps mean something: numbers, words, true and false. */
export function stepped(
  value: Value,
  steps: number,
  source: { written: string; before: string; after: string },
): string | undefined {
  switch (value.kind) {
    case 'number':
      return rewriteNumber(value, stepBy(value.value, steps, value.step, value), source);
    case 'boolean':
      return String(!value.value);
    case 'word': {
      const { words, word, isString } = value;
      const next = words.at((words.indexOf(word) + Math.sign(steps)) % words.length) ?? word;
      return isString ? writeString(next, source.written) : next;
    }
    case 'colour':
    case 'ramp':
      return undefined;
  }
}
