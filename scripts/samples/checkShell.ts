/** Checks the commands that readers are shown, without running them. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const packageSchema = v.object({
  name: v.string(),
  scripts: v.optional(v.record(v.string(), v.string()), {}),
});
const lockSchema = v.object({ packages: v.record(v.string(), v.unknown()) });

/** Commands of npm that need no script of `package.json`. */
const ofNpm = new Set(['install', 'ci', 'start', 'test', 'init', 'audit']);

/** Programs and packages that this repository does not install, and why a page names them. */
const fromElsewhere: Readonly<Record<string, string>> = {
  serve: 'a server for the folder of a reader; npx fetches it',
  cat: 'prints a file that the reader has saved; every shell comes with it',
  'apt-get': 'installs the programs of other authors that the comparison measures',
};

/**
 * @param repository Path of the repository's folder.
 * @returns The mistakes in the sample: syntax, programs, scripts, workspaces, packages.
 */
export function checkShell(code: string, repository: string): string[] {
  const { status, stderr } = spawnSync('bash', ['-n'], { input: code, encoding: 'utf8' });
  if (status !== 0) return [stderr.trim()];
  return code
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'))
    .flatMap((line) => problemsOf(line.trim().split(/\s+/), repository));
}

function problemsOf([program = '', ...words]: readonly string[], repository: string): string[] {
  if (program === 'sudo') return problemsOf(words, repository);
  if (program in fromElsewhere) return [];
  const names = words.filter((word) => !word.startsWith('-'));
  const [first = '', second = ''] = names;
  if (program === 'npx') return first in fromElsewhere ? [] : uninstalled([first], repository);
  if (program !== 'npm') {
    return [`${program}: expected npm, npx, or a program that checkShell.ts gives a reason for.`];
  }
  if (first === 'run') return missingScript(second, workspaceIn(words), repository);
  if (!ofNpm.has(first)) return [`npm ${first}: expected run or one of ${[...ofNpm].join(', ')}.`];
  if (first === 'start' || first === 'test') return missingScript(first, undefined, repository);
  return first === 'install' ? uninstalled(names.slice(1), repository) : [];
}

function workspaceIn(words: readonly string[]): string | undefined {
  const flag = words.findIndex((word) => word === '-w' || word === '--workspace');
  return flag < 0 ? undefined : (words[flag + 1] ?? '');
}

function missingScript(
  script: string,
  workspace: string | undefined,
  repository: string,
): string[] {
  const folders = workspace === undefined ? [''] : [`packages/${workspace}`, workspace];
  const file = folders
    .map((folder) => join(repository, folder, 'package.json'))
    .find((path) => existsSync(path));
  if (file === undefined) return [`-w ${workspace}: there is no such workspace.`];
  const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync(file, 'utf8')));
  if (script in scripts) return [];
  return [`npm run ${script}: expected one of ${Object.keys(scripts).join(', ')}.`];
}

/** Packages must be in the lockfile: a name that was typed wrong can be that of a stranger. */
function uninstalled(names: readonly string[], repository: string): string[] {
  const lock = readFileSync(join(repository, 'package-lock.json'), 'utf8');
  const { packages } = v.parse(lockSchema, JSON.parse(lock));
  return names.flatMap((given) => {
    const [, name = given, version = ''] = /^(@?[^@]+)(?:@(.+))?$/.exec(given) ?? [];
    const found = v.safeParse(v.object({ version: v.string() }), packages[`node_modules/${name}`]);
    if (!found.success) return [`${name}: the lockfile has no such package.`];
    const installed = found.output.version;
    return `${installed}.`.startsWith(version && `${version}.`)
      ? []
      : [`${given}: the lockfile has version ${installed}.`];
  });
}
