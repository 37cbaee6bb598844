import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mergeLines } from './mergeLines';

const base = 'setup\nmoon\nhills\nsea\nend';
const merge = (mine: string, theirs: string) => mergeLines(base, mine, theirs);

describe('mergeLines', () => {
  it.each([
    [
      'lines in different places',
      'setup\nMOON\nhills\nsea\nend',
      'setup\nmoon\nhills\nsea\nlight\nend',
      'setup\nMOON\nhills\nsea\nlight\nend',
    ],
    [
      'lines that touch',
      'setup\nmoon\nHILLS\nsea\nend',
      'setup\nmoon\nhills\nlight\nsea\nend',
      'setup\nmoon\nHILLS\nlight\nsea\nend',
    ],
    [
      'insertions in one place, mine first',
      'setup\nmoon\nstars\nhills\nsea\nend',
      'setup\nmoon\nglow\nhills\nsea\nend',
      'setup\nmoon\nstars\nglow\nhills\nsea\nend',
    ],
    [
      'the same change of both once',
      'setup\nMOON\nhills\nsea\nend',
      'setup\nMOON\nhills\nsea\nend',
      'setup\nMOON\nhills\nsea\nend',
    ],
    [
      'a removed line',
      'setup\nmoon\nsea\nend',
      'light\nsetup\nmoon\nhills\nsea\nend',
      'light\nsetup\nmoon\nsea\nend',
    ],
  ])('brings together %s', (_, mine, theirs, text) => {
    expect(merge(mine, theirs)).toEqual({ kind: 'merged', text });
  });

  it.each([
    ['setup\nMOON\nhills\nsea\nend', 'setup\nMoon!\nhills\nsea\nend', ['moon']],
    ['setup\nend', 'setup\nmoon\nlight\nhills\nsea\nend', []],
    ['setup\nmoon\nsea\nend', 'setup\nmoon\nHILLS\nsea\nend', ['hills']],
    // One removed the line, the other emptied it.
    ['setup\nhills\nsea\nend', 'setup\n\nhills\nsea\nend', ['moon']],
  ])('names the lines that both changed', (mine, theirs, lines) => {
    expect(merge(mine, theirs)).toEqual({ kind: 'conflict', lines });
  });
});

describe('mergeLines, for any text', () => {
  const text = fc
    .array(fc.constantFrom('', 'a', 'b', 'c', '}'), { maxLength: 12 })
    .map((lines) => lines.join('\n'));

  it('keeps the version of the one who changed something', () => {
    fc.assert(
      fc.property(text, text, (before, after) => {
        const merged = { kind: 'merged', text: after };
        expect(mergeLines(before, after, before)).toEqual(merged);
        expect(mergeLines(before, before, after)).toEqual(merged);
        expect(mergeLines(before, after, after)).toEqual(merged);
      }),
    );
  });

  it('loses no line that either has added', () => {
    const linesOf = (source: string) => source.split('\n');
    fc.assert(
      fc.property(text, text, text, (before, mine, theirs) => {
        const merged = mergeLines(before, mine, theirs);
        if (merged.kind === 'conflict') return;
        const there = linesOf(merged.text);
        for (const line of [...linesOf(mine), ...linesOf(theirs)]) {
          if (!linesOf(before).includes(line)) expect(there).toContain(line);
        }
      }),
    );
  });
});
