/** Follows each way of the installation page to the letter, until characters are on the screen. */
import { exec } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { expect, type Page } from './support/test';
import { unzipSync } from 'fflate';
import { build } from 'vite';
import { LiveExample } from './support/live';
import { servePackage } from './support/packageRegistry';
import { openAndListen, test } from './support/readersFolder';
import { inMotion } from './support/page';

test.use(inMotion);

const modules = new URL('../node_modules/', import.meta.url).pathname;
const p5Folder = join(modules, 'p5-1');

test.describe.configure({ timeout: 90_000 });

test.describe('the ready folder', () => {
  for (const name of ['p5.asciify-starter.zip', 'p5.asciify-starter-p5-2.zip']) {
    test(`${name}, unpacked, runs by double click`, async ({ page, makeFolder }) => {
      const { download } = await readInstallation(page);
      const files = unpack(await download(name));
      const folder = await makeFolder(files);
      // Leaves the documentation first, whose pending requests must not count as the folder's.
      await page.goto('about:blank');
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      const complaints = await openAndListen(page, folder.file);
      await expectPicture(page);
      expect(asked.filter((address) => !/^(file|data|blob):/.test(address))).toEqual([]);
      expect(complaints).toEqual([]);
      // The sketch fills the window without making it scroll.
      expect(await page.evaluate(() => [innerWidth, innerHeight])).toEqual(
        await page.evaluate(() => {
          const { scrollWidth, scrollHeight } = document.documentElement;
          return [scrollWidth, scrollHeight];
        }),
      );
    });
  }

  test('holds the sketch and the page that are shown', async ({ page }) => {
    const { sketch, blocks, download } = await readInstallation(page);
    for (const name of ['p5.asciify-starter.zip', 'p5.asciify-starter-p5-2.zip']) {
      const files = unpack(await download(name));
      const text = (path: string) => Buffer.from(files[path] ?? []).toString();
      expect(text('sketch.js').trimEnd()).toBe(sketch);
      expect(blocks).toContain(text('index.html').trimEnd());
      expect(text('licences/p5.js.txt')).toContain('LESSER GENERAL PUBLIC LICENSE');
    }
  });

  test('says so when the page is opened inside a zip that is not unpacked', async ({
    page,
    makeFolder,
  }) => {
    const { download } = await readInstallation(page);
    const { 'index.html': alone = '' } = unpack(await download('p5.asciify-starter.zip'));
    const folder = await makeFolder({ 'index.html': alone });
    await page.goto(folder.file);
    await expect(page.getByText('If it lies in a zip file, unpack that first')).toBeVisible();
  });

  test('is what the page offers first', async ({ page }) => {
    await page.goto('/docs/getting-started/installation');
    const first = page.locator('article a[download]').first();
    await expect(first).toHaveText('Download the starter folder');
    await expect(first).toBeInViewport();
    const coming = page.waitForEvent('download');
    await first.click();
    expect((await coming).suggestedFilename()).toBe('p5.asciify-starter.zip');
  });
});

test('the sketch runs on the page itself', async ({ page }) => {
  await page.goto('/docs/getting-started/installation');
  const example = LiveExample.of(page, 'first-sketch');
  await example.preview.scrollIntoViewIfNeeded();
  await example.is('running');
});

test('the p5.js Web Editor: one line in its page', async ({ page, makeFolder }) => {
  const { sketch, blocks, here } = await readInstallation(page);
  const tag = blocks.find((block) => block.startsWith('<script\n')) ?? '';
  // The page of a new sketch in the p5.js Web Editor, with the line from the documentation. The
  // editor's preview has an origin of its own, and so has this folder's server.
  const folder = await makeFolder({
    'index.html': `<!DOCTYPE html>
<html lang="en">
  <head>
    <script src="p5.js"></script>
${here(tag)}
    <meta charset="utf-8" />
  </head>
  <body>
    <main>
    </main>
    <script src="sketch.js"></script>
  </body>
</html>`,
    'p5.js': await readFile(join(p5Folder, 'lib/p5.min.js')),
    'sketch.js': sketch,
  });
  const complaints = await openAndListen(page, await folder.serve());
  await expectPicture(page);
  expect(complaints).toEqual([]);
});

