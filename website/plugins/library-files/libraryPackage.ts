import { execFile } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { cached } from '../../cache/cached';
import { codeVersion, librarySources } from '../../cache/sources';
import { contentHash, filesHash } from '../../cache/contentHash';
import { makeFolder } from '../../cache/makeFolder';
import { readLibraryVersion } from '../../libraryVersion';
import { runProgram } from '../../runProgram';
import { describeFile, type ServedFile } from './servedFiles';

const repository = join(__dirname, '../../..');

/** Builds the library, unless it is there and nothing that it depends on has changed. */
export async function buildLibrary(): Promise<void> {
  await makeFolder({
    name: 'library',
    folder: join(repository, 'packages/p5.asciify/dist'),
    version: contentHash([codeVersion(), librarySources()]),
    make: () => runProgram('npm', ['run', 'build', '-w', 'p5.asciify'], repository),
  });
}

const packedSchema = v.tuple([v.object({ filename: v.string() })]);

/** Makes the package that `npm install` takes, in `targetFolder`. */
export async function packLibrary(
  packageFolder: string,
  targetFolder: string,
): Promise<ServedFile> {
  await mkdir(targetFolder, { recursive: true });
  const inputs = [librarySources(), filesHash(packageFolder, ['dist'])];
  const tarball = await cached('library-package', inputs, () => pack(packageFolder, targetFolder));
  const name = `p5.asciify-${readLibraryVersion()}.tgz`;
  await writeFile(join(targetFolder, name), tarball);
  return describeFile(join(targetFolder, name), name, name);
}

async function pack(packageFolder: string, targetFolder: string): Promise<Buffer> {
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', targetFolder],
    { cwd: packageFolder, shell: process.platform === 'win32' },
  );
  const [{ filename }] = v.parse(packedSchema, JSON.parse(stdout));
  return readFile(join(targetFolder, filename));
}
