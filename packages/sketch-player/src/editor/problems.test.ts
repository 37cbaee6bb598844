import { Text } from '@codemirror/state';
import { describe, expect, it } from 'vitest';
import { diagnosticsOf, offsetOf } from './problems';

const text = Text.of(['let ab = 1;', '', '  foo.bar();']);

describe('offsetOf', () => {
  it.each([
    [{ line: 1, column: 1 }, 0],
    [{ line: 1, column: 5 }, 4],
    [{ line: 3, column: 3 }, 15],
    [{ line: 1, column: 99 }, 11],
    [{ line: 99, column: 1 }, 13],
    [{ line: 0, column: 0 }, 0],
  ])('%j', (place, offset) => {
    expect(offsetOf(text, place)).toBe(offset);
  });
});

describe('diagnosticsOf', () => {
  function marked(line: number, column: number): string {
    const problem = { line, column, message: 'wrong', severity: 'error' as const };
    const [found] = diagnosticsOf(text, [problem]);
    expect(found).toMatchObject({ severity: 'error', message: 'wrong' });
    return text.sliceString(found?.from ?? 0, found?.to);
  }

  it('marks the word at the column', () => {
    expect(marked(1, 5)).toBe('ab');
    expect(marked(3, 3)).toBe('foo');
  });

  it('marks one character where there is no word', () => {
    expect(marked(3, 6)).toBe('.');
  });

  it('marks the last character where the line has ended', () => {
    expect(marked(1, 12)).toBe(';');
    expect(marked(1, 500)).toBe(';');
  });

  it('marks nothing of an empty line', () => {
    expect(marked(2, 1)).toBe('');
  });
});
