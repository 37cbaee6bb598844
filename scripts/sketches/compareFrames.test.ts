import { describe, expect, it } from 'vitest';
import { describeDifference, tolerance } from './compareFrames';

const row = (character: string, length = 20) => character.repeat(length);
/** 20 × 20 cells, of which the first `wrong` are not dots. */
const frame = (wrong = 0) => {
  const cells = row('#', wrong) + row('.', 400 - wrong);
  return `${(cells.match(/.{20}/g) ?? []).join('\n')}\n`;
};

describe('describeDifference', () => {
  it('says nothing of equal frames, nor of few wrong cells', () => {
    expect(describeDifference(frame(), frame())).toBeUndefined();
    expect(describeDifference(frame(), frame(400 * tolerance))).toBeUndefined();
  });

  it('shows the rows of frames with more wrong cells', () => {
    expect(describeDifference(frame(), frame(400 * tolerance + 1))).toBe(
      `5 of 400 cells differ, more than 1 %:\nrow 0\n- ${row('.')}\n+ #####${row('.', 15)}`,
    );
  });

  it('accepts no other grid', () => {
    expect(describeDifference(frame(), row('.'))).toBe(
      'expected a grid of 20 × 20 cells, got one of 20 × 1',
    );
    expect(describeDifference('..\n..', '...\n...')).toContain('2 × 2 cells, got one of 3 × 2');
  });
});
