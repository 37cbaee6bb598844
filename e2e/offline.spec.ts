import { createHash } from 'node:crypto';
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, type Page } from './support/test';
import { build as bundle } from 'esbuild';
import { violations } from './support/axe';
import { LiveExample, openShared, sketchWith } from './support/live';
import { hydrated, inMotion, sidebarLink } from './support/page';
import { SearchBox } from './support/search';
import { test } from './support/servedSite';
import { siteFolder } from './support/siteFolder';

test.use(inMotion);

const build = siteFolder;
const saveButton = /^Save this site for offline reading/;

/** The site's service workers and caches in the browser. */
function kept(page: Page): Promise<{ workers: number; caches: string[] }> {
  return page.evaluate(async () => ({
    workers: (await navigator.serviceWorker.getRegistrations()).length,
    caches: await caches.keys(),
  }));
}

/** Agrees to an offline copy, and waits until it is complete. */
async function save(page: Page): Promise<void> {
  await hydrated(page, '/markdown-page');
  await page.getByRole('button', { name: saveButton }).click();
  // The whole site has more than a thousand files, and the machine may be busy.
  await expect(page.getByText('Saved. You can read the whole site')).toBeVisible({
    timeout: 90_000,
  });
}

/** Pages in the copies of tests that need no whole site. */
const few = [
  '/',
  '/docs/intro/',
  '/docs/getting-started/installation/',
  '/markdown-page/',
  '/offline/',
];

/**
 * Shortens the list of files that a site's service worker saves to a few pages and what they load.
 * The whole site has more than a thousand files, and each is fetched, hashed and stored.
 *
 * Without `docusaurus-first-paint`, pages do not name the scripts of their parts, so all are kept.
 */
function saveFew(folder: string): void {
  const pages = few.map((path) => readFileSync(join(folder, path, 'index.html'), 'utf8')).join();
  const areScriptsNamed = pages.includes('data-scripts=');
  const worker = join(folder, 'sw.js');
  const entries = /\["([^"]+)","[^"]{44}"\],?/g;
  const isNeeded = (url: string): boolean =>
    few.includes(url) ||
    (url.startsWith('/assets/') && pages.includes(url)) ||
    (url.startsWith('/assets/js/') && !areScriptsNamed);
  const text = readFileSync(worker, 'utf8');
  writeFileSync(
    worker,
    text.replace(entries, (entry, url: string) => (isNeeded(url) ? entry : '')),
  );
  const kept = [...readFileSync(worker, 'utf8').matchAll(entries)].map(([, url]) => url);
  expect(kept).toEqual(expect.arrayContaining(few));
  if (areScriptsNamed) expect(kept.length).toBeLessThan(100);
}

