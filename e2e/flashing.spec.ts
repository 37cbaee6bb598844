/**
 * No example and no step of the course flashes more than three times a second: WCAG 2.3.1. The
 * examples at the head of a guide move, so that something does in its first screen
 * (`without-javascript.spec.ts` tests that they are in it).
 */
import { readdirSync, readFileSync } from 'node:fs';
import { filmLuminance } from '../scripts/sketches/filmLuminance';
import { allowedShare, flashingShare } from '../scripts/sketches/flashes';
import { readExamples } from '../website/plugins/sketches/reading/examples';
import { readProofs } from './support/proofs';
import { expect, test } from './support/sketchPage';

test.describe.configure({ timeout: 90_000 });

const folders = ['../examples/', '../course/'].map(
  (name) => new URL(name, import.meta.url).pathname,
);
/** Without the library, the first steps of the course only draw a still. */
const moving = (await Promise.all(folders.map(readExamples)))
  .flat()
  .filter(({ capture }) => capture.library !== false);
/**
 * Most examples do not even flash on a canvas of a few characters, where everything is large. Others
 * are filmed again on one that holds most of their picture, which takes half as long again.
 */
const small = { width: 160, height: 96 };
const large = { width: 240, height: 144 };
/** Filming starts at this frame at the latest: later frames of the examples look alike. */
const latestStart = 30;

/** The first example of each guide. */
const leading = new Set(
  ['getting-started', 'guides', 'advanced-guides', 'in-depth'].flatMap((name) => {
    const guides = new URL(`../website/docs/${name}/`, import.meta.url);
    return readdirSync(guides).map((file) => {
      const page = readFileSync(new URL(file, guides), 'utf8');
      return /<LiveExample slug="(.+?)"/.exec(page)?.[1];
    });
  }),
);

const proofOf = await readProofs(import.meta.url);

for (const { slug, source, files, capture, p5 } of moving) {
  const isLeading = leading.has(slug);
  const major = p5[0] ?? '1';
  const proof = proofOf(source, files, capture, major, isLeading);
  const title = `${slug} ${isLeading ? 'moves, and ' : ''}does not flash`;
  proof.test(title, proof.details, async ({ sketchPage }) => {
    const start = Math.min(capture.frame, latestStart);
    const from = { start, painted: Math.min(capture.paintedFrames, start) };
    const film = await filmLuminance(sketchPage, { source, files }, major, small, from);
    if (isLeading) expect(new Set(film.frames.map(String)).size).toBeGreaterThan(1);
    let share = flashingShare(film);
    if (share > allowedShare) {
      share = flashingShare(await filmLuminance(sketchPage, { source, files }, major, large, from));
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
    const film = await filmLuminance(sketchPage, { source: strobe(framesLong) }, '1', small, from);
    expect(flashingShare(film)).toBe(share);
  });
}

test('guides begin with examples', () => {
  expect(leading.size).toBeGreaterThan(15);
  expect([...leading]).not.toContain(undefined);
});
