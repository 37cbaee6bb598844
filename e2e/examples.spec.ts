/** Every example draws the frame that is kept beside it, on each line of p5.js that it names. */
import { captureFrame } from '../scripts/sketches/captureFrame';
import { describeDifference } from '../scripts/sketches/compareFrames';
import { readExamples } from '../website/plugins/examples/readExamples';
import { expect, test } from './support/stage';

// WebGL in software takes its time on a busy machine.
test.describe.configure({ timeout: 90_000 });

const folder = new URL('../examples/', import.meta.url).pathname;

for (const { slug, source, frame, capture, p5 } of await readExamples(folder)) {
  for (const line of p5) {
    test(`${slug} on p5 ${line}.x`, async ({ stage }) => {
      const drawn = await captureFrame(stage, source, capture, line);
      expect(describeDifference(frame, drawn)).toBeUndefined();
    });
  }
}
