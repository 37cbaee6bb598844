/** What pages, READMEs and the API reference say about versions of p5.js comes from the table of releases. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  rangeOf,
  releasesSchema,
} from '../../packages/p5.asciify/test/compatibility/releasesTable';
import { P5_VERSIONS } from '../../packages/p5.asciify/test/p5Versions';
import { listOf } from './markup';
import { readJson } from './readJson';
import { releasesFile } from './releases';

const repository = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(repository, path), 'utf8');

const table = readJson(releasesFile, releasesSchema);
const [one, two] = [rangeOf(table, 1), rangeOf(table, 2)];

/** The changelog is about releases of the original, and the API reference is made of comments. */
const pages = readdirSync(join(repository, 'website/docs'), { recursive: true, encoding: 'utf8' })
  .map((path) => `website/docs/${path.replaceAll('\\', '/')}`)
  .filter((path) => path.endsWith('.mdx') && !/docs\/(api|help\/changelog)/.test(path));

const places = [
  ...pages,
  'README.md',
  'packages/p5.asciify/README.md',
  'packages/p5.asciify-shape/README.md',
  'packages/p5.asciify/src/hooks/types.ts',
  'website/plugins/api-reference/pageHeads.mjs',
];

/** Statements such as "p5.js 1.8 and later": the place, and the version. */
const statements = places.flatMap((path) =>
  read(path)
    .split('\n')
    .flatMap((line, i) =>
      // What the original release asks for does not change any more.
      /p5/.test(line) && !/original release/.test(line)
        ? [
            ...line.matchAll(
              /(?<!p5\.asciify )(?<![\d.])(\d+\.\d+(?:\.\d+)?)\**\s+(?:or|and) (?:later|newer)/g,
            ),
          ].map(([, version = '']) => ({ path, place: `${path}:${i + 1}`, version }))
        : [],
    ),
);

const minorOf = (release: string) => release.split('.').slice(0, 2).join('.');

describe('the oldest p5.js', () => {
  it.each(statements)('is that of the table in $place', ({ version }) => {
    expect([one.oldest, minorOf(one.oldest)]).toContain(version);
  });

  it.each([
    'website/docs/intro.mdx',
    'website/docs/getting-started/installation.mdx',
    'website/docs/getting-started/will-my-sketch-work.mdx',
    'website/docs/guides/p5-2.x.x.mdx',
    'website/docs/help/troubleshooting.mdx',
    'website/plugins/api-reference/pageHeads.mjs',
    'packages/p5.asciify/src/hooks/types.ts',
  ])('is named in %s', (path) => {
    expect(statements.map((statement) => statement.path)).toContain(path);
  });

  it.each(['p5.asciify', 'p5.asciify-shape'])('is what %s asks for in its package.json', (name) => {
    expect(read(`packages/${name}/package.json`)).toContain(`"p5": ">=${one.oldest}"`);
  });

  it('of 2.x is its first release, which no page excepts from "1.8.0 or later"', () => {
    expect(two.oldest).toBe('2.0.0');
  });
});

it('the range in packages/p5.asciify/README.md is that of the table', () => {
  const range = `every release of p5 from ${one.oldest} to ${one.newest} and from ${two.oldest} to ${two.newest}`;
  expect(read('packages/p5.asciify/README.md')).toContain(range);
});

const lists = places.flatMap((path) =>
  [...read(path).matchAll(/1\.8, .{1,20}2\.[\dx]/g)].map(([list]) => ({ path, list })),
);

it.each(lists)(
  'the versions that all tests run on are those of p5Versions.ts in $path',
  ({ list }) => {
    expect(list).toBe(listOf(P5_VERSIONS.map((version) => (version === '2' ? '2.x' : version))));
  },
);
