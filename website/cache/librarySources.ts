import { join } from 'node:path';
import { filesHash } from './contentHash';

const files = [
  'tsconfig.base.json',
  ...[
    'src',
    'package.json',
    'tsconfig.json',
    'tsconfig.build.json',
    'vite.config.ts',
    'README.md',
    'LICENSE-press-start-2p.txt',
  ].map((name) => `packages/p5.asciify/${name}`),
];

/** Changes with what the library, its package and its reference are made from. */
export const librarySources = (): string => filesHash(join(__dirname, '../..'), files);
