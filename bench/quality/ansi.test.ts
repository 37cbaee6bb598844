import { expect, test } from 'vitest';
import { parseAnsi } from './ansi';

const ESC = '\u001b[';

test('reads true colours, reversed ones and the sixteen of a terminal', async () => {
  const text = `${ESC}?25l${ESC}0m${ESC}38;2;1;2;3;48;2;4;5;6mA${ESC}7mB${ESC}0;1;31;44mC\nD\n`;
  expect(await parseAnsi(text, 3)).toEqual([
    [
      { character: 'A', front: [1, 2, 3], back: [4, 5, 6] },
      { character: 'B', front: [4, 5, 6], back: [1, 2, 3] },
      { character: 'C', front: [255, 85, 85], back: [0, 0, 170] },
    ],
    [
      { character: 'D', front: [255, 85, 85], back: [0, 0, 170] },
      { character: ' ', front: [170, 170, 170], back: [0, 0, 0] },
      { character: ' ', front: [170, 170, 170], back: [0, 0, 0] },
    ],
  ]);
});

test('default colours come back with their codes', async () => {
  const [[cell] = []] = await parseAnsi(`${ESC}31;42m${ESC}39;49mx`, 1);
  expect(cell).toEqual({ character: 'x', front: [170, 170, 170], back: [0, 0, 0] });
});

test('rows that fill their line follow one another', async () => {
  const rows = await parseAnsi(`ab\r\ncd\r\n${ESC}0m`, 2);
  expect(rows.map((row) => row.map(({ character }) => character).join(''))).toEqual([
    'ab',
    'cd',
    '  ',
  ]);
});