test.describe('a script tag', () => {
  for (const way of ['as a file', 'on another site']) {
    test(`with hosted files, ${way}`, async ({ page, makeFolder }) => {
      const { sketch, page: pageWith, here } = await readInstallation(page);
      const html = pageWith('crossorigin', 'sketch.js');
      const folder = await makeFolder({ 'index.html': here(html), 'sketch.js': sketch });
      const complaints = await openAndListen(
        page,
        way === 'as a file' ? folder.file : await folder.serve(),
      );
      await expectPicture(page);
      expect(complaints).toEqual([]);
    });
  }

  test('names files by their full address on the published site', async ({ page }) => {
    const { blocks, published } = await readInstallation(page);
    const sources = blocks.flatMap((block) =>
      Array.from(block.matchAll(/(?:src=|: )"(https?:[^"]+)"/g), ([, source = '']) => source),
    );
    expect(sources.length).toBeGreaterThanOrEqual(5);
    for (const source of sources) expect(source.startsWith(`${published}/lib/`), source).toBe(true);
  });

  test('does not run a file that does not match its fingerprint', async ({ page, makeFolder }) => {
    const { sketch, page: pageWith, here, text } = await readInstallation(page);
    const html = here(pageWith('crossorigin', 'sketch.js'));
    const last = html.lastIndexOf('sha384-') + 'sha384-'.length;
    const changed = `${html.slice(0, last)}${'A'.repeat(64)}${html.slice(last + 64)}`;
    const folder = await makeFolder({ 'index.html': changed, 'sketch.js': sketch });
    const complaints = await openAndListen(page, folder.file);
    const message = "Failed to find a valid digest in the 'integrity' attribute";
    await expect.poll(() => complaints.join()).toContain(message);
    expect(text).toContain(message);
    expect(await page.evaluate(() => 'p5asciify' in window)).toBe(false);
  });

  test('tells right why a file beside the page is refused', async ({ page, makeFolder }) => {
    const { page: pageWith, text, download } = await readInstallation(page);
    const html = pageWith('src="p5.min.js"');
    const folder = await makeFolder({
      ...unpack(await download('p5.asciify-starter.zip')),
      'index.html': html.replace('.umd.js"', `.umd.js" integrity="sha384-${'A'.repeat(64)}"`),
    });
    const complaints = await openAndListen(page, folder.file);
    const message = 'requires the request to be CORS enabled to check the integrity';
    await expect.poll(() => complaints.join()).toContain(message);
    expect(text).toContain(message);
  });
});

test.describe('an import map', () => {
  test('through a server', async ({ page, makeFolder }) => {
    const { files, blocks } = await readModulePage(page);
    const folder = await makeFolder(files);
    const complaints = await openAndListen(page, await folder.serve());
    await expectPicture(page, 100);
    expect(complaints).toEqual([]);

    // The page says what this code prints to the console.
    const printed: string[] = [];
    page.on('console', (message) => printed.push(message.text()));
    await page.evaluate(blocks.find((block) => block.startsWith('console.log(')) ?? '');
    const rows = printed[1]?.split('\n') ?? [];
    expect([printed[0], rows.map((row) => row.length)]).toEqual(['100 100', Array(100).fill(100)]);
  });

  test('opened as a file, says that it needs one, as does the page', async ({
    page,
    makeFolder,
  }) => {
    const { files, text } = await readModulePage(page);
    const folder = await makeFolder(files);
    const complaints = await openAndListen(page, folder.file);
    await expect(page.getByText('Open this page through a server: npx serve')).toBeVisible();
    expect(complaints.join()).toContain('blocked by CORS policy');
    expect(text).toContain('CORS policy');
    expect(text).toContain('Modules need a server');
    expect(text).toContain('npx serve');
  });

  test('with the library beside the page', async ({ page, makeFolder }) => {
    const { files, download } = await readModulePage(page);
    const name = 'p5.asciify.esm.js';
    const html = files['index.html'].replaceAll(/"http[^"]+\.esm\.js"/g, `"./${name}"`);
    const folder = await makeFolder({
      ...files,
      'index.html': html,
      [name]: await download(name),
    });
    const complaints = await openAndListen(page, await folder.serve());
    await expectPicture(page, 100);
    expect(complaints).toEqual([]);
  });
});