test.describe('an offline copy of the whole site', () => {
  test.setTimeout(180_000);

  test('is not made without being asked for', async ({ page }) => {
    await hydrated(page, '/');
    await hydrated(page, '/markdown-page');
    const button = page.getByRole('button', { name: saveButton });
    await expect(button).toBeEnabled();
    const { bytes } = JSON.parse(readFileSync(`${build}offline.json`, 'utf8')) as { bytes: number };
    await expect(button).toHaveText(
      `Save this site for offline reading, ${Math.round(bytes / 1e6)} MB`,
    );
    expect(await kept(page)).toEqual({ workers: 0, caches: [] });
  });

  test(
    'opens every page, the search and the examples without a network',
    { tag: '@main' },
    async ({ page, site }) => {
      await hydrated(page, '/docs/intro');
      await save(page);
      await site.stop();

      await test.step('a page that was read', async () => {
        await hydrated(page, '/docs/intro');
        await expect(page.locator('main h1')).toHaveText('Introduction');
      });
      await test.step('one that was not, by a link and by its address', async () => {
        await sidebarLink(page, '/docs/getting-started/installation').click();
        await expect(page.locator('main h1')).toHaveText('Installation');
        await hydrated(page, '/docs/api/classes/P5AsciifyGrid');
        await expect(page.locator('main h1')).toContainText('Grid');
      });
      await test.step('search', async () => {
        const box = new SearchBox(page);
        await box.ask('brightness');
        await box.hits.first().click();
        await expect(page).not.toHaveURL(/P5AsciifyGrid/);
        await expect(page.locator('main h1')).toBeVisible();
      });
      await test.step('an example, as sandboxed as ever', async () => {
        await hydrated(page, '/examples/tunnel');
        const example = LiveExample.of(page, 'tunnel');
        await example.is('running');
        expect(await example.evaluate('window.origin')).toBe('null');
        expect(
          await example.evaluate(
            '(() => { try { parent.document; } catch (e) { return e.name; } })()',
          ),
        ).toBe('SecurityError');
        expect(await example.evaluate('typeof p5asciify')).toBe('object');
      });
      await test.step('an example that loads a photograph', async () => {
        await hydrated(page, '/examples/allium');
        const example = LiveExample.of(page, 'allium');
        await example.is('running');
        // Without it, the sketch is black, and its cells are empty.
        const characters = 'p5asciify.asciifier().toString().trim()';
        await expect.poll(() => example.evaluate(characters)).not.toBe('');
      });
      await test.step('the other version of p5.js, and what goes wrong in a sketch', async () => {
        const shared = await openShared(page, sketchWith('function mousePressed() {}'), '2');
        await shared.button('Run').click();
        await shared.is('running');
        expect(await shared.evaluate('p5.VERSION')).toMatch(/^2\./);
        await shared.write('function setup() {\n  nonsense();\n}');
        await shared.button('Run').click();
        await expect(shared.problem).toContainText('nonsense');
      });
      await test.step('what is not in it says so, and leads on', async () => {
        await page.goto('/docs/newer-than-the-copy');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(
          'Not saved for offline reading',
        );
        expect(await violations(page)).toEqual([]);
        await page.getByRole('link', { name: 'All pages' }).click();
        await expect(page.locator('main h1')).toHaveText('All pages');
      });
      await test.step('the privacy policy describes it', async () => {
        await page.goto('/docs/legal/data-protection-policy-en');
        const listed = await page.locator('article table td:first-child').allInnerTexts();
        const { caches: names } = await kept(page);
        expect(names).toHaveLength(1);
        for (const name of names) {
          expect(listed.some((entry) => name.startsWith(entry.replace('…', '')))).toBe(true);
        }
      });
      await test.step('it can be removed', async () => {
        await site.serve();
        await hydrated(page, '/markdown-page');
        await page.getByRole('button', { name: 'Remove offline copy' }).click();
        await expect(page.getByRole('button', { name: saveButton })).toBeEnabled();
        expect(await kept(page)).toEqual({ workers: 0, caches: [] });
      });
    },
  );
});

