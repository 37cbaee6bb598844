// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());
afterEach(() => {
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('remembers that edits are to be live', async () => {
  const { chooseLiveCoding, wantsLiveCoding } = await import('./liveChoice');
  expect(wantsLiveCoding()).toBe(false);
  chooseLiveCoding(true);
  expect(wantsLiveCoding()).toBe(true);
  vi.resetModules();
  const next = await import('./liveChoice');
  expect(next.wantsLiveCoding()).toBe(true);
  next.chooseLiveCoding(false);
  expect(window.localStorage).toHaveLength(0);
});

it('takes whatever else is stored for no', async () => {
  window.localStorage.setItem('live-coding', '{"on":true}');
  const { wantsLiveCoding } = await import('./liveChoice');
  expect(wantsLiveCoding()).toBe(false);
});

it('keeps a choice on the page where nothing can be stored', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  const { chooseLiveCoding, wantsLiveCoding } = await import('./liveChoice');
  expect(wantsLiveCoding()).toBe(false);
  chooseLiveCoding(true);
  expect(wantsLiveCoding()).toBe(true);
});