test('a bundler, from the downloaded package', async ({ page, makeFolder }) => {
  const { blocks, download } = await readInstallation(page);
  const command = blocks.find((block) => block.startsWith('npm install')) ?? '';
  const main = blocks.find((block) => block.includes('asciifier()?.')) ?? '';
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
    const folder = await makeFolder(await readFolder(join(project, 'dist')));
    const complaints = await openAndListen(page, await folder.serve());
    await expectPicture(page, 100);
    expect(complaints).toEqual([]);
  } finally {
    registry.close();
    await rm(project, { recursive: true, force: true });
  }
});

/** Reads the installation page: its text, its code blocks and its downloads. */
async function readInstallation(page: Page) {
  await page.goto('/docs/getting-started/installation');
  const blocks = await page.locator('article pre').allInnerTexts();
  const canonical = await page.locator('link[rel=canonical]').getAttribute('href');
  const published = new URL(canonical ?? '').origin;
  const served = new URL(page.url()).origin;
  const addresses = await page
    .locator('article a[download]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
  return {
    blocks,
    published,
    text: await page.locator('article').innerText(),
    sketch: await page.locator('[data-example="first-sketch"] .code-block pre').innerText(),
    /** The code block that is a complete HTML page and contains all of these parts. */
    page: (...parts: string[]): string =>
      blocks.find(
        (block) =>
          block.startsWith('<!doctype html>') && parts.every((part) => block.includes(part)),
      ) ?? '',
    /** Code with the origin of the published site replaced by that of the site under test. */
    here: (code: string): string => code.replaceAll(published, served),
    download: async (name: string): Promise<Buffer> => {
      const address = addresses.find((each) => each.endsWith(`/${name}`));
      const response = await page.request.get(address ?? `${name} is not offered`);
      expect(response.status()).toBe(200);
      return response.body();
    },
  };
}

/** The documented page with an import map, and its sketch, as files. */
async function readModulePage(page: Page) {
  const installation = await readInstallation(page);
  const { blocks, here, page: pageWith } = installation;
  const sketch = blocks.find((block) => block.includes('asciifier().')) ?? '';
  const files = { 'index.html': here(pageWith('importmap')), 'sketch.js': sketch };
  return { ...installation, files };
}

/** The files of a zip that holds one folder, by their paths in it. */
function unpack(zip: Buffer): Record<string, Uint8Array> {
  const entries = Object.entries(unzipSync(zip));
  return Object.fromEntries(
    entries
      .filter(([path]) => !path.endsWith('/'))
      .map(([path, content]) => [path.slice(path.indexOf('/') + 1), content]),
  );
}

/**
 * Waits until the page's sketch shows a picture on its grid: more than five different characters.
 *
 * @param side - The number of columns and of rows, where it is known.
 */
async function expectPicture(page: Page, side?: number): Promise<void> {
  const grid = await page.waitForFunction(
    () => {
      try {
        const text = window.p5asciify.asciifiers[0]?.toString() ?? '';
        return new Set(text.replaceAll('\n', '')).size > 5 && text;
      } catch {
        // The asciifier is not set up yet.
        return false;
      }
    },
    null,
    { timeout: 60_000 },
  );
  if (side === undefined) return;
  const rows = String(await grid.jsonValue()).split('\n');
  expect(rows.map((row) => row.length)).toEqual(Array(side).fill(side));
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
