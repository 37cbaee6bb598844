import { describe, expect, it } from 'vitest';
import { countFlashes, flashingShare } from './flashes';

/** A second of light that goes on and off this many times. */
const blinking = (times: number, on = 1, off = 0): number[] =>
  Array.from({ length: 60 }, (_, i) => (Math.floor((i * times * 2) / 60) % 2 ? on : off));

describe('countFlashes', () => {
  it.each([
    ['nothing', blinking(0), 0],
    ['one change', [0, 0, 1, 1], 0],
    ['three flashes', blinking(3), 2],
    ['five flashes', [...blinking(5), 0], 5],
    ['every frame', blinking(30), 29],
    ['changes that are too small', blinking(10, 0.59, 0.5), 0],
    ['changes between two bright pictures', blinking(10, 1, 0.81), 0],
    ['a slow rise in many small steps', Array.from({ length: 60 }, (_, i) => i / 60), 0],
    ['a wave in small steps', blinkingSlowly(4), 4],
    ['no frames', [], 0],
  ])('%s', (_, course, flashes) => {
    expect(countFlashes(course)).toBe(flashes);
  });
});

describe('flashingShare', () => {
  const [columns, rows] = [20, 12];
  const film = (blinks: (x: number, y: number) => boolean, times = 5) => ({
    columns,
    rows,
    frames: blinking(times).map((luminance) =>
      Array.from({ length: columns * rows }, (_, i) =>
        blinks(i % columns, Math.floor(i / columns)) ? luminance : 0,
      ),
    ),
  });

  it('is the part that flashes more than three times a second', () => {
    expect(flashingShare(film(() => true))).toBe(1);
    expect(flashingShare(film(() => true, 3))).toBe(0);
    expect(flashingShare(film((x) => x % 2 === 0))).toBeCloseTo(0.5, 1);
  });

  it('is that of the worst field of view, not of the whole picture', () => {
    const corner = film((x, y) => x >= 14 && y >= 8);
    expect(flashingShare(corner)).toBeCloseTo((6 * 4) / (11 * 8));
  });
});

function blinkingSlowly(times: number): number[] {
  return Array.from({ length: 61 }, (_, i) => 0.5 - 0.5 * Math.cos((i / 60) * times * 2 * Math.PI));
}
