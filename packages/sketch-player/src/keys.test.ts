import { expect, it } from 'vitest';
import { isForComposing, shortcutKey } from './keys';

it.each([
  ['k', 'KeyK', 'k'],
  ['K', 'KeyK', 'k'],
  // Latin layouts: what the key writes counts, wherever it is.
  ['z', 'KeyY', 'z'],
  ['k', 'KeyV', 'k'],
  ['ö', 'Semicolon', 'ö'],
  ['-', 'Slash', '-'],
  // Cyrillic, Greek, Hebrew, Arabic, Korean and Thai ones.
  ['л', 'KeyK', 'k'],
  ['Л', 'KeyK', 'k'],
  ['ш', 'KeyI', 'i'],
  ['ю', 'Period', '.'],
  ['κ', 'KeyK', 'k'],
  ['ל', 'KeyK', 'k'],
  ['ن', 'KeyK', 'k'],
  ['ㅏ', 'KeyK', 'k'],
  ['า', 'KeyK', 'k'],
  ['ظ', 'Slash', '/'],
  ['٣', 'Digit3', '3'],
  // A sign that such a layout has elsewhere is that sign.
  ['/', 'KeyQ', '/'],
  ['.', 'Slash', '.'],
  ['ё', 'Backquote', 'ё'],
  ['Enter', 'Enter', 'enter'],
  ['Dead', 'KeyK', 'dead'],
])('%s on %s is %s', (key, code, name) => {
  expect(shortcutKey({ key, code })).toBe(name);
});

it.each([
  [{ isComposing: true, keyCode: 27 }, true],
  [{ isComposing: false, keyCode: 229 }, true],
  [{ isComposing: false, keyCode: 27 }, false],
])('%j is for an input method: %s', (event, expected) => {
  expect(isForComposing(event)).toBe(expected);
});
