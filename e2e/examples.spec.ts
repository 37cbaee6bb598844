/**
 * Every example draws the frame that is stored beside it, in the stored colours, on each major
 * version of p5.js that it names.
 */
import { launchOptions } from '../scripts/browser.js';
import { captureFrame } from '../scripts/sketches/captureFrame';
import { describeColours, describeDifference } from '../scripts/sketches/compareFrames';
import { distance } from '../website/plugins/sketches/reading/frameColours';
import { ownFrame } from '../website/plugins/sketches/reading/entries';
import { readExamples } from '../website/plugins/sketches/reading/examples';
import { readSteps, readStories } from '../website/plugins/sketches/reading/stories';
import { readPredictions } from '../website/plugins/sketches/reading/predictions';
import { readCellColours } from './support/cellColours';
import { hydrated } from './support/page';
import { readProofs } from './support/proofs';
import { expect, test } from './support/sketchPage';

// The stored frames have smooth edges.
test.use({ launchOptions: launchOptions({ shortVisits: true }) });
// WebGL in software is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const folders = ['../examples', '../course'].map((name) => new URL(name, import.meta.url).pathname);

const examples = (await Promise.all(folders.map(readExamples))).flat();
const predictions = (await Promise.all(folders.map(readPredictions))).flat();
const proofOf = await readProofs(import.meta.url);

for (const { slug, source, files, frame, colours, capture, p5 } of examples) {
  for (const major of p5) {
    const proof = proofOf(source, files, frame, colours, capture, major);
    proof.test(`${slug} on p5 ${major}.x`, proof.details, async ({ sketchPage }) => {
      const drawn = await captureFrame(sketchPage, { source, files }, capture, major);
      expect(describeDifference(frame, drawn.text)).toBeUndefined();
      expect(describeColours(colours, drawn.colours)).toBeUndefined();
    });
  }
}

for (const { example, options } of predictions) {
  for (const { name, source, frame, colours } of options.filter(
    ({ files }) => files !== ownFrame,
  )) {
    const { slug, files, capture, p5 } = example;
    const major = p5[0] ?? '1';
    const proof = proofOf(source, files, frame, colours, capture, major);
    proof.test(`${slug}, as ${name} predicts it`, proof.details, async ({ sketchPage }) => {
      const drawn = await captureFrame(sketchPage, { source, files }, capture, major);
      expect(describeDifference(frame, drawn.text)).toBeUndefined();
      expect(describeColours(colours, drawn.colours)).toBeUndefined();
    });
  }
}

for (const folder of folders) {
  const frames = new Map((await readStories(folder)).map((story) => [story.slug, story.frames]));
  for (const [index, { example, source }] of (await readSteps(folder)).entries()) {
    const { slug, files, capture, p5 } = example;
    const { frame = '', colours } = frames.get(slug)?.[index % 2] ?? {};
    const major = p5[0] ?? '1';
    const proof = proofOf(source, files, frame, colours, capture, major);
    const title = `${slug}, step ${(index % 2) + 1} of its story`;
    proof.test(title, proof.details, async ({ sketchPage }) => {
      const drawn = await captureFrame(sketchPage, { source, files }, capture, major);
      expect(describeDifference(frame, drawn.text)).toBeUndefined();
      expect(colours && describeColours(colours, drawn.colours)).toBeUndefined();
    });
  }
}

test.describe('the poster', () => {
  // One example each with black backgrounds, a dark background, coloured cells, and characters that
  // are cut out of their cells.
  for (const slug of ['eye', 'breakout', 'brightness-pipeline', 'text-menu']) {
    test(`of ${slug} has the colours of its frame`, async ({ page }) => {
      const example = examples.find((one) => one.slug === slug);
      await hydrated(page, `/examples/${slug}`);
      const poster = page.locator('[data-example] [role="img"]');
      const cells = await readCellColours(page, poster);
      const { characters, backgrounds } = example?.colours ?? { characters: [], backgrounds: [] };
      expect(cells.map((row) => row.length)).toEqual(backgrounds.map((row) => row.length));
      const wrong = cells.flatMap((row, y) =>
        row.flatMap((colours, x) => {
          const expected = [characters[y]?.[x], backgrounds[y]?.[x]].filter(
            (colour) => colour !== undefined,
          );
          // A cell shows the colours of its character and its background, and no other.
          const others = colours.filter((colour) =>
            expected.every((one) => distance(one, colour) > 6),
          );
          return others.length > 0 ? [`${x}, ${y}: ${others.join()} for ${expected.join()}`] : [];
        }),
      );
      expect(wrong).toEqual([]);
      const drawn = new Set(cells.flat(2));
      const inked = new Set(characters.flat().filter((colour) => colour !== undefined));
      const shown = [...inked].filter((colour) =>
        [...drawn].some((one) => distance(one, colour) <= 6),
      );
      expect(shown.length).toBe(inked.size);
    });
  }
});
