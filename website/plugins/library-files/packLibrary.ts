import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { describeFile, type ServedFile } from './listFiles';

const packedSchema = v.tuple([v.object({ filename: v.string() })]);

/** Makes the package that `npm install` takes, in `targetFolder`. */
export async function packLibrary(
  packageFolder: string,
  targetFolder: string,
): Promise<ServedFile> {
  await mkdir(targetFolder, { recursive: true });
  const { stdout } = await promisify(execFile)(
    'npm',
    ['pack', '--json', '--ignore-scripts', '--pack-destination', targetFolder],
    { cwd: packageFolder, shell: process.platform === 'win32' },
  );
  const [{ filename }] = v.parse(packedSchema, JSON.parse(stdout));
  return describeFile(join(targetFolder, filename), filename, filename);
}
