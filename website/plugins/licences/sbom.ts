/** A bill of materials of everything installed, by `npm sbom`. https://cyclonedx.org */
import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import type { ListedPackage } from '../../shared/licences';

/**
 * What the site keeps of npm's list. Left out are the time, a number that is another one each time, the
 * name of the folder that the repository lies in, and descriptions, which the lockfile does not have: the
 * same lockfile always gives the same list.
 */
const sbomSchema = v.object({
  bomFormat: v.literal('CycloneDX'),
  specVersion: v.string(),
  version: v.number(),
  metadata: v.object({ component: v.object({ 'bom-ref': v.string(), purl: v.string() }) }),
  components: v.array(
    v.object({
      'bom-ref': v.string(),
      type: v.string(),
      name: v.string(),
      version: v.string(),
      scope: v.string(),
      purl: v.string(),
      /** The packages of this repository have none. */
      hashes: v.optional(v.array(v.object({ alg: v.literal('SHA-512'), content: v.string() }))),
      licenses: v.optional(v.array(v.unknown())),
    }),
  ),
  dependencies: v.array(v.object({ ref: v.string(), dependsOn: v.array(v.string()) })),
});

/**
 * @param repository Folder of the lockfile.
 * @param shipped The packages that reach readers: their scope is `required`, that of tools `excluded`.
 * @throws Error when npm cannot read the lockfile.
 */
export async function makeSbom(repository: string, shipped: readonly ListedPackage[]) {
  const lockfile = await readFile(join(repository, 'package-lock.json'));
  // npm takes some seconds of processor time.
  const text = await cached('sbom', [lockfile], () => askNpm(repository));
  const { metadata, components, ...sbom } = v.parse(sbomSchema, JSON.parse(text.toString()));
  const reaching = new Set(shipped.map(({ name, version }) => `${name}@${version}`));
  const scopeOf = (component: (typeof components)[number]) =>
    reaching.has(component['bom-ref']) ? 'required' : 'excluded';
  const name = 'p5-asciify-site';
  return {
    ...sbom,
    metadata: { component: { type: 'application', name, ...metadata.component } },
    components: components.map((component) =>
      component.hashes ? { ...component, scope: scopeOf(component) } : component,
    ),
  };
}

async function askNpm(repository: string): Promise<string> {
  const { stdout } = await promisify(execFile)(
    'npm',
    // While a site is built, NODE_ENV is `production`, with which npm would omit what builds need.
    ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--include=dev'],
    // On Windows npm is a batch file, which only a shell can start.
    { cwd: repository, maxBuffer: Infinity, shell: process.platform === 'win32' },
  );
  return stdout;
}
