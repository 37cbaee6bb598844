import { expect, test } from 'vitest';
import { parseAnsi } from './ansi';

const ESC = '\u001b[';

test('reads true colours, reversed ones and the sixteen of a terminal', () => {
  const text = `${ESC}?25l${ESC}0m${ESC}38;2;1;2;3;48;2;4;5;6mA${ESC}7mB${ESC}0;1;31;44mC\nD\n`;
  expect(parseAnsi(text)).toEqual([
    [
      { character: 'A', front: [1, 2, 3], back: [4, 5, 6] },
      { character: 'B', front: [4, 5, 6], back: [1, 2, 3] },
      { character: 'C', front: [255, 85, 85], back: [0, 0, 170] },
    ],
    [{ character: 'D', front: [255, 85, 85], back: [0, 0, 170] }],
  ]);
});

test('default colours come back with their codes', () => {
  const [[cell] = []] = parseAnsi(`${ESC}31;42m${ESC}39;49mx`);
  expect(cell).toEqual({ character: 'x', front: [170, 170, 170], back: [0, 0, 0] });
});
