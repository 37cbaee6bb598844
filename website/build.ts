/**
 * Builds the library and the site: Docusaurus and beside it what it reads, then what `finishBuild.ts`
 * makes of all files.
 *
 * Options are those of `docusaurus build`. `DOCUSAURUS_PERF_LOGGER=true` prints the time of steps.
 */
import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { runProgram } from './runProgram';
import { readSiteConfig } from './site.config';

const siteFolder = __dirname;

build(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

async function build(args: string[]): Promise<void> {
  const site = readSiteConfig(process.env);
  const stop = new AbortController();
  const docusaurus = runDocusaurus(args, stop.signal);
  const made = makeWhatDocusaurusReads();
  made.catch(() => stop.abort());
  // What finishes the build is loaded while Docusaurus is still busy.
  const loaded = made.then(() => import('./finishBuild'));
  const [{ finishBuild }] = await Promise.all([loaded, docusaurus]);

  const { values } = parseArgs({
    args,
    options: { 'out-dir': { type: 'string' } },
    strict: false,
  });
  await finishBuild(resolve(siteFolder, String(values['out-dir'] ?? 'build')), site);
}

/**
 * Makes what plugins of Docusaurus would make otherwise, before Docusaurus comes to it: that takes
 * processes of their own, and Docusaurus is busy for some seconds before it loads its plugins. These
 * wait for what is still being made.
 */
async function makeWhatDocusaurusReads(): Promise<void> {
  // These modules take a while to be transpiled, for which Docusaurus need not wait.
  const [{ buildLibrary }, { writeApiReference }] = await Promise.all([
    import('./plugins/library-files/libraryPackage'),
    import('./plugins/api-reference'),
  ]);
  await Promise.all([buildLibrary(), writeApiReference()]);
}

async function runDocusaurus(args: readonly string[], signal: AbortSignal): Promise<void> {
  const program = join(require.resolve('@docusaurus/core/package.json'), '../bin/docusaurus.mjs');
  // A build makes many short-lived objects. With more room for them, V8 spends less time on
  // garbage collection. https://nodejs.org/api/cli.html
  const withRoom = '--max-semi-space-size=64';
  // Docusaurus evaluates the configuration, with all that it imports, through jiti, which transpiles
  // packages that are ECMAScript modules, unless it is told to leave them to Node.
  // A framework without jiti would not mind. https://github.com/unjs/jiti/blob/v1/README.md
  process.env.JITI_NATIVE_MODULES = JSON.stringify(await importablePackages());
  await runProgram(process.execPath, [withRoom, program, 'build', ...args], siteFolder, signal);
}

const dependencies = v.optional(v.record(v.string(), v.string()), {});
const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({ dependencies, devDependencies: dependencies, peerDependencies: dependencies }),
  ),
});

/** The names of all packages that code of this repository may import. */
async function importablePackages(): Promise<string[]> {
  const lock: unknown = JSON.parse(
    await readFile(join(siteFolder, '../package-lock.json'), 'utf8'),
  );
  const own = Object.entries(v.parse(lockSchema, lock).packages)
    .filter(([folder]) => !folder.includes('node_modules/'))
    .flatMap(([, one]) => [one.dependencies, one.devDependencies, one.peerDependencies]);
  return [...new Set(own.flatMap(Object.keys))];
}
