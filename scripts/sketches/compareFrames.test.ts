import { describe, expect, it } from 'vitest';
import { describeColours, describeDifference, tolerance } from './compareFrames';

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

describe('describeColours', () => {
  /** 10 × 10 cells, of which the first `wrong` have another colour. */
  const colours = (wrong = 0, other = '#ff0000') => {
    const cells = Array.from({ length: 100 }, (_, i) => (i < wrong ? other : '#808080'));
    const characters = Array.from({ length: 10 }, (_, y) => cells.slice(10 * y, 10 * y + 10));
    return { characters, backgrounds: characters.map((row) => row.map(() => '#000000')) };
  };

  it('says nothing of colours that are near, nor of few that are not', () => {
    expect(describeColours(colours(), colours(100, '#909080'))).toBeUndefined();
    expect(describeColours(colours(), colours(2))).toBeUndefined();
  });

  it('names cells whose colours are others', () => {
    expect(describeColours(colours(), colours(3))).toBe(
      [
        'characters: the colours of 3 of 100 cells differ, more than 2 %:',
        ...[0, 1, 2].map((x) => `row 0, column ${x}: expected about #808080, got #ff0000`),
      ].join('\n'),
    );
  });

  it('looks at backgrounds, too', () => {
    const { characters, backgrounds } = colours();
    const white = backgrounds.map((row) => row.map(() => '#ffffff'));
    expect(describeColours(colours(), { characters, backgrounds: white })).toMatch(
      /^backgrounds: /,
    );
  });

  it('leaves out cells that are empty in one of the two', () => {
    const { characters, backgrounds } = colours();
    const empty = characters.map((row) => row.map(() => undefined));
    expect(describeColours(colours(3), { characters: empty, backgrounds })).toBeUndefined();
  });
});
