/** Asks the npm registry for releases of p5.js, and fetches those that are not installed. */
import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { findRelease, releaseCache } from '../p5Releases';
import { compareReleases, isRelease, OLDEST_RELEASE } from '../releaseNumbers';

/** The registry could not be asked, or did not give what it was asked for. */
export class RegistryError extends Error {}

/**
 * All releases that have been published since the oldest one that the library works with, oldest
 * first. Prereleases such as `2.3.0-rc.6` are none.
 *
 * @throws {RegistryError} when npm cannot ask the registry, as on a machine without a network.
 */
export async function publishedReleases(): Promise<string[]> {
  const answer = await npm('ask for the releases of p5', ['view', 'p5', 'versions']);
  const parsed = v.safeParse(
    v.pipe(
      v.string(),
      v.parseJson(),
      // With a single version npm prints a text instead of a list.
      v.union([
        v.array(v.string()),
        v.pipe(
          v.string(),
          v.transform((one) => [one]),
        ),
      ]),
    ),
    answer,
  );
  if (!parsed.success) {
    throw new RegistryError(
      `npm view p5 versions: expected a list of versions, got ${answer || 'nothing'}.`,
    );
  }
  return parsed.output
    .filter((version) => isRelease(version) && compareReleases(version, OLDEST_RELEASE) >= 0)
    .sort(compareReleases);
}

/**
 * The folder of a release, which is fetched unless it is on this machine. npm compares what it gets
 * with the checksum that the registry has published.
 *
 * @param folder Where to keep it.
 * @throws {RegistryError} when it cannot be had.
 */
export async function provideRelease(release: string, folder = releaseCache): Promise<string> {
  const known = findRelease(release, folder);
  if (known !== undefined) return known;
  await mkdir(folder, { recursive: true });
  // What is half unpacked must not pass for a release, and another process may fetch the same one.
  const work = await mkdtemp(join(folder, '.fetching-'));
  try {
    const pack = ['pack', `p5@${release}`, '--ignore-scripts', '--pack-destination', work];
    await npm(`fetch p5@${release}`, pack);
    const parts = ['package/package.json', 'package/lib'];
    await promisify(execFile)('tar', ['-xzf', `p5-${release}.tgz`, ...parts], { cwd: work });
    const target = join(folder, release);
    if (!existsSync(target)) await rename(join(work, 'package'), target);
    return target;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

async function npm(what: string, args: readonly string[]): Promise<string> {
  const options = { shell: process.platform === 'win32', maxBuffer: 1e8 };
  // A machine without a network should not wait for a second try.
  const patience = ['--json', '--fetch-retries=0', '--loglevel=silent'];
  try {
    return (await promisify(execFile)('npm', [...args, ...patience], options)).stdout;
  } catch (error) {
    const said = v.safeParse(
      v.object({
        stdout: v.pipe(
          v.string(),
          v.parseJson(),
          v.object({ error: v.object({ code: v.string(), summary: v.string() }) }),
        ),
      }),
      error,
    );
    const { code, summary } = said.success
      ? said.output.stdout.error
      : { code: 'unknown', summary: String(error) };
    const [reason = ''] = summary.split('\n');
    const message = `npm could not ${what} (${code}): ${reason.replace(/\.*$/, '.')}`;
    throw new RegistryError(message, { cause: error });
  }
}
