/**
 * Measures how long `npm run build` takes, step by step: cold, as on a fresh clone, and warm, again
 * with nothing changed; and checks that both give the same files. The baseline is an untuned
 * Docusaurus site of the same docs, which builds no library and does not process the built pages.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync } from 'node:fs';
import { readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { readRounds } from '../rounds';
import { median } from '../statistics';
import { buildStockSite, prepareStockSite } from '../stock';
import { readSteps, stepNames } from './steps';

const ROUNDS = readRounds(3);
const repository = new URL('../../', import.meta.url).pathname;
const siteFolder = join(repository, 'website/build');

/** Caches and outputs of earlier builds. */
const leftovers = [
  'node_modules/.cache',
  'website/node_modules/.cache',
  'website/.docusaurus',
  'website/docs/api',
  'website/build',
  'packages/p5.asciify/dist',
];

interface Build {
  seconds: number;
  steps: ReadonlyMap<string, number>;
}

export async function run(): Promise<void> {
  const cold: Build[] = [];
  const warm: Build[] = [];
  const stockCold: number[] = [];
  const stockWarm: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await Promise.all(
      leftovers.map((path) => rm(join(repository, path), { recursive: true, force: true })),
    );
    // Tools cache compiled sources in the temporary folder, so each round has a new one.
    const temporary = mkdtempSync(join(tmpdir(), 'bench-build-'));
    cold.push(build(temporary));
    const first = await hashFiles(siteFolder);
    warm.push(build(temporary));
    reportDifferences(first, await hashFiles(siteFolder));
    await rm(temporary, { recursive: true });
    await prepareStockSite();
    stockCold.push(await time(buildStockSite));
    stockWarm.push(await time(buildStockSite));
  }
  print({ 'cold s': cold, 'warm s': warm });
  compare('cold', cold, stockCold);
  compare('warm', warm, stockWarm);
}

async function time(work: () => Promise<unknown>): Promise<number> {
  const started = performance.now();
  await work();
  return (performance.now() - started) / 1000;
}

function compare(name: string, builds: readonly Build[], stock: readonly number[]): void {
  const [ours, theirs] = [median(builds.map(({ seconds }) => seconds)), median(stock)];
  console.log(
    `${name}: ${(ours / theirs).toFixed(2)} × of Docusaurus as it comes (${theirs.toFixed(1)} s)`,
  );
}

function build(temporary: string): Build {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: repository,
    env: { ...process.env, DOCUSAURUS_PERF_LOGGER: 'true', TMPDIR: temporary },
    encoding: 'utf8',
    maxBuffer: Infinity,
  });
  if (status !== 0) throw new Error(`bench: the build failed.\n${stdout}${stderr}`);
  return {
    seconds: (performance.now() - started) / 1000,
    steps: readSteps(stripVTControlCharacters(stdout)),
  };
}

function print(builds: Record<string, readonly Build[]>): void {
  const row = (value: (build: Build) => number): Record<string, string> =>
    Object.fromEntries(
      Object.entries(builds).map(([name, all]) => [name, median(all.map(value)).toFixed(1)]),
    );
  console.log(`npm run build, median of ${ROUNDS} rounds`);
  console.table({
    ...Object.fromEntries(
      stepNames.map((name) => [name, row(({ steps }) => steps.get(name) ?? 0)]),
    ),
    'in all': row(({ seconds }) => seconds),
  });
}

async function hashFiles(folder: string): Promise<Map<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => {
        const hash = createHash('sha256').update(await readFile(file)).digest('hex');
        return [file.slice(folder.length + 1), hash] as const;
      }),
    ),
  );
}

function reportDifferences(
  cold: ReadonlyMap<string, string>,
  warm: ReadonlyMap<string, string>,
): void {
  const names = [...new Set([...cold.keys(), ...warm.keys()])].sort();
  const different = names.filter((name) => cold.get(name) !== warm.get(name));
  console.log(
    different.length === 0
      ? `The warm build gave the same ${names.length} files as the cold one.`
      : `The warm build gave ${different.length} other files than the cold one: ${different.slice(0, 5).join(', ')} …`,
  );
}
