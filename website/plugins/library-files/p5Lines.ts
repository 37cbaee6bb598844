import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { describeFile, type ServedFile } from './listFiles';

/** A line of p5.js that examples run on. */
export interface P5Line {
  line: '1' | '2';
  version: string;
  file: ServedFile;
}

const manifestSchema = v.object({ version: v.string() });

/** Finds the newest release of each line, as the library's package pins them (`p5-1`, `p5-2`). */
export function findP5Lines(modulesFolder: string): Promise<[P5Line, P5Line]> {
  const find = async (line: P5Line['line']): Promise<P5Line> => {
    const folder = join(modulesFolder, `p5-${line}`);
    const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
    const { version } = v.parse(manifestSchema, manifest);
    const name = 'p5.min.js';
    const file = await describeFile(join(folder, 'lib', name), name, `/lib/p5/${version}/${name}`);
    return { line, version, file };
  };
  return Promise.all([find('1'), find('2')]);
}
