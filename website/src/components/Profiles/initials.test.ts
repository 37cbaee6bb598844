import { expect, it } from 'vitest';
import { initials } from './initials';

it.each([
  ['Anna Rieder', 'AR'],
  ['humanbydefinition', 'HU'],
  ['  Ada  King Lovelace ', 'AK'],
  ['x', 'X'],
  ['𝒳𝒴𝒵', '𝒳𝒴'],
])('takes the initials of "%s"', (name, expected) => {
  expect(initials(name)).toBe(expected);
});
