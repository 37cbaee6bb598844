/** Broken sketches run once they are repaired: each draws characters, and nothing complains. */
import { readFile } from 'node:fs/promises';
import { parseFrame } from 'sketch-player/characterFrame';
import { completionDataSchema, type CompletionData } from 'sketch-player/completionData';
import { combine, type Knowledge } from 'sketch-player/knowledge';
import { p5Majors, type P5Major } from 'sketch-player/p5Majors';
import { repairSketch } from 'sketch-player/rescue';
import { toJavaScript } from 'sketch-player/toJavaScript';
import * as v from 'valibot';
import { fingerprintOf } from '../scripts/proofs/fingerprint';
import { exportFrames } from '../scripts/sketches/captureFrame';
import { brokenSketches } from '../testing/brokenSketches';
import { readProofs } from './support/proofs';
import { expect, test } from './support/sketchPage';

// WebGL in software is slow on a busy machine.
test.describe.configure({ timeout: 90_000 });

const size = { width: 320, height: 192 };
/** What a repair leaves wrong often shows in the second frame. */
const frame = 3;

/** What the built site knows about the libraries. */
const data = new URL('../website/.docusaurus/completions/default/', import.meta.url);

async function readData(name: string): Promise<CompletionData> {
  const json = await readFile(new URL(`${name}.json`, data), 'utf8');
  return v.parse(completionDataSchema, JSON.parse(json));
}

const library = await readData('p5.asciify');
const p5: Readonly<Record<P5Major, CompletionData>> = {
  '1': await readData('p5-1'),
  '2': await readData('p5-2'),
};

const knowledgeOf = (major: P5Major): Promise<Knowledge> =>
  Promise.resolve(combine(library, p5[major]));

/** The scripts of the page have made globals of what a module would import. */
const globalsAsModules = "const require = (name) => (name === 'p5' ? window.p5 : window);";

const proofOf = await readProofs(import.meta.url);
/** What a repair is may depend on what is known. */
const known = fingerprintOf(library, p5);

for (const { name, source, major = '1', runsOn = major, stillBroken } of brokenSketches) {
  if (stillBroken !== undefined) continue;
  const proof = proofOf(source, major, runsOn, known);
  proof.test(name, proof.details, async ({ sketchPage }) => {
    const repaired = await repairSketch(source, { major, majors: p5Majors, knowledgeOf });
    expect(repaired?.major).toBe(runsOn);
    const script = toJavaScript(repaired?.source ?? '');
    if (!script.ok) throw new Error(script.problem.message);
    const code = script.usesModules ? globalsAsModules + script.code : script.code;
    const [drawn = ''] = await exportFrames(sketchPage, code, [frame], size, runsOn);
    const characters = parseFrame(drawn).cells.map(({ character }) => character);
    expect(characters.join('')).toMatch(/\S/);
  });
}
