import fc from 'fast-check';
import { expect, it } from 'vitest';
import { hostileText, manyRuns } from '../../../testing/hostileText';
import { decodableHash } from './malformedHash';

it.each(['', '#', '#font', '#%C3%A4', '#a%20b'])('leaves %j as it is', (hash) => {
  expect(decodableHash(hash)).toBe(hash);
});

it.each(['#%E0%A4%A', '#%', '#100%', '#%C3%A4%'])(
  'turns %j into one that decodes to it',
  (hash) => {
    expect(decodeURIComponent(decodableHash(hash))).toBe(hash);
  },
);

it('never gives a hash that cannot be decoded', () => {
  fc.assert(
    fc.property(hostileText, (text) => {
      expect(() => decodeURIComponent(decodableHash(`#${text}`))).not.toThrow();
    }),
    manyRuns,
  );
});
