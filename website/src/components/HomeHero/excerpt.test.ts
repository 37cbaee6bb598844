import { describe, expect, it } from 'vitest';
import { initialState } from 'sketch-player/state';
import { linesOf, seenInLines, surroundingsOf, withLines } from './excerpt';

const lines = 'function b() {\n  2;\n}';
const sketch = `function a() {\n  1;\n}\n\n${lines}\n\nfunction c() {}\n`;
const around = surroundingsOf(sketch, lines);
const other = 'function older() {}';

describe('lines of a sketch', () => {
  it('are taken out and put back', () => {
    expect(linesOf(sketch, around)).toBe(lines);
    const edited = withLines(sketch, 'longer\nlines', around);
    expect(edited).toBe(sketch.replace(lines, 'longer\nlines'));
    expect(linesOf(edited, around)).toBe('longer\nlines');
    expect(linesOf(withLines(edited, '', around), around)).toBe('');
  });

  it('are all of a sketch whose surroundings are others', () => {
    expect(linesOf(other, around)).toBe(other);
    expect(withLines(other, 'new', around)).toBe('new');
    // The sketch begins and ends as the surroundings do, but they overlap in it.
    expect(linesOf('function a() {}\n', { before: 'function a() {}', after: '{}\n' })).toBe(
      'function a() {}\n',
    );
  });

  it('are not looked for in vain', () => {
    expect(() => surroundingsOf(other, lines)).toThrow('are not in its sketch');
  });
});

describe('a sketch seen through its lines', () => {
  const see = (line: number, column?: number) => {
    const problem = { message: 'wrong', line, ...(column !== undefined && { column }) };
    return seenInLines({ ...initialState(sketch, '1'), problem, warning: problem }, around);
  };

  it('shows them, and counts places in them', () => {
    expect(see(6, 3)).toMatchObject({
      source: lines,
      problem: { message: 'wrong', line: 2, column: 3 },
      warning: { line: 2, column: 3 },
    });
    expect(see(5).problem).toEqual({ message: 'wrong', line: 1 });
    expect(see(7).problem).toEqual({ message: 'wrong', line: 3 });
  });

  it('names no place outside them', () => {
    expect(see(4, 1).problem).toEqual({ message: 'wrong' });
    expect(see(8, 1).problem).toEqual({ message: 'wrong' });
  });

  it('keeps the very correction, by which the session knows it', () => {
    const fix = { label: 'Correct', from: 1, to: 2, insert: 'x' };
    const state = { ...initialState(sketch, '1'), problem: { message: 'wrong', line: 6, fix } };
    expect(seenInLines(state, around).problem?.fix).toBe(fix);
  });

  it('shows what other tabs have made of them', () => {
    const drafts = [withLines(sketch, 'mine', around), other];
    const state = { ...initialState(sketch, '1'), otherDrafts: drafts };
    expect(seenInLines(state, around).otherDrafts).toEqual(['mine', other]);
    const newerDraft = {
      source: withLines(sketch, 'mine', around),
      isReset: false,
      isSaved: false,
    };
    expect(seenInLines({ ...state, newerDraft }, around).newerDraft?.source).toBe('mine');
  });

  it('is as it is when it is an older one', () => {
    const state = initialState(other, '1');
    expect(seenInLines(state, around)).toBe(state);
  });
});
