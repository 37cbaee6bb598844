import { describe, expect, it } from 'vitest';
import type { Repair } from '../diagnosis/Problem';
import { Rescues } from './Rescues';
import { initialState, type SessionState } from './state';

const rescue: Repair = {
  from: 'broken',
  source: 'repaired',
  major: '2',
  changes: [{ id: 'p5-2-code', says: 'The sketch is for p5.js 2.x.', line: 1 }],
};

function setUp(texts: string[] = ['', 'after']) {
  let state: SessionState = { ...initialState('broken', '1'), hasPicture: true };
  const rescues = new Rescues({
    getState: () => state,
    captureText: () => {
      const text = texts.shift();
      return text === undefined ? Promise.reject(new Error('Play first.')) : Promise.resolve(text);
    },
    onChange: (change) => (state = { ...state, ...change }),
  });
  const edit = (source: string) => {
    state = { ...state, source };
    rescues.follow();
  };
  return { rescues, edit, getState: () => state };
}

describe('a rescue for another major version of p5.js', () => {
  it('brings the version, and takes it along when it is undone and redone', async () => {
    const { rescues, edit, getState } = setUp();
    await rescues.showBefore(rescue);
    edit('repaired');
    expect(getState()).toMatchObject({ major: '2', rescued: { majorBefore: '1' } });
    expect(rescues.notice).toBe('Repaired, and running on p5.js 2.x.');
    edit('broken');
    expect(getState()).toMatchObject({ major: '1', rescued: undefined });
    expect(getState().notice).toBe('The sketch is as it was before the repair, on p5.js 1.x.');
    edit('repaired');
    expect(getState().major).toBe('2');
  });

  it('leaves the version alone when the source is another', async () => {
    const { rescues, edit, getState } = setUp();
    await rescues.showBefore(rescue);
    edit('repaired');
    edit('repaired, and edited');
    expect(getState()).toMatchObject({ major: '2', rescued: undefined });
  });

  it('is forgotten with the sketch', async () => {
    const { rescues, edit, getState } = setUp();
    await rescues.showBefore(rescue);
    edit('repaired');
    rescues.forget();
    edit('broken');
    expect(getState().major).toBe('2');
  });
});

describe('a rescue that changes nothing but the version', () => {
  it('is applied and undone by its buttons alone', async () => {
    const { rescues, edit, getState } = setUp();
    await rescues.showBefore({ ...rescue, source: 'broken' });
    rescues.apply();
    edit('broken');
    expect(getState()).toMatchObject({ major: '2', rescued: { majorBefore: '1' } });
    rescues.undo();
    edit('broken');
    expect(getState()).toMatchObject({ major: '1', rescued: undefined });
  });
});

describe('the outputs', () => {
  it('are those before and after', async () => {
    const { rescues, edit, getState } = setUp(['before', 'after']);
    await rescues.showBefore(rescue);
    edit('repaired');
    await rescues.showAfter();
    expect(getState().rescued).toMatchObject({ before: 'before', after: 'after' });
  });

  it('are missing where nothing was shown', async () => {
    const { rescues, edit, getState } = setUp([' \n ']);
    await rescues.showBefore(rescue);
    edit('repaired');
    await rescues.showAfter();
    expect(getState().rescued).toMatchObject({ before: undefined, after: undefined });
  });
});
