import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thumbnailOf } from './thumbnail';

it('leaves a small frame as it is', () => {
  expect(thumbnailOf('@ #\n\n .\n')).toBe('@ #\n\n .');
});

it('takes the commonest character of each part', () => {
  const row = (text: string) => text.repeat(16);
  const frame = [row('aab.'), row('abb.'), row('aab.')].join('\n');
  expect(thumbnailOf(frame)?.split('\n')).toEqual([
    'ab'.repeat(16),
    'ab'.repeat(16),
    'ab'.repeat(16),
  ]);
});

it('has nothing to show of nothing', () => {
  for (const frame of ['', '\n\n', '   \n ']) expect(thumbnailOf(frame)).toBeUndefined();
});

it('is small, whatever the frame is', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'binary', maxLength: 90 }), { maxLength: 40 }),
      (rows) => {
        const lines = (thumbnailOf(rows.join('\n')) ?? '').split('\n');
        expect(lines.length).toBeLessThanOrEqual(12);
        for (const line of lines) expect(Array.from(line).length).toBeLessThanOrEqual(32);
      },
    ),
    // Long texts take the generator long.
    { numRuns: 20 },
  );
});
