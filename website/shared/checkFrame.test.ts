import { describe, expect, it } from 'vitest';
import { checkFrame, type CheckedCell, type CheckedFrame } from './checkFrame';
import type { ExerciseRule, Measure } from './exerciseRules';

const cellOf = (character: string, given: Partial<CheckedCell> = {}): CheckedCell => ({
  character,
  color: '#ffffff',
  background: '#000000',
  rotation: 0,
  ...given,
});

function frameOf(lines: string, given: Partial<CheckedCell> = {}): CheckedFrame {
  const rows = lines.split('\n');
  const cells = rows.flatMap((row) => [...row].map((character) => cellOf(character, given)));
  return { cols: rows[0]?.length ?? 0, rows: rows.length, cells };
}

const noTarget = { frame: '', colours: [] };

describe('the target', () => {
  const target = { frame: '@@..\n    \n', colours: [] };
  const rule = { rule: 'target', share: 0.75, colours: false } as const;

  it('counts cells that are not empty in one of the two', () => {
    expect(checkFrame(rule, frameOf('@@.o\n    '), target)).toMatchObject({
      isMet: true,
      matching: 3,
      counted: 4,
      needed: 3,
    });
    expect(checkFrame(rule, frameOf('@@oo\n    '), target)).toMatchObject({ isMet: false });
    expect(checkFrame(rule, frameOf('@@..\n ooo'), target)).toMatchObject({
      isMet: false,
      matching: 4,
      counted: 7,
      wrong: [false, false, false, false, false, true, true, true],
    });
  });

  it('is not met by an empty frame, even where it is empty itself', () => {
    const empty = { frame: '  \n', colours: [] };
    expect(checkFrame(rule, frameOf('  '), empty)).toMatchObject({ isMet: false });
  });

  it('says which grid was wanted', () => {
    expect(checkFrame(rule, frameOf('@@.'), target)).toEqual({
      rule: 'grid',
      isMet: false,
      found: { cols: 3, rows: 1 },
      wanted: { cols: 4, rows: 2 },
    });
  });

  it('compares colours where it is asked to, with a tolerance', () => {
    const red = { frame: 'ab', colours: ['#ff0000', null] };
    const withColours = { ...rule, share: 1, colours: true };
    expect(checkFrame(withColours, frameOf('ab', { color: '#f01010' }), red).isMet).toBe(true);
    expect(checkFrame(withColours, frameOf('ab', { color: '#00ff00' }), red).isMet).toBe(false);
    expect(checkFrame({ ...rule, share: 1 }, frameOf('ab'), red).isMet).toBe(true);
  });
});

describe('characters', () => {
  const check = (
    lines: string,
    rule: Omit<Extract<ExerciseRule, { rule: 'characters' }>, 'rule'>,
  ) => checkFrame({ rule: 'characters', ...rule }, frameOf(lines), noTarget);

  it('names those that are missing, and those that should not be there', () => {
    expect(check('.o@ ', { only: '.o@', include: '.@' })).toMatchObject({ isMet: true });
    expect(check('.x', { only: '.o@', include: '.@' })).toEqual({
      rule: 'characters',
      isMet: false,
      unwanted: ['x'],
      missing: ['@'],
    });
  });

  it('is not met by a frame without any', () => {
    expect(check('   ', { only: '.' })).toMatchObject({ isMet: false });
  });
});

describe('measures', () => {
  const measure = (measure: Measure, frame: CheckedFrame, later?: CheckedFrame[]) => {
    const finding = checkFrame({ rule: 'measure', measure, min: 0 }, frame, noTarget, later);
    return finding.rule === 'measure' ? finding.found : undefined;
  };
  const colours = (...given: string[]): CheckedFrame => ({
    cols: given.length,
    rows: 1,
    cells: given.map((color) => cellOf('#', { color })),
  });

  it('counts characters without the space', () => {
    expect(measure('characterCount', frameOf('ab a'))).toBe(2);
  });

  it('counts colours that can be told apart', () => {
    expect(measure('colourCount', colours('#ff0000', '#f00808', '#0000ff'))).toBe(2);
  });

  it('takes colours of less than one cell in a hundred for smooth edges', () => {
    const many = Array.from({ length: 200 }, () => '#ff0000');
    expect(measure('colourCount', colours(...many, '#0000ff'))).toBe(1);
  });

  it('measures shares of cells and of characters', () => {
    expect(measure('filledShare', frameOf('a  b'))).toBe(0.5);
    expect(measure('rotatedShare', frameOf('a b', { rotation: 90 }))).toBe(1);
    expect(measure('rotatedShare', frameOf('ab', { rotation: 360 }))).toBe(0);
    expect(measure('rotatedShare', frameOf('   '))).toBe(0);
  });

  it('compares with later frames for motion; without any, nothing moves', () => {
    expect(measure('movingShare', frameOf('abcd'), [frameOf('abcd'), frameOf('abxx')])).toBe(0.5);
    expect(measure('movingShare', frameOf('abcd'))).toBe(0);
  });

  it('holds both limits', () => {
    const rule = { rule: 'measure', measure: 'columns', min: 4, max: 6 } as const;
    expect(checkFrame(rule, frameOf('abc'), noTarget).isMet).toBe(false);
    expect(checkFrame(rule, frameOf('abcd'), noTarget).isMet).toBe(true);
    expect(checkFrame(rule, frameOf('abcdefg'), noTarget).isMet).toBe(false);
  });
});
