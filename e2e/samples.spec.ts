/** Runs or type-checks every code sample in the pages and in the API reference. */
import { readFile } from 'node:fs/promises';
import { launchOptions } from '../scripts/browser.js';
import { checkShell } from '../scripts/samples/checkShell';
import { checkTypes } from '../scripts/samples/checkTypes';
import { composeSketch } from '../website/src/samples/composeSketch';
import { includesExcerpt } from '../scripts/samples/includesExcerpt';
import { listSamples, type Sample } from '../scripts/samples/listSamples';
import { runModule, runPage, runSketch } from '../scripts/samples/runSample';
import { expect, test } from './support/sketchPage';

const repository = new URL('..', import.meta.url);

// WebGL in software is slow on a busy machine.
test.use({ launchOptions: launchOptions({ antialias: false, singleThreaded: true }) });
test.describe.configure({ timeout: 90_000 });

for (const sample of await listSamples(repository.pathname)) declareTests(sample);

test('a sample with wrong types is noticed', () => {
  const code = "import { p5asciify } from 'p5.asciify';\np5asciify.asciifier().fontSize('8');";
  expect(checkTypes(code, 'sample.ts', '1')).toEqual([
    "sample.ts:2: Object is possibly 'null'.",
    "sample.ts:2: Argument of type 'string' is not assignable to parameter of type 'number'.",
  ]);
});

function declareTests({ file, line: fence, code, plan }: Sample): void {
  const title = `${file}:${fence}`;
  switch (plan.kind) {
    case 'sketch':
      for (const major of plan.majors) {
        test(`${title} on p5 ${major}.x`, async ({ sketchPage }) => {
          const sketch = composeSketch(code, plan.place).source;
          const complaints = await runSketch(sketchPage, sketch, major, plan.files);
          const { warns } = plan;
          expect(complaints).toEqual(warns ? [expect.stringContaining(warns)] : []);
        });
      }
      break;
    case 'module':
      test(`${title} on p5 ${plan.major}.x`, async ({ sketchPage }) => {
        expect(await runModule(sketchPage, code, plan.major)).toEqual([]);
      });
      break;
    case 'page':
      test(`${title} on p5 ${plan.major}.x`, async ({ sketchPage }) => {
        expect(await runPage(sketchPage, code, plan.major, plan.sketch)).toEqual([]);
      });
      break;
    case 'types':
      test(`${title} has the right types`, () => {
        expect(checkTypes(code, 'sample.ts', plan.major)).toEqual([]);
      });
      break;
    case 'excerpt':
      test(`${title} stands in the example ${plan.slug}`, async () => {
        const sketch = new URL(`examples/${plan.slug}/sketch.js`, repository);
        expect(includesExcerpt(await readFile(sketch, 'utf8'), code)).toBe(true);
      });
      break;
    case 'json':
      test(`${title} is JSON`, () => {
        expect(() => JSON.parse(code) as unknown).not.toThrow();
      });
      break;
    case 'shell':
      test(`${title} names what is there`, () => {
        expect(checkShell(code, repository.pathname)).toEqual([]);
      });
      break;
    case 'unproven':
      break;
    case 'wrong':
      test(`${title} says how it is proven`, () => {
        throw new Error(plan.problem);
      });
      break;
  }
}
