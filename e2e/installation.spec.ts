/** The installation page: each of its three ways is followed to the letter, and ends in characters. */
import { exec } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Page } from '@playwright/test';
import { build } from 'vite';
import { servePackage } from './support/packageRegistry';
import { openReadersFolder } from './support/readersFolder';

const modules = new URL('../node_modules/', import.meta.url).pathname;
const p5Folder = join(modules, 'p5-1');

test.describe.configure({ timeout: 90_000 });

test('a script tag with its fingerprint', async ({ page }) => {
  const { blocks, download } = await readInstallation(page);
  const [setup = '', scriptPage = ''] = blocks;
  const library = await download('p5.asciify.umd.js');
  const files = {
    'index.html': scriptPage,
    'p5.min.js': await readFile(join(p5Folder, 'lib/p5.min.js')),
    'p5.asciify.umd.js': library,
    'sketch.js': `${setup}\nfunction draw() { background(255); }`,
  };
  const complaints = await openReadersFolder(page, files);
  await expectCharacters(page, 50);

  // What the page says that one sees in the console.
  const check = blocks.find((block) => block.includes('console.log(p5asciifier.grid.cols')) ?? '';
  const printed: string[] = [];
  page.on('console', (message) => printed.push(message.text()));
  await page.evaluate(check);
  expect(printed).toEqual(['50 50', Array(50).fill('#'.repeat(50)).join('\n')]);
  expect(complaints).toEqual([]);
});

test('a file that does not match its fingerprint is not run', async ({ page }) => {
  const { blocks, download } = await readInstallation(page);
  const library = await download('p5.asciify.umd.js');
  const complaints = await openReadersFolder(page, {
    'index.html': blocks[1] ?? '',
    'p5.min.js': await readFile(join(p5Folder, 'lib/p5.min.js')),
    'p5.asciify.umd.js': `${library.toString()}\n// changed`,
    'sketch.js': blocks[0] ?? '',
  });
  await expect.poll(() => complaints.join()).toContain('integrity');
  expect(await page.evaluate(() => 'p5asciify' in window)).toBe(false);
});

test('an import map', async ({ page }) => {
  const { blocks, download } = await readInstallation(page);
  const complaints = await openReadersFolder(page, {
    'index.html': blocks[2] ?? '',
    'p5.min.js': await readFile(join(p5Folder, 'lib/p5.min.js')),
    'p5.asciify.esm.js': await download('p5.asciify.esm.js'),
  });
  await expectCharacters(page, 100);
  expect(complaints).toEqual([]);
});

test('a bundler, from the downloaded package', async ({ page }) => {
  const { blocks, download } = await readInstallation(page);
  const command = blocks.find((block) => block.startsWith('npm install')) ?? '';
  const main = blocks.find((block) => block.startsWith("import p5 from 'p5'")) ?? '';
  const [, tarball = ''] = /\.\/(\S+\.tgz)/.exec(command) ?? [];

  const project = await mkdtemp(join(tmpdir(), 'installation-'));
  const registry = await servePackage(p5Folder, join(project, 'registry'));
  try {
    await mkdir(join(project, 'src'));
    await writeFile(join(project, 'package.json'), '{ "private": true, "type": "module" }');
    await writeFile(join(project, 'src/main.ts'), main);
    await writeFile(
      join(project, 'index.html'),
      '<!doctype html><script type="module" src="/src/main.ts"></script>',
    );
    await writeFile(join(project, tarball), await download(tarball));
    const settings = {
      npm_config_registry: registry.url,
      npm_config_cache: join(project, 'cache'),
      npm_config_audit: 'false',
    };
    await promisify(exec)(command, { cwd: project, env: { ...process.env, ...settings } });
    await build({ root: project, configFile: false, logLevel: 'error' });
    const complaints = await openReadersFolder(page, await readFolder(join(project, 'dist')));
    await expectCharacters(page, 100);
    expect(complaints).toEqual([]);
  } finally {
    registry.close();
    await rm(project, { recursive: true, force: true });
  }
});

/** The page's code blocks in order, and its downloads by their file names. */
async function readInstallation(page: Page) {
  await page.goto('/docs/getting-started/installation');
  const blocks = await page.locator('article pre').allInnerTexts();
  const addresses = await page
    .locator('article a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  const download = async (name: string): Promise<Buffer> => {
    const address = addresses.find((each) => each.endsWith(`/${name}`));
    const response = await page.request.get(address ?? `${name} is not offered`);
    expect(response.status()).toBe(200);
    return response.body();
  };
  return { blocks, download };
}

/** Waits until the sketch of the page shows as a square grid with something in it. */
async function expectCharacters(page: Page, cols: number): Promise<void> {
  const grid = await page.waitForFunction(
    () => {
      const text = window.p5asciify?.asciifiers[0]?.toString();
      return text?.trim() && text;
    },
    null,
    { timeout: 30_000 },
  );
  const rows = String(await grid.jsonValue()).split('\n');
  expect(rows.map((row) => row.length)).toEqual(Array(cols).fill(cols));
}

async function readFolder(folder: string): Promise<Record<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const read = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    return [path.slice(folder.length + 1), await readFile(path)] as const;
  });
  return Object.fromEntries(await Promise.all(read));
}
