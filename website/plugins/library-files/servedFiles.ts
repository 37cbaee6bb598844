import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { p5Majors, type P5Major } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import type { LibraryPackage } from '../../libraryVersion';

export interface ServedFile {
  /** Path of the file within the folder that is served. */
  name: string;
  /** Path of the file on disk. */
  source: string;
  /** Address on the site, without the base URL. */
  url: string;
  /** Hash of the content, for the `integrity` attribute. */
  integrity: string;
  bytes: number;
}

/** The folder of a version of the library, or of its shape renderer, on the site. */
export function libraryAddress(version: string, name: LibraryPackage = 'p5.asciify'): string {
  return `/lib/${name}/${version}/`;
}

/**
 * Lists the files of a folder and its subfolders.
 *
 * @throws Error with the command that makes the folder when it is not there.
 */
export async function listFiles(folder: string, baseUrl: string): Promise<ServedFile[]> {
  if (!existsSync(folder)) {
    throw new Error(`The library is not built: ${folder} is missing. Run: npm run build`);
  }
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .sort();
  return Promise.all(names.map((name) => describeFile(join(folder, name), name, baseUrl + name)));
}

export async function describeFile(source: string, name: string, url: string): Promise<ServedFile> {
  const content = await readFile(source);
  const integrity = `sha384-${createHash('sha384').update(content).digest('base64')}`;
  return { name, source, url, integrity, bytes: content.length };
}

/** The newest release of a major version of p5.js, on which examples run. */
export interface P5Release {
  major: P5Major;
  version: string;
  file: ServedFile;
  /** p5.sound, which is loaded only for sketches that use it. */
  sound: ServedFile;
}

/**
 * The package that p5.sound comes from, and the folder of its addresses: p5.js 1.x brings it along,
 * for 2.x it is a package of its own.
 */
const soundPackages: Record<P5Major, { folder: string; script: string; address: string }> = {
  '1': { folder: 'p5-1', script: 'lib/addons/p5.sound.min.js', address: 'p5' },
  '2': { folder: 'p5.sound', script: 'dist/p5.sound.min.js', address: 'p5.sound' },
};

/** textmode.js as its package brings it, for the sketches that use it. */
export async function findTextmode(modulesFolder: string): Promise<ServedFile> {
  const folder = join(modulesFolder, 'textmode.js');
  const name = 'textmode.umd.js';
  const url = `/lib/textmode.js/${await readVersion(folder)}/${name}`;
  return describeFile(join(folder, 'dist', name), name, url);
}

const manifestSchema = v.object({ version: v.string() });

/**
 * Finds the newest release of each major version, as the library's package pins them: `p5-1`,
 * `p5-2`.
 */
export function findP5Releases(modulesFolder: string): Promise<P5Release[]> {
  return Promise.all(
    p5Majors.map(async (major) => {
      const folder = join(modulesFolder, `p5-${major}`);
      const version = await readVersion(folder);
      const name = 'p5.min.js';
      const url = `/lib/p5/${version}/${name}`;
      return {
        major,
        version,
        file: await describeFile(join(folder, 'lib', name), name, url),
        sound: await describeSound(modulesFolder, major),
      };
    }),
  );
}

async function describeSound(modulesFolder: string, major: P5Major): Promise<ServedFile> {
  const { folder, script, address } = soundPackages[major];
  const version = await readVersion(join(modulesFolder, folder));
  const name = 'p5.sound.min.js';
  const url = `/lib/${address}/${version}/${name}`;
  return describeFile(join(modulesFolder, folder, script), name, url);
}

async function readVersion(folder: string): Promise<string> {
  const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
  return v.parse(manifestSchema, manifest).version;
}
