import fc from 'fast-check';
import { expect, it } from 'vitest';
import { fileNameOf } from './names';

it.each([
  ['Ringed planet', 'ringed-planet'],
  ['  Über/Größe: 3 ', 'uber-große-3'],
  ['日本語', '日本語'],
  ['../../etc/passwd', 'etc-passwd'],
  ['✦ ✦', 'sketch'],
  ['photo\u202egpj.exe', 'photogpj-exe'],
  // Letters that are drawn as nothing.
  ['\u3164\u115f\uffa0', 'sketch'],
  ['', 'sketch'],
])('names a file after %j', (title, name) => {
  expect(fileNameOf(title)).toBe(name);
});

it('is a name in every file system', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (title) => {
      expect(fileNameOf(title)).toMatch(/^[\p{Letter}\p{Number}]([^\s/\\:*?"<>|]*[^\s.-])?$/u);
      expect(fileNameOf(title).length).toBeLessThanOrEqual(60);
    }),
    { numRuns: 1000 },
  );
});
