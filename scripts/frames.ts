/**
 * Draws the examples and keeps the frame that stands for each: `npm run frames`, or
 * `npm run frames -- <slug> …` for some of them. The site's browser tests compare with these.
 */
import { writeFile } from 'node:fs/promises';
import { chromium } from '@playwright/test';
import { Site } from '../packages/p5.asciify/test/browser/harness/site';
import { readSketches } from '../website/plugins/examples/readExamples';
import { chromiumArgs, findChromium } from './browser.js';
import { captureFrame } from './sketches/captureFrame';

const folder = new URL('../examples/', import.meta.url);
const asked = process.argv.slice(2);

const examples = await readSketches(folder.pathname);
const known = examples.map(({ slug }) => slug);
const unknown = asked.filter((slug) => !known.includes(slug));
if (unknown.length > 0) {
  throw new Error(`There is no example ${unknown.join(', ')}; there are: ${known.join(', ')}.`);
}

const site = await Site.start();
const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs() });
const stage = { page: await browser.newPage(), site };
for (const { slug, source, capture, p5 } of examples) {
  if (asked.length > 0 && !asked.includes(slug)) continue;
  try {
    const frame = await captureFrame(stage, source, capture, p5[0] ?? '1');
    await writeFile(new URL(`${slug}/frame.txt`, folder), frame);
    console.log(`examples/${slug}/frame.txt`);
  } catch (error) {
    console.error(`examples/${slug}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
  }
}
await browser.close();
await site.close();
