import { expect, it } from 'vitest';
import { FrameRate } from './FrameRate';

it('counts frames over the time since the last measurement', () => {
  const watch = { frames: 0 };
  const rate = new FrameRate(watch, 0);
  watch.frames = 30;
  expect(rate.measure(500)).toBe(60);
  watch.frames = 40;
  expect(rate.measure(1500)).toBe(10);
});

it('does not count the time of a pause, nor measures in a moment', () => {
  const watch = { frames: 0 };
  const rate = new FrameRate(watch, 0);
  watch.frames = 30;
  expect(rate.measure(500)).toBe(60);
  // Paused for a minute, with a step of one frame.
  watch.frames = 31;
  rate.measureAnew(60_500);
  watch.frames = 32;
  expect(rate.measure(60_510)).toBe(60);
  watch.frames = 61;
  expect(rate.measure(61_000)).toBe(60);
});
