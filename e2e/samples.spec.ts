/** Runs or type-checks every code sample in the pages and in the API reference. */
import { readFile } from 'node:fs/promises';
import { checkShell } from '../scripts/samples/checkShell';
import { checkTypes } from '../scripts/samples/checkTypes';
import { composeSketch } from '../website/src/samples/composeSketch';
import { includesExcerpt } from '../scripts/samples/includesExcerpt';
import { listSamples, type Sample } from '../website/samples/listSamples';
import { runModule, runPage, runSketch } from '../scripts/samples/runSample';
import { readProofs } from './support/proofs';
import { expect, test } from './support/sketchPage';

const repository = new URL('..', import.meta.url);

// WebGL in software is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const proofOf = await readProofs(import.meta.url);

for (const sample of await listSamples(repository.pathname)) await declareTests(sample);

test('a sample with wrong types is noticed', () => {
  const code = "import { p5asciify } from 'p5.asciify';\np5asciify.asciifier().fontSize('8');";
  expect(checkTypes(code, 'sample.ts', '1')).toEqual([
    "sample.ts:2: Object is possibly 'null'.",
    "sample.ts:2: Argument of type 'string' is not assignable to parameter of type 'number'.",
  ]);
});

async function declareTests({ file, line: fence, code, plan }: Sample): Promise<void> {
  const title = `${file}:${fence}`;
  switch (plan.kind) {
    case 'sketch':
      for (const major of plan.majors) {
        const { files, warns } = plan;
        const sketch = composeSketch(code, plan.place).source;
        const proof = proofOf(sketch, major, files, warns);
        proof.test(`${title} on p5 ${major}.x`, proof.details, async ({ sketchPage }) => {
          const complaints = await runSketch(sketchPage, sketch, major, files);
          expect(complaints).toEqual(warns ? [expect.stringContaining(warns)] : []);
        });
      }
      break;
    case 'module': {
      const proof = proofOf('module', code, plan.major);
      proof.test(`${title} on p5 ${plan.major}.x`, proof.details, async ({ sketchPage }) => {
        expect(await runModule(sketchPage, code, plan.major)).toEqual([]);
      });
      break;
    }
    case 'page': {
      const { major, sketch } = plan;
      const beside = sketch && (await readFile(new URL(`${sketch}/sketch.js`, repository), 'utf8'));
      const proof = proofOf('page', code, major, beside);
      proof.test(`${title} on p5 ${major}.x`, proof.details, async ({ sketchPage }) => {
        expect(await runPage(sketchPage, code, major, sketch)).toEqual([]);
      });
      break;
    }
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
