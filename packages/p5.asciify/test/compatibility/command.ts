/**
 * `npm run compatibility`: tries the library on every release of p5.js that has been published since
 * 1.8.0, and writes the table of releases. `npm run compatibility -- 2.3.5` tries one, and leaves what
 * the table says about the others.
 */
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as prettier from 'prettier';
import * as v from 'valibot';
import { main, tryRun } from '../../../../scripts/run.js';
import { KNOWN } from '../browser/releases/known';
import { ROWS } from '../browser/releases/rows/index';
import { releasesHere } from '../p5Releases';
import { resultsSchema, type Result } from './MatrixReporter';
import { describeOutcome, surprisesIn } from './outcome';
import { provideRelease, publishedReleases, RegistryError } from './registry';
import { releasesSchema, withResults, type Releases } from './releasesTable';
import { readReleases } from './withP5';

const packageFolder = fileURLToPath(new URL('../..', import.meta.url));
const tableFile = fileURLToPath(new URL('releases.json', import.meta.url));

await main(async () => {
  if (!existsSync(join(packageFolder, 'dist/p5.asciify.umd.js'))) {
    throw new Error('The library is not built: run `npm run build -w p5.asciify` first.');
  }
  const published = await askForReleases();
  const asked = process.argv.slice(2);
  const wanted =
    asked.length > 0
      ? await readReleases(asked.join(','), 'npm run compatibility')
      : (published ?? releasesHere());
  const here = await provideAll(wanted);

  const results = await tryOn(here);
  const table = await readTable();
  const next = withResults(table, results, ROWS, KNOWN);
  await writeTable(next);

  console.log(describeOutcome(next, results, published));
  if (surprisesIn(results).length > 0) process.exitCode = 1;
});

/** All releases that have been published, or `undefined` if the registry cannot be asked. */
async function askForReleases(): Promise<string[] | undefined> {
  try {
    return await publishedReleases();
  } catch (error) {
    if (!(error instanceof RegistryError)) throw error;
    console.log(`${error.message}\nTried are the releases that are on this machine.`);
    return undefined;
  }
}

/** Those of the releases that are on this machine or could be fetched. */
async function provideAll(releases: readonly string[]): Promise<string[]> {
  const had: string[] = [];
  for (const release of releases) {
    try {
      await provideRelease(release);
      had.push(release);
    } catch (error) {
      if (!(error instanceof RegistryError)) throw error;
      console.log(error.message);
    }
  }
  return had;
}

/** Runs the matrix on some releases. */
async function tryOn(releases: readonly string[]): Promise<Result[]> {
  const folder = await mkdtemp(join(tmpdir(), 'p5.asciify-matrix-'));
  const file = join(folder, 'results.json');
  try {
    const reporters = '--reporter=./test/compatibility/MatrixReporter.ts,dot';
    tryRun('npm', ['run', 'test:browser', '-w', 'p5.asciify', '--', 'releases/', reporters], {
      env: { WITH_P5: releases.join(), MATRIX_RESULTS: file },
    });
    if (!existsSync(file)) throw new Error('The tests of the matrix did not run to their end.');
    return v.parse(resultsSchema, JSON.parse(await readFile(file, 'utf8')));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function readTable(): Promise<Pick<Releases, 'releases'>> {
  if (!existsSync(tableFile)) return { releases: [] };
  return v.parse(releasesSchema, JSON.parse(await readFile(tableFile, 'utf8')));
}

async function writeTable(table: Releases): Promise<void> {
  const settings = await prettier.resolveConfig(tableFile);
  const text = JSON.stringify(table);
  await writeFile(tableFile, await prettier.format(text, { ...settings, parser: 'json' }));
}
