/** The commands that pages name within a sentence; `e2e/samples.spec.ts` checks those in blocks. */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkShell } from './checkShell';

const repository = join(__dirname, '../..');
const docs = join(repository, 'website/docs');

const pages = readdirSync(docs, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({ name, text: readFileSync(join(docs, name), 'utf8') }));

const commands = pages.flatMap(({ name, text }) =>
  [...text.matchAll(/(?<!`)`(np[mx] [^`\n]+)`(?!`)/g)].map(([, command = '']) => ({
    name,
    command,
  })),
);

describe('a command within a sentence', () => {
  it.each(commands)('$name: $command names what is there', ({ command }) => {
    expect(checkShell(command, repository)).toEqual([]);
  });

  it('is found on several pages', () => {
    expect(new Set(commands.map(({ name }) => name)).size).toBeGreaterThan(4);
  });
});

it('contributing names every folder of the source', () => {
  const { text = '' } = pages.find(({ name }) => name === 'community/contributing.mdx') ?? {};
  const [, section = ''] = text.split('## Where things are');
  const [table = ''] = section.split('\n## ');
  const named = Array.from(table.matchAll(/^\| `([^`]+)\/`/gm), ([, folder = '']) => folder);
  expect(named.filter((folder) => !existsSync(join(repository, folder)))).toEqual([]);

  const tracked = execFileSync('git', ['ls-files', '-z'], { cwd: repository, encoding: 'utf8' });
  const folders = new Set(
    tracked
      .split('\0')
      .flatMap((file) => /^(?:packages\/)?(?!packages\/)[^./][^/]*(?=\/)/.exec(file) ?? []),
  );
  const helpers = ['testing'];
  const unnamed = [...folders].filter(
    (folder) =>
      !helpers.includes(folder) && !named.some((name) => `${name}/`.startsWith(`${folder}/`)),
  );
  expect(unnamed).toEqual([]);
});

it('every page names the same version of the types of p5.js', () => {
  const named = pages.flatMap(({ name, text }) =>
    [...text.matchAll(/npm install [^`\n]*(@types\/p5[^\s`]*)|add `(@types\/p5[^\s`]*)/g)].map(
      ([, installed, added]) => `${name}: ${installed ?? added}`,
    ),
  );
  expect(named.length).toBeGreaterThan(2);
  expect(named.filter((each) => !/: @types\/p5@1$/.test(each))).toEqual([]);
});
