// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { choose, isMotionWelcome, onMotionChange, readChoice } from './motion';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => Object.assign(new EventTarget(), { matches: false }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.localStorage.clear();
});

it('remembers what the reader has chosen', () => {
  expect(isMotionWelcome()).toBe(true);
  choose('still');
  expect(window.localStorage.getItem('motion')).toBe('still');
  expect(isMotionWelcome()).toBe(false);
});

it('follows the choice on this page and in other tabs, until it is told to stop', () => {
  const listener = vi.fn();
  const stop = onMotionChange(listener);
  choose('still');
  expect(listener).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new StorageEvent('storage', { key: 'motion', newValue: 'moving' }));
  expect(listener).toHaveBeenCalledTimes(2);
  window.dispatchEvent(new StorageEvent('storage', { key: 'theme', newValue: 'dark' }));
  stop();
  choose('moving');
  expect(listener).toHaveBeenCalledTimes(2);
});

it('keeps a choice that cannot be stored, until another tab chooses', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const stop = onMotionChange(() => {});
  choose('still');
  expect(readChoice()).toBe('still');
  window.dispatchEvent(new StorageEvent('storage', { key: 'motion' }));
  expect(readChoice()).toBeUndefined();
  stop();
});
