import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './run';

/** The packages that others install. */
export const packageNames = ['p5.asciify', 'p5.asciify-shape'] as const;
export type PackageName = (typeof packageNames)[number];

const variable = 'PACKED_PACKAGES';

/**
 * Packs the packages as they would be published, and installs both from their tarballs. That is outside
 * of the repository, where nothing is found that they forget to bring along.
 *
 * @returns What removes all of it.
 */
export default async function packPackages(): Promise<() => Promise<void>> {
  const target = await mkdtemp(join(tmpdir(), 'packed-packages-'));
  process.env[variable] = target;
  await Promise.all(packageNames.map((name) => pack(name, target)));
  await writeFile(join(target, 'package.json'), '{ "private": true }');
  // p5 would come from the registry; projects get that of this repository.
  const options = [
    '--offline',
    '--legacy-peer-deps',
    '--ignore-scripts',
    '--no-audit',
    '--no-fund',
  ];
  const tarballs = packageNames.map((name) => `./${name}.tgz`);
  await npm(['install', ...options, ...tarballs], target);
  return () => rm(target, { recursive: true });
}

/** The tarball of a package. */
export const tarballOf = (name: PackageName): string => join(packedFolder(), `${name}.tgz`);

/** The folder `node_modules` with the installed packages. */
export const installedPackages = (): string => join(packedFolder(), 'node_modules');

function packedFolder(): string {
  const folder = process.env[variable];
  if (folder) return folder;
  throw new Error(
    `${variable} is not set: expected packPackages() as the globalSetup of the tests.`,
  );
}

async function pack(name: PackageName, target: string): Promise<void> {
  const folder = fileURLToPath(new URL(`../../packages/${name}`, import.meta.url));
  if (!existsSync(join(folder, 'dist'))) {
    throw new Error(`${name} is not built. Run: npm run build -w ${name}`);
  }
  await npm(['pack', '--ignore-scripts', '--pack-destination', target], folder);
  const made = (await readdir(target)).find((file) =>
    new RegExp(`^${name}-\\d.*\\.tgz$`).test(file),
  );
  await rename(join(target, made ?? ''), join(target, `${name}.tgz`));
}

async function npm(args: readonly string[], folder: string): Promise<void> {
  const { status, output } = await run('npm', args, folder);
  if (status !== 0) throw new Error(`npm ${args.join(' ')} failed:\n${output}`);
}
