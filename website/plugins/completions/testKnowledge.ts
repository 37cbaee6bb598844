/** For tests: what is known about the libraries, read from them as the site's build does. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readLibrary } from './library';
import { readP5Comments } from './p5Comments';
import { combine, type Knowledge } from 'sketch-player/knowledge';

const repository = join(__dirname, '../../..');

export function readKnowledge(): Knowledge {
  const packageFolder = join(repository, 'packages/p5.asciify');
  const p5 = readFileSync(join(repository, 'node_modules/p5-1/lib/p5.js'), 'utf8');
  return combine(
    readLibrary({ packageFolder, version: '0.0.0', reference: '/docs/api/' }),
    readP5Comments(p5, '0.0.0'),
  );
}
