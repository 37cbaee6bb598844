import fc from 'fast-check';
import { expect, it } from 'vitest';
import { placeMenu } from './placeMenu';

const menu = { width: 200, height: 300 };
const screen = { width: 1000, height: 800 };

it('opens below its button, aligned with its right edge', () => {
  expect(placeMenu({ top: 100, bottom: 130, right: 500 }, menu, screen)).toEqual({
    top: 130,
    left: 300,
    maxHeight: 662,
  });
});

it('opens above where below is too little room', () => {
  expect(placeMenu({ top: 700, bottom: 730, right: 500 }, menu, screen)).toMatchObject({
    top: 400,
    maxHeight: 692,
  });
});

it('stays below, to be scrolled, where above is even less room', () => {
  const low = { width: 1000, height: 300 };
  expect(placeMenu({ top: 100, bottom: 130, right: 500 }, menu, low)).toMatchObject({
    top: 130,
    maxHeight: 162,
  });
});

it('keeps a margin at both sides', () => {
  const narrow = { width: 260, height: 800 };
  expect(placeMenu({ top: 100, bottom: 130, right: 60 }, menu, narrow).left).toBe(8);
  expect(placeMenu({ top: 100, bottom: 130, right: 400 }, menu, narrow).left).toBe(52);
});

it('is within every window that shows its button', () => {
  const length = (max: number) => fc.integer({ min: 60, max });
  const setup = fc.record({
    window: fc.record({ width: length(3000), height: length(2000) }),
    menu: fc.record({ width: length(600), height: length(900) }),
    x: fc.double({ min: 0, max: 1, noNaN: true }),
    y: fc.double({ min: 0, max: 1, noNaN: true }),
  });
  fc.assert(
    fc.property(setup, ({ window, menu: size, x, y }) => {
      const top = y * (window.height - 32);
      const button = { top, bottom: top + 32, right: x * window.width };
      const { top: at, left, maxHeight } = placeMenu(button, size, window);
      const height = Math.min(size.height, maxHeight);
      expect(at).toBeGreaterThanOrEqual(8);
      expect(left).toBeGreaterThanOrEqual(8);
      if (size.width <= window.width - 16) {
        expect(left + size.width).toBeLessThanOrEqual(window.width - 8);
      }
      // A window hardly higher than the button has no room at all.
      if (maxHeight > 16) expect(at + height).toBeLessThanOrEqual(window.height - 7.999);
      // The button stays in sight.
      if (maxHeight > 16)
        expect(at >= button.bottom - 0.001 || at + height <= top + 0.001).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
