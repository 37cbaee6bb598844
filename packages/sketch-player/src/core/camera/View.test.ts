// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import { isWithin, viewOf } from './View';

afterEach(() => vi.restoreAllMocks());

it.each([
  ['in the window', { top: 0, bottom: 100 }, true],
  ['half above it', { top: -50, bottom: 50 }, true],
  ['above it', { top: -100, bottom: 0 }, false],
  ['below it', { top: 500, bottom: 600 }, false],
  ['not drawn', { top: 10, bottom: 10 }, false],
])('knows that a box is %s', (_where, box, isSeen) => {
  expect(isWithin({ left: 0, right: 100, ...box }, { width: 300, height: 500 })).toBe(isSeen);
});

it('sees nothing in a tab that was hidden from the start', () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  expect(viewOf(document.body).isSeen()).toBe(false);
});
