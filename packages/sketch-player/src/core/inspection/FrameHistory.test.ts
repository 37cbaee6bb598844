import fc from 'fast-check';
import { expect, it } from 'vitest';
import { FrameHistory } from './FrameHistory';
import type { InspectedFrame } from './InspectedFrame';

/** A frame of any bytes: the history does not look at what they mean. */
function frameOf(frame: number, bytes = new Uint8Array()): InspectedFrame {
  const place = { left: 0, top: 0, width: 1, height: 1 };
  const source = { sourceWidth: 10, sourceHeight: 10 };
  const which = { asciifier: 0, asciifiers: 1 };
  const facts = { frame, columns: bytes.length, rows: 1, layers: [], characters: [] };
  return { ...place, ...which, ...source, ...facts, bytes };
}

const bytes = (length: number) => fc.uint8Array({ minLength: length, maxLength: length });
/** Bytes of frames, of two sizes, many of them like the one before. */
const run = fc.constantFrom(21, 42).chain((length) =>
  fc.array(fc.oneof(bytes(length), fc.constant(new Uint8Array(length).fill(7))), {
    minLength: 1,
    maxLength: 50,
  }),
);
const runs = fc.array(run, { minLength: 1, maxLength: 4 }).map((several) => several.flat());

it('gives the exact frames back, however one goes back and forth, also between new ones', () => {
  fc.assert(
    fc.property(
      runs,
      fc.array(fc.nat(400), { minLength: 1, maxLength: 60 }),
      fc.constantFrom(1, 7, 40, 300),
      (all, places, length) => {
        const history = new FrameHistory({ length });
        all.forEach((content, i) => {
          history.add(frameOf(i + 1, content));
          const place = (places[i % places.length] ?? 0) % history.length;
          const frame = i + 2 - history.length + place;
          expect(history.at(place)).toEqual(frameOf(frame, all[frame - 1]));
        });
        expect(history.length).toBe(Math.min(length, all.length));
        for (const any of places) {
          const place = any % history.length;
          const frame = all.length - history.length + place + 1;
          expect(history.at(place)).toEqual(frameOf(frame, all[frame - 1]));
        }
        expect(history.at(-1)).toBeUndefined();
        expect(history.at(history.length)).toBeUndefined();
      },
    ),
  );
});

it('replaces a frame that is read again', () => {
  fc.assert(
    fc.property(runs, bytes(21), (all, again) => {
      const history = new FrameHistory();
      all.forEach((content, i) => history.add(frameOf(i + 1, content)));
      const { length } = history;
      history.add(frameOf(all.length, again));
      expect(history.length).toBe(length);
      expect(history.at(length - 1)).toEqual(frameOf(all.length, again));
      history.add(frameOf(all.length + 1, all[0]));
      expect(history.at(length)).toEqual(frameOf(all.length + 1, all[0]));
      expect(history.at(length - 1)).toEqual(frameOf(all.length, again));
      if (length > 1) {
        expect(history.at(length - 2)).toEqual(frameOf(all.length - 1, all.at(-2)));
      }
    }),
  );
});

it('takes no more room than its limit, even for noise, and keeps the newest frames', () => {
  let seed = 1;
  const noise = (length: number) =>
    Uint8Array.from({ length }, () => (seed = (seed * 48271) % 2147483647) & 255);
  const limit = 200_000;
  const history = new FrameHistory({ limit });
  for (let frame = 1; frame <= 100; frame++) {
    const content = noise(5000);
    history.add(frameOf(frame, content));
    expect(history.bytes).toBeLessThanOrEqual(limit);
    expect(history.at(history.length - 1)).toEqual(frameOf(frame, content));
  }
  expect(history.length).toBeGreaterThan(30);
  expect(history.at(0)?.frame).toBe(101 - history.length);
});

it('packs frames that are alike into a small part of their size', () => {
  const history = new FrameHistory();
  const content = new Uint8Array(21 * 3600).map((_, i) => (i * 31) % 256);
  for (let frame = 1; frame <= 300; frame++) {
    content[frame * 100] = frame % 256;
    history.add(frameOf(frame, content.slice()));
  }
  expect(history.length).toBe(300);
  expect(history.bytes).toBeLessThan((300 * content.length) / 20);
});

it('is empty again when it is cleared', () => {
  const history = new FrameHistory();
  history.add(frameOf(1, new Uint8Array(21)));
  history.clear();
  expect(history.length).toBe(0);
  expect(history.at(0)).toBeUndefined();
  history.add(frameOf(1, new Uint8Array(21).fill(3)));
  expect(history.at(0)).toEqual(frameOf(1, new Uint8Array(21).fill(3)));
});
