import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { codeVersion, librarySources } from '../../cache/sources';
import { contentHash, filesHash } from '../../cache/contentHash';
import { makeFolder } from '../../cache/makeFolder';
import { libraryPackages, readLibraryVersion, type LibraryPackage } from '../../libraryVersion';
import { runProgram } from '../../runProgram';
import { describeFile, type ServedFile } from './servedFiles';

const repository = join(__dirname, '../../..');

/** The folder of a package that readers load. */
export const packageFolder = (name: LibraryPackage): string => join(repository, 'packages', name);

/**
 * Builds the library and its shape renderer, unless they are there and nothing that they depend on
 * has changed.
 */
export async function buildLibrary(): Promise<void> {
  // One after the other: the shape renderer reads the types of the built library.
  for (const name of libraryPackages) {
    await makeFolder({
      name,
      folder: join(packageFolder(name), 'dist'),
      version: contentHash([codeVersion(), librarySources()]),
      make: () => runProgram('npm', ['run', 'build', '-w', name], repository),
    });
  }
}

const packedSchema = v.tuple([v.object({ filename: v.string() })]);

/** Makes the archive that `npm install` takes, in `targetFolder`. */
export async function packLibrary(name: LibraryPackage, targetFolder: string): Promise<ServedFile> {
  await mkdir(targetFolder, { recursive: true });
  const folder = packageFolder(name);
  const inputs = [name, librarySources(), filesHash(folder, ['dist'])];
  const tarball = await cached('library-package', inputs, () => pack(folder, targetFolder));
  const file = `${name}-${readLibraryVersion(name)}.tgz`;
  await writeFile(join(targetFolder, file), tarball);
  return describeFile(join(targetFolder, file), name, `/lib/${file}`);
}

async function pack(folder: string, targetFolder: string): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', targetFolder],
    { cwd: folder, shell: process.platform === 'win32' },
  );
  const [{ filename }] = v.parse(packedSchema, JSON.parse(stdout));
  return readFile(join(targetFolder, filename));
}
