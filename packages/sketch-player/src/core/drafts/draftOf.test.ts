// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import { draftOf, newestDraft, takeDrafts } from './draftOf';
import { keyOf } from './keys';

/** Whether the browser would ask before the page is left. */
function asksBeforeLeaving(): boolean {
  return !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
}

function fill(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}

const [one, other] = [draftOf('one'), draftOf('other')];

afterEach(() => {
  vi.restoreAllMocks();
  one.removeAll();
  other.removeAll();
});

describe('draftOf', () => {
  it('has the browser ask before the page is left while a draft is only remembered', () => {
    expect(one.save('1')).toBeUndefined();
    expect(asksBeforeLeaving()).toBe(false);
    fill();
    expect(one.save('2')).toBe('full');
    expect(asksBeforeLeaving()).toBe(true);
    vi.restoreAllMocks();
    one.save('3');
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('has it ask no longer when there is nothing left to lose', () => {
    fill();
    one.save('1');
    one.remove();
    expect(asksBeforeLeaving()).toBe(false);
    one.save('2');
    one.removeAll();
    expect(asksBeforeLeaving()).toBe(false);
  });

  it('has it ask until the drafts of all examples are safe', () => {
    fill();
    one.save('1');
    other.save('1');
    vi.restoreAllMocks();
    other.save('2');
    expect(asksBeforeLeaving()).toBe(true);
    one.remove();
    expect(asksBeforeLeaving()).toBe(false);
  });
});

it('tells of drafts that another tab keeps or removes, until nobody listens', () => {
  const heard = vi.fn();
  const stop = one.watch(heard);
  const tell = (id: string, newValue: string | null) =>
    window.dispatchEvent(
      new StorageEvent('storage', {
        key: keyOf({ id, tab: 'elsewhere' }),
        newValue,
        storageArea: window.localStorage,
      }),
    );
  tell('one', '{"source":"theirs","time":5}');
  tell('other', '{"source":"theirs","time":5}');
  tell('one', null);
  stop();
  tell('one', null);
  expect(heard.mock.calls).toEqual([
    [{ tab: 'elsewhere', isOwn: false, source: 'theirs' }],
    [{ tab: 'elsewhere', isOwn: false, source: undefined }],
  ]);
});

it('takes the drafts of a sketch away, and puts them back', () => {
  one.save('mine');
  const putBack = takeDrafts('one');
  expect(newestDraft('one')).toBeUndefined();
  expect(putBack()).toBe(true);
  expect(newestDraft('one')).toBe('mine');
});
