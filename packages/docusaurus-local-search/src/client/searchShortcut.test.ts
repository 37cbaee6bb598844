// @vitest-environment jsdom
import { expect, it } from 'vitest';
import { isSearchShortcut } from './searchShortcut';

const ctrl = { ctrlKey: true };

it.each<[KeyboardEventInit, boolean]>([
  [{ key: 'k', code: 'KeyK', ...ctrl }, true],
  [{ key: 'K', code: 'KeyK', metaKey: true }, true],
  [{ key: '/', code: 'Slash' }, true],
  // Dvorak has its K elsewhere, and a T in this place.
  [{ key: 'k', code: 'KeyV', ...ctrl }, true],
  [{ key: 't', code: 'KeyK', ...ctrl }, false],
  // German has a hyphen where English has a slash.
  [{ key: '/', code: 'Digit7', shiftKey: true }, true],
  [{ key: '-', code: 'Slash' }, false],
  // Cyrillic, Greek, Hebrew, Arabic, Korean.
  [{ key: 'л', code: 'KeyK', ...ctrl }, true],
  [{ key: 'Л', code: 'KeyK', metaKey: true }, true],
  [{ key: 'κ', code: 'KeyK', ...ctrl }, true],
  [{ key: 'ל', code: 'KeyK', ...ctrl }, true],
  [{ key: 'ㅏ', code: 'KeyK', ...ctrl }, true],
  [{ key: 'ظ', code: 'Slash' }, true],
  [{ key: 'л', code: 'KeyK' }, false],
  [{ key: 'л', code: 'KeyG', ...ctrl }, false],
  // An input method has these keys.
  [{ key: '/', code: 'Slash', isComposing: true }, false],
  [{ key: 'k', code: 'KeyK', isComposing: true, ...ctrl }, false],
  [{ key: 'Process', code: 'KeyK', ...ctrl }, false],
])('%j opens the search: %s', (init, expected) => {
  expect(isSearchShortcut(new KeyboardEvent('keydown', init))).toBe(expected);
});

it('takes an event without a key, as autofill dispatches them', () => {
  const event = new KeyboardEvent('keydown');
  Object.defineProperty(event, 'key', { value: undefined });
  expect(isSearchShortcut(event)).toBe(false);
});
