import { describe, expect, it } from 'vitest';
import { hostileText } from '../../../../../testing/hostileText';
import fc from 'fast-check';
import { codeSizes, nextSize, parseCodeSize } from './codeSize';

describe('the size of the code', () => {
  it('is read back as it was stored', () => {
    for (const size of codeSizes) expect(parseCodeSize(String(size))).toBe(size);
  });

  it('is the usual one for anything else that is stored', () => {
    expect(parseCodeSize(null)).toBe(100);
    fc.assert(
      fc.property(hostileText, (stored) => {
        expect(codeSizes).toContain(parseCodeSize(stored));
      }),
    );
  });

  it('goes to the next, and ends at the largest and the smallest', () => {
    expect(nextSize(100, 1)).toBe(125);
    expect(nextSize(100, -1)).toBe(87.5);
    expect(nextSize(200, 1)).toBeUndefined();
    expect(nextSize(75, -1)).toBeUndefined();
  });
});
