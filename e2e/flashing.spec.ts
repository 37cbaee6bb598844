/** No example flashes more than three times a second: WCAG 2.3.1. */
import { filmLuminance } from '../scripts/sketches/filmLuminance';
import { allowedShare, flashingShare } from '../scripts/sketches/flashes';
import { readExamples } from '../website/plugins/examples/readExamples';
import { expect, test } from './support/sketchPage';

test.describe.configure({ timeout: 90_000 });

const folder = new URL('../examples/', import.meta.url).pathname;
/**
 * Most examples do not even flash on a canvas of a few characters, where everything is large. Others
 * are filmed again on one that holds most of their picture, which takes half as long again.
 */
const small = { width: 160, height: 96 };
const large = { width: 240, height: 144 };
/** Filming starts at this frame at the latest: later frames of the examples look alike. */
const latestStart = 30;

for (const { slug, source, capture, p5 } of await readExamples(folder)) {
  test(`${slug} does not flash`, async ({ sketchPage }) => {
    const major = p5[0] ?? '1';
    const start = Math.min(capture.frame, latestStart);
    const from = { start, painted: Math.min(capture.paintedFrames, start) };
    let share = flashingShare(await filmLuminance(sketchPage, source, major, small, from));
    if (share > allowedShare) {
      share = flashingShare(await filmLuminance(sketchPage, source, major, large, from));
    }
    expect(share).toBeLessThanOrEqual(allowedShare);
  });
}

const strobe = (framesLong: number): string => `
  function setup() { createCanvas(windowWidth, windowHeight, WEBGL); }
  function draw() { background(floor(frameCount / ${framesLong}) % 2 ? 255 : 0); }
`;

for (const { framesLong, flashes, share } of [
  { framesLong: 6, flashes: 'five flashes a second would be noticed', share: 1 },
  { framesLong: 15, flashes: 'two flashes a second would not', share: 0 },
]) {
  test(`a strobe of ${flashes}`, async ({ sketchPage }) => {
    const from = { start: 1, painted: 1 };
    const film = await filmLuminance(sketchPage, strobe(framesLong), '1', small, from);
    expect(flashingShare(film)).toBe(share);
  });
}
