/**
 * The releases of p5.js on this machine: those that package.json installs, and those that were fetched
 * since. `p5Versions.ts` has the three that all tests of the library run on.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { installed } from './installed';
import { P5_PACKAGES, P5_VERSIONS, type P5Version } from './p5Versions';
import { compareReleases, isRelease } from './releaseNumbers';

/** Where releases are kept that package.json does not install: a folder for each, named after it. */
export const releaseCache = join(installed('p5'), '../.cache/p5');

function readReleaseOf(folder: string): string {
  const text = readFileSync(join(folder, 'package.json'), 'utf8');
  return v.parse(v.object({ version: v.string() }), JSON.parse(text)).version;
}

/** The release that stands for a version. */
export function releaseOf(version: P5Version): string {
  return readReleaseOf(installed(P5_PACKAGES[version]));
}

/** The version whose behaviour a release has: the newest one that is not newer. */
export function versionOf(release: string): P5Version {
  const older = P5_VERSIONS.filter((version) => compareReleases(`${version}.0`, release) <= 0);
  return older.at(-1) ?? P5_VERSIONS[0];
}

function readInstalledReleases(): ReadonlyMap<string, string> {
  const manifest = fileURLToPath(new URL('../package.json', import.meta.url));
  const { devDependencies } = v.parse(
    v.object({ devDependencies: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(manifest, 'utf8')),
  );
  const folders = Object.keys(devDependencies)
    .filter((name) => /^p5-\d/.test(name))
    .map(installed);
  return new Map(
    folders
      .map((folder) => [readReleaseOf(folder), folder] as const)
      .sort(([a], [b]) => compareReleases(a, b)),
  );
}

const installedReleases = readInstalledReleases();

/** The releases at which p5.js changed its behaviour, oldest first; package.json installs them. */
export const BOUNDARY_RELEASES: readonly string[] = [...installedReleases.keys()];

/** The folder of a release, or `undefined` if it is neither installed nor in the cache. */
export function findRelease(release: string, cache = releaseCache): string | undefined {
  const cached = join(cache, release);
  return installedReleases.get(release) ?? (existsSync(cached) ? cached : undefined);
}

/** All releases on this machine, oldest first. */
export function releasesHere(): string[] {
  const fetched = existsSync(releaseCache) ? readdirSync(releaseCache).filter(isRelease) : [];
  return [...new Set([...BOUNDARY_RELEASES, ...fetched])].sort(compareReleases);
}
