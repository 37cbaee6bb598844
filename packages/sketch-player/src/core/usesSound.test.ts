import { expect, it } from 'vitest';
import { usesSound } from './usesSound';

it.each([
  ['song = await loadSound("a.wav")', true],
  ['p.loadSound("a.wav")', true],
  ['new p5.FFT()', true],
  ['new p5\n  .Oscillator("sine")', true],
  ['getAudioContext().resume()', true],
  ['preloadSounds()', false],
  ['new p5.Vector(1)', false],
  ['p5.asciify; class Filter {}', false],
  ['new p5.FilterX()', false],
])('%s uses p5.sound: %s', (code, expected) => {
  expect(usesSound(code)).toBe(expected);
});
