import { expect, it } from 'vitest';
import { decideMotion, parseChoice } from './motion';

const calm = { reducedMotion: true, saveData: false };
const thrifty = { reducedMotion: false, saveData: true };
const neither = { reducedMotion: false, saveData: false };

it.each([
  [undefined, neither, true],
  [undefined, calm, false],
  [undefined, thrifty, false],
  ['still', neither, false],
  ['moving', calm, true],
  ['moving', thrifty, true],
] as const)('with the choice %s and %j motion is welcome: %s', (choice, system, expected) => {
  expect(decideMotion(choice, system)).toBe(expected);
});

it.each([
  ['moving', 'moving'],
  ['still', 'still'],
  [null, undefined],
  ['', undefined],
  ['__proto__', undefined],
])('reads %j as %s', (stored, expected) => {
  expect(parseChoice(stored)).toBe(expected);
});
