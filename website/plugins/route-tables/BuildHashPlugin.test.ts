import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { rspack, type Compiler } from '@rspack/core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { BuildHashPlugin, buildHash } from './BuildHashPlugin';

const plugin = new BuildHashPlugin();
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-hash-'));
  writeFileSync(join(folder, 'entry.js'), `import(/* webpackChunkName: "page" */ './page.js');`);
});

afterEach(() => rmSync(folder, { recursive: true }));

/** @returns the names of the scripts that a page with this text is built to. */
async function build(page: string): Promise<string[]> {
  writeFileSync(join(folder, 'page.js'), `console.log(${JSON.stringify(page)});`);
  const compiler = rspack({
    context: folder,
    entry: './entry.js',
    mode: 'production',
    output: {
      path: join(folder, 'built'),
      filename: `[name].${buildHash}.js`,
      chunkFilename: `[name].${buildHash}.js`,
      clean: true,
    },
    plugins: [
      // The types of plugins are webpack's; rspack has the same hooks.
      (bundler: Compiler) => {
        Reflect.apply(plugin.apply.bind(plugin), undefined, [bundler]);
      },
    ],
  });
  await new Promise<void>((resolve, reject) =>
    compiler.run((error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    ),
  );
  return readdirSync(join(folder, 'built')).sort();
}

it('gives the same scripts the same names, and others new ones', async () => {
  const first = await build('one');
  expect(first).toEqual([
    expect.stringMatching(/^main\.[0-9a-f]{8}\.js$/),
    expect.stringMatching(/^page\.[0-9a-f]{8}\.js$/),
  ]);
  expect(await build('one')).toEqual(first);
  const other = await build('two');
  expect(other).toHaveLength(2);
  for (const name of other) expect(first).not.toContain(name);
});

it('tells the runtime', async () => {
  const [main = '', page = ''] = await build('one');
  const text = readFileSync(join(folder, 'built', main), 'utf8');
  expect(text).toContain(page.replace('page.', '.'));
  expect(text).not.toContain(buildHash);
});
