import { expect, it } from 'vitest';
import { OtherTabs } from './OtherTabs';

const shown = { source: 'mine', published: 'published' };
const typed = (source: string | undefined, tab = 'two') => ({ tab, isOwn: false, source });

it('offers what another tab has typed, and its newest version', () => {
  const tabs = new OtherTabs();
  tabs.hear(typed('theirs'), shown);
  tabs.hear(typed('theirs, later'), shown);
  expect(tabs.newer).toMatchObject({ source: 'theirs, later', isReset: false });
});

it('has nothing to say where both agree, or the other has no version any more', () => {
  const tabs = new OtherTabs();
  tabs.hear(typed('mine'), shown);
  expect(tabs.newer).toBeUndefined();
  for (const end of ['mine', undefined]) {
    tabs.hear(typed('theirs'), shown);
    tabs.hear(typed(undefined, 'three'), shown);
    expect(tabs.newer).toBeDefined();
    tabs.hear(typed(end), shown);
    expect(tabs.newer).toBeUndefined();
  }
});

it('does not ask again about a tab against which the reader has decided, but about others', () => {
  const tabs = new OtherTabs();
  tabs.hear(typed('theirs'), shown);
  tabs.decline();
  tabs.hear(typed('theirs, later'), shown);
  expect(tabs.newer).toBeUndefined();
  tabs.hear(typed('another', 'three'), shown);
  expect(tabs.newer?.source).toBe('another');
});

it('says when another tab discards the changes of this one', () => {
  const removed = { tab: 'one', isOwn: true, source: undefined };
  const tabs = new OtherTabs();
  tabs.hear(removed, { source: 'published', published: 'published' });
  expect(tabs.newer).toBeUndefined();
  tabs.hear(removed, shown);
  expect(tabs.newer).toMatchObject({ source: 'published', isReset: true });
  tabs.decline();
  tabs.hear(removed, shown);
  expect(tabs.newer?.isReset).toBe(true);
});

it('keeps to a version that another tab has saved, though its draft is gone then', () => {
  const tabs = new OtherTabs();
  tabs.hear(typed('theirs'), shown);
  tabs.hearSaved('theirs');
  tabs.hear(typed(undefined), shown);
  expect(tabs.newer).toMatchObject({ source: 'theirs', isSaved: true });
});

it('takes a draft of this tab that another goes on from for no discarded one', () => {
  const tabs = new OtherTabs();
  tabs.hear(typed('mine, and more'), shown);
  tabs.hear({ tab: 'one', isOwn: true, source: undefined }, shown);
  expect(tabs.newer).toMatchObject({ source: 'mine, and more', isReset: false });
});
