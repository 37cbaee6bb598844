import { expect, it } from 'vitest';
import { differenceOf } from './differenceOf';

it('marks lines that were added and removed, and leaves out what is far from them', () => {
  const before = 'a\nb\nc\nd\ne\nf\ng\n';
  expect(differenceOf(before, 'a\nb\nc\nd\nE\nf\ng\n')).toEqual([
    { kind: 'skipped', lines: 2 },
    { kind: 'same', text: 'c' },
    { kind: 'same', text: 'd' },
    { kind: 'removed', text: 'e' },
    { kind: 'added', text: 'E' },
    { kind: 'same', text: 'f' },
    { kind: 'same', text: 'g' },
  ]);
});

it('shows empty lines, and texts without a line break at the end', () => {
  expect(differenceOf('a', 'a\n\nb')).toEqual([
    { kind: 'removed', text: 'a' },
    { kind: 'added', text: 'a' },
    { kind: 'added', text: '' },
    { kind: 'added', text: 'b' },
  ]);
});

it('leaves out everything of texts that are the same', () => {
  expect(differenceOf('a\nb\n', 'a\nb\n')).toEqual([{ kind: 'skipped', lines: 2 }]);
});