test.describe('an offline copy', () => {
  test.beforeEach(({ site }) => site.deploy(saveFew));

  test('is complete or none', async ({ page, site }) => {
    await site.deploy((folder) => rmSync(join(folder, 'docs/intro/index.html')));
    await hydrated(page, '/markdown-page');
    await page.getByRole('button', { name: saveButton }).click();
    await expect(page.getByText('The site could not be saved')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
    await expect(page.getByRole('button', { name: saveButton })).toBeEnabled();
  });

  test('refuses a file that was altered on its way', async ({ page, site }) => {
    await site.deploy((folder) =>
      replaceIn(join(folder, 'docs/intro/index.html'), 'Introduction', 'Altered'),
    );
    await hydrated(page, '/markdown-page');
    await page.getByRole('button', { name: saveButton }).click();
    await expect(page.getByText('The site could not be saved')).toBeVisible();
    await expect.poll(() => kept(page)).toEqual({ workers: 0, caches: [] });
  });

  test('replaces what is altered in it, and outlives an update that breaks off', async ({
    page,
    site,
  }) => {
    await save(page);
    const style = await page.evaluate(
      () => document.querySelector<HTMLLinkElement>('link[rel=stylesheet]')?.href ?? '',
    );
    const intro = `${site.origin}/docs/intro/`;
    await alter(page, style);
    const textOf = (address: string) =>
      page.evaluate(async (url) => (await fetch(url)).text(), address);
    const isKeptAltered = () =>
      page.evaluate(async (asset) => (await caches.match(asset))?.text(), style);

    expect(await textOf(style)).toBe(readFileSync(join(build, new URL(style).pathname), 'utf8'));
    expect(await isKeptAltered()).not.toBe('altered');

    // A new version with two changed files; `index.html` does not match its hash in `sw.js`.
    await site.deploy((folder) => {
      const hashOf = (file: string) =>
        createHash('sha256')
          .update(readFileSync(join(folder, file)))
          .digest('base64');
      const next = 'docs/getting-started/installation/index.html';
      const before = hashOf(next);
      replaceIn(join(folder, next), 'Installation', 'Overture');
      replaceIn(join(folder, 'sw.js'), before, hashOf(next));
      replaceIn(join(folder, 'index.html'), 'p5.asciify', 'p5.altered');
      replaceIn(join(folder, 'sw.js'), hashOfBuilt('index.html'), 'A'.repeat(43) + '=');
    });
    const end = await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      await registration?.update();
      const worker = registration?.installing ?? registration?.waiting;
      return new Promise<string>((resolve) => {
        const look = (): void => {
          if (worker?.state !== 'installing') resolve(worker?.state ?? 'none');
        };
        worker?.addEventListener('statechange', look);
        look();
      });
    });
    expect(end).toBe('redundant');

    await site.stop();
    await hydrated(page, '/docs/getting-started/installation');
    await expect(page.locator('main h1')).toHaveText('Installation');
    await hydrated(page, '/');
    await expect(page).toHaveTitle(/p5\.asciify/);
    // Offline an altered file cannot be replaced: the worker must not serve it.
    await alter(page, intro);
    await page.goto('/docs/intro');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Not saved for offline reading',
    );
  });

  test('offers a new version, and lets the reader decide when', async ({ page, site }) => {
    await save(page);
    await site.deploy((folder) => {
      appendFileSync(join(folder, 'sw.js'), '\n// the next version');
      replaceIn(join(folder, 'docs/intro/index.html'), 'Introduction', 'Overture');
    });
    const example = await openPlayground(page);
    const documents = countDocuments(page);
    const prompt = page.getByRole('complementary', { name: 'New version' });
    await expect(prompt.getByRole('status')).toHaveText('A new version of this site is ready.', {
      timeout: 60_000,
    });
    await expect(example.editor).toBeFocused();
    await page.keyboard.type('// still here');
    expect(documents()).toBe(0);

    await prompt.getByRole('button', { name: 'Reload' }).focus();
    const reloaded = page.waitForEvent('load');
    await page.keyboard.press('Enter');
    await reloaded;
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(documents()).toBe(1);
    await expect(page.getByText('// still here').first()).toBeVisible();
    expect(
      await page.evaluate(async () => {
        const registration = await navigator.serviceWorker.getRegistration();
        return [registration?.waiting, registration?.installing];
      }),
    ).toEqual([null, null]);
  });

  test('is removed for good when the operator switches copies off', async ({ page, site }) => {
    await save(page);
    await site.deploy(async (folder) => {
      const source = new URL('../website/src/offline/worker/off.ts', import.meta.url);
      const entryPoints = [fileURLToPath(source)];
      await bundle({ entryPoints, bundle: true, outfile: join(folder, 'sw.js') });
    });
    await hydrated(page, '/docs/intro');
    await expect.poll(() => kept(page), { timeout: 60_000 }).toEqual({ workers: 0, caches: [] });
    await page.reload();
    await expect(page.locator('main h1')).toHaveText('Introduction');
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  });
});

test('the site can be installed', async ({ page, request }) => {
  await page.goto('/');
  const href = await page.locator('link[rel=manifest]').getAttribute('href');
  const address = new URL(href ?? '', page.url());
  const manifest = (await (await request.get(address.href)).json()) as {
    name: string;
    start_url: string;
    display: string;
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ display: 'standalone', name: 'p5.asciify documentation' });
  expect(new URL(manifest.start_url, address).pathname).toBe('/');
  const sizes = manifest.icons.map(({ sizes: size, purpose }) => [size, purpose].join(' ').trim());
  expect(sizes).toEqual(expect.arrayContaining(['192x192', '512x512', '512x512 maskable']));
  for (const { src, sizes: size } of manifest.icons) {
    const icon = new URL(src, address).href;
    const natural = await page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, icon);
    if (size !== 'any') expect(natural, src).toBe(size);
  }
});

async function openPlayground(page: Page): Promise<LiveExample> {
  await hydrated(page, '/playground');
  const playground = new LiveExample(page, page.locator('main'));
  await playground.editor.click();
  return playground;
}

function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) count += 1;
  });
  return () => count;
}

/** Overwrites a file of the offline copy, as any script with access to the cache could. */
async function alter(page: Page, address: string): Promise<void> {
  const count = await page.evaluate(async (url) => {
    const [name = ''] = await caches.keys();
    const cache = await caches.open(name);
    const keys = (await cache.keys()).filter((key) => key.url.split('?')[0] === url);
    for (const key of keys) await cache.put(key, new Response('altered'));
    return keys.length;
  }, address);
  expect(count).toBe(1);
}

function hashOfBuilt(file: string): string {
  return createHash('sha256')
    .update(readFileSync(join(build, file)))
    .digest('base64');
}

function replaceIn(file: string, from: string, to: string): void {
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(from, to));
}
