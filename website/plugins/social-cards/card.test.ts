import { expect, it } from 'vitest';
import { separateTones, toneCount } from './card';

it('puts every character on the layer of its tone, in its place', () => {
  expect(separateTones('.#\n @.')).toEqual(['.\n  .', '', '', '\n @', ' #']);
});

it('loses no character that the library can draw', () => {
  const printable = String.fromCharCode(
    ...Array.from({ length: 94 }, (_, i) => 0x21 + i),
    ...Array.from({ length: 95 }, (_, i) => 0xa1 + i).filter((code) => code !== 0xad),
  );
  const layers = separateTones(printable);
  expect(layers).toHaveLength(toneCount);
  expect(layers.join('').replaceAll(' ', '')).toHaveLength(printable.length);
});
