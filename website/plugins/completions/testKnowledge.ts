/** For tests: the completions, read from the libraries as in the site's build. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibrary } from './library';
import { readP5Comments } from './p5Comments';
import { readP5Declarations } from './p5Declarations';
import { combine, type Knowledge } from 'sketch-player/knowledge';
import type { P5Major } from 'sketch-player/p5Majors';

const repository = join(__dirname, '../../..');

const p5 = {
  '1': () => readP5Comments(read('node_modules/p5-1/lib/p5.js'), '0.0.0'),
  '2': () => readP5Declarations(read('node_modules/p5-2/types/p5.d.ts'), '0.0.0'),
};

export function readKnowledge(major: P5Major = '1'): Knowledge {
  const packageFolder = join(repository, 'packages/p5.asciify');
  return combine(
    readLibrary({ packageFolder, version: '0.0.0', reference: '/docs/api/' }),
    p5[major](),
  );
}

const read = (file: string): string => readFileSync(join(repository, file), 'utf8');
