// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { HeardDraft } from './drafts/Drafts';
import { Scheduler } from './Scheduler';
import { Session } from './Session';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: true }));
});

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A session whose drafts and other tabs are in the hands of the test. */
function setUp() {
  const kept: string[] = [];
  let hear: (heard: HeardDraft) => void = () => {};
  let hearSaved: (source: string) => void = () => {};
  const session = new Session({
    title: 'A sketch',
    source: 'saved',
    isTrusted: false,
    autoplays: false,
    major: '1',
    majors: ['1', '2'],
    needsCamera: false,
    fitsCanvas: false,
    files: {
      sandbox: '',
      embeddedFiles: '',
      p5: [{ major: '1', url: '' }],
      library: '',
      playground: '',
    },
    loadCompletions: () => Promise.resolve([]),
    preview: document.createElement('div'),
    scheduler: new Scheduler(),
    draft: {
      load: () => undefined,
      others: () => ['theirs'],
      save: (source) => void kept.push(source),
      remove: () => kept.push('(removed)'),
      removeAll: () => {},
      watch: (callback) => {
        hear = callback;
        return () => {};
      },
    },
    watchSaved: (callback) => {
      hearSaved = callback;
      return () => {};
    },
  });
  const theirs = (source: string) => hear({ tab: 'two', isOwn: false, source });
  return { session, kept, theirs, hearSaved: (source: string) => hearSaved(source) };
}

it('takes over nothing until the reader wants it', () => {
  const { session, theirs } = setUp();
  session.edit('mine');
  theirs('theirs');
  expect(session.state).toMatchObject({
    source: 'mine',
    newerDraft: { source: 'theirs' },
    otherDrafts: [],
  });
  session.takeNewer();
  expect(session.state).toMatchObject({ source: 'theirs', isEdited: true });
  expect(session.state.newerDraft).toBeUndefined();
});

it('stores the version again that the reader keeps, and shows the other one', () => {
  const { session, kept, theirs } = setUp();
  session.edit('mine');
  theirs('theirs');
  session.keepMine();
  expect(kept).toEqual(['mine', 'mine']);
  expect(session.state.newerDraft).toBeUndefined();
  expect(session.state.otherDrafts).toEqual(['theirs']);
});

it('goes on from what was saved, here or in another tab', () => {
  const { session, hearSaved } = setUp();
  session.edit('mine');
  session.settle();
  expect(session.unchanged).toBe('mine');
  expect(session.state.isEdited).toBe(false);
  hearSaved('theirs');
  expect(session.state).toMatchObject({ source: 'mine', newerDraft: { isSaved: true } });
  session.takeNewer();
  expect(session.state).toMatchObject({ source: 'theirs', isEdited: false });
  session.edit('more');
  hearSaved('more');
  expect(session.state).toMatchObject({ isEdited: false, newerDraft: undefined });
  session.edit('other');
  session.reset();
  expect(session.state.source).toBe('more');
});
