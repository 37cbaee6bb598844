/** No example flashes more than three times a second: WCAG 2.3.1. */
import { filmLuminance } from '../scripts/sketches/filmLuminance';
import { allowedShare, flashingShare } from '../scripts/sketches/flashes';
import { readExamples } from '../website/plugins/examples/readExamples';
import { expect, test } from './support/sketchPage';

test.describe.configure({ timeout: 90_000 });

const folder = new URL('../examples/', import.meta.url).pathname;
/** Filming starts at this frame at the latest: later frames of the examples look alike. */
const latestStart = 30;

for (const { slug, source, capture, p5 } of await readExamples(folder)) {
  test(`${slug} does not flash`, async ({ sketchPage }) => {
    const start = Math.min(capture.frame, latestStart);
    const painted = capture.everyFrame ? start : 2;
    const film = await filmLuminance(sketchPage, source, p5[0] ?? '1', { start, painted });
    expect(flashingShare(film)).toBeLessThanOrEqual(allowedShare);
  });
}

const first = { start: 1, painted: 1 };
const strobe = (framesLong: number): string => `
  function setup() { createCanvas(windowWidth, windowHeight, WEBGL); }
  function draw() { background(floor(frameCount / ${framesLong}) % 2 ? 255 : 0); }
`;

test('a strobe of five flashes a second would be noticed', async ({ sketchPage }) => {
  expect(flashingShare(await filmLuminance(sketchPage, strobe(6), '1', first))).toBe(1);
});

test('one of two flashes a second is none', async ({ sketchPage }) => {
  expect(flashingShare(await filmLuminance(sketchPage, strobe(15), '1', first))).toBe(0);
});
