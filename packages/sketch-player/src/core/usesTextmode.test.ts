import { expect, it } from 'vitest';
import { usesTextmode } from './usesTextmode';

it.each([
  ['const t = textmode.create({ fontSize: 16 })', true],
  ['window.textmode.setErrorLevel(1)', true],
  ["import { textmode } from 'textmode.js'", true],
  ['import { Textmodifier } from "textmode.js"', true],
  ['// The same in textmode.js.', false],
  ['// Art in textmode. It moves.', false],
  ['const textmode = 3', false],
  ['mytextmode.create()', false],
])('%s uses textmode.js: %s', (code, expected) => {
  expect(usesTextmode(code)).toBe(expected);
});
