import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { p5Majors, type P5Major } from 'sketch-player/p5Majors';
import * as v from 'valibot';
import { describeFile, type ServedFile } from './listFiles';

/** The newest release of a major version of p5.js, on which examples run. */
export interface P5Release {
  major: P5Major;
  version: string;
  file: ServedFile;
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
      const manifest: unknown = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'));
      const { version } = v.parse(manifestSchema, manifest);
      const name = 'p5.min.js';
      const url = `/lib/p5/${version}/${name}`;
      return { major, version, file: await describeFile(join(folder, 'lib', name), name, url) };
    }),
  );
}
