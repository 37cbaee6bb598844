/** What a page loads before its first paint, and what presses do before its scripts have run. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from './support/test';
import { LiveExample, slug1 } from './support/live';
import { layoutShifts, recordLayoutShifts } from './support/layoutShift';
import { hydrated, inMotion, sidebarLink } from './support/page';
import { siteFolder } from './support/siteFolder';

test.use(inMotion);

/** Limits in bytes on the wire, gzip-compressed; they do not depend on the machine. */
const limits = { beforePaint: 40_000, scripts: 152_000, editor: 200_000 };
const pages = ['/', '/docs/guides/fundamentals', '/docs/api/classes/P5Asciifier'];

test.describe('bytes', { tag: '@speed' }, () => {
  // A running example would fetch files that do not count here, and keep the network busy.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  for (const path of pages) {
    test(`${path} keeps to its budget`, async ({ page }) => {
      const sizes = await recordSizes(page);
      await hydrated(page, path);
      await page.waitForLoadState('networkidle');
      const blocking = sizes.of('Document') + sizes.of('Stylesheet');
      console.log(
        `${path}: ${kB(blocking)} before the first paint, ${kB(sizes.of('Script'))} of scripts.`,
      );
      expect(blocking).toBeLessThanOrEqual(limits.beforePaint);
      expect(sizes.of('Script')).toBeLessThanOrEqual(limits.scripts);
    });
  }
});

test('the editor with all of its tools keeps to its budget, and what they do comes when asked for', async ({
  page,
}) => {
  const sizes = await recordSizes(page);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // An example in view loads its session, edited or not.
  const session = page.waitForResponse(/createSession/);
  await hydrated(page, `/examples/${slug1}`);
  await (await session).finished();
  await page.waitForLoadState('networkidle');
  const example = LiveExample.of(page, slug1);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const before = sizes.of('Script') + sizes.of('Stylesheet');
  await example.button('Edit').press('Enter');
  await expect(example.editor).toBeFocused();
  await expect(example.root.getByRole('group', { name: 'Tools' })).toBeVisible();
  await page.waitForLoadState('networkidle');
  const editor = sizes.of('Script') + sizes.of('Stylesheet') - before;
  console.log(`${kB(editor)} of scripts and styles for the editor.`);
  // It cannot be that little: otherwise it is here already, and is not measured.
  expect(editor).toBeGreaterThan(100_000);
  expect(editor).toBeLessThanOrEqual(limits.editor);
  const later = /tidy|prettier|sound|zip|LiveCoding|sucrase|rescue|completions|Panel|\/lib\//i;
  expect(requests.filter((url) => later.test(url))).toEqual([]);
});

/** The framework has the bundler make a chunk of each `import()`, even of the same module. */
test('no two scripts hold the same modules', { tag: '@speed' }, () => {
  const folder = join(siteFolder, 'assets/js');
  const namesOf = new Map<string, string[]>();
  for (const name of readdirSync(folder).filter((file) => file.endsWith('.js'))) {
    // A chunk begins with its own name, which is all in which such scripts differ.
    const modules = readFileSync(join(folder, name), 'utf8').replace(/\.push\(\[\[[^\]]*\]/, '');
    namesOf.set(modules, [...(namesOf.get(modules) ?? []), name]);
  }
  expect(namesOf.size).toBeGreaterThan(100);
  expect([...namesOf.values()].filter((names) => names.length > 1)).toEqual([]);
});

for (const path of ['/docs/intro', '/']) {
  test(
    `${path} fetches scripts when nothing is missing for the first paint`,
    { tag: '@speed' },
    async ({ page }) => {
      await hydrated(page, path);
      const { styles, scripts } = await page.evaluate(() => {
        const resources = performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming);
        const named = (ending: string) => resources.filter(({ name }) => name.endsWith(ending));
        return {
          styles: named('.css')
            // TypeScript's DOM types lack this property: https://www.w3.org/TR/resource-timing/
            .filter((entry) => Reflect.get(entry, 'renderBlockingStatus') === 'blocking')
            .map(({ responseEnd }) => responseEnd),
          scripts: named('.js').map(({ startTime }) => startTime),
        };
      });
      expect(styles.length).toBeGreaterThan(0);
      expect(Math.min(...scripts)).toBeGreaterThanOrEqual(Math.max(...styles));
    },
  );
}

test.describe('before the scripts have come', { tag: '@speed' }, () => {
  test('a press on a button is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    release();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  });

  test('an impatient second press changes nothing', async ({ page }) => {
    const release = await holdScripts(page);
    await page.setViewportSize({ width: 390, height: 800 });
    await open(page);
    const button = page.getByRole('button', { name: 'Toggle navigation bar' });
    await button.click();
    await button.click();
    release();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
  });

  test('a collapsed category is opened, and the page stays where it is', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page);
    const category = page.locator('.theme-doc-sidebar-container a[role="button"]').first();
    const before = await category.getAttribute('aria-expanded');
    await category.click();
    expect(page.url()).toMatch(/\/docs\/intro$/);
    release();
    await expect(category).toHaveAttribute('aria-expanded', before === 'true' ? 'false' : 'true');
  });

  test('the key that opens a menu is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page);
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await navbar.getByRole('button', { name: 'Next' }).press('Enter');
    release();
    await expect(navbar.getByRole('link', { name: 'Changelog' })).toBeVisible();
  });

  test('the key that runs a sample is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page, '/docs/guides/fundamentals');
    const run = page.getByRole('main').getByRole('button', { name: 'Run', exact: true }).first();
    await run.press('Enter');
    release();
    await expect(page.getByRole('main').locator('iframe')).toHaveCount(1);
  });

  test('the search shortcut is kept', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page);
    await page.keyboard.press('Control+k');
    release();
    await expect(page.getByRole('dialog')).toBeVisible();
  });

  test('links work', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page);
    await sidebarLink(page, '/docs/guides/exporting').click();
    await expect(page).not.toHaveURL(/intro/);
    release();
  });

  test('a link is followed in the page when they come soon', async ({ page }) => {
    const release = await holdScripts(page);
    // The page waits only so long for its scripts before the browser follows the link; with the
    // clock paused that wait cannot run out.
    await page.clock.install();
    await open(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
    const link = page.getByRole('article').locator('p a[href^="/docs/"]').first();
    const href = (await link.getAttribute('href')) ?? '';
    await link.click();
    expect(page.url()).toMatch(/\/docs\/intro$/);
    const main = page.waitForResponse(/\/main\.\w+\.js$/);
    release();
    await (await main).finished();
    // The clock goes on in small steps, so that the wait lasts until a busy machine has run the scripts.
    const address = async () => {
      await page.clock.runFor(5);
      const { pathname, hash } = new URL(page.url());
      return pathname + hash;
    };
    await expect.poll(address, { intervals: [100] }).toBe(href);
    await page.clock.resume();
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Introduction');
    await expect(page.locator('body')).toHaveAttribute('data-same-document');
  });

  test('each press takes effect once', async ({ page }) => {
    const release = await holdScripts(page);
    await open(page);
    const close = page.getByRole('button', { name: 'Close', exact: true });
    await close.click();
    release();
    await expect(close).toHaveCount(0);
    expect(await page.evaluate(() => localStorage.length)).toBeGreaterThan(0);
  });
});

test('a page whose scripts cannot be had can still be read and clicked', async ({ page }) => {
  await page.route('**/assets/js/main.*', (route) => route.abort());
  await page.goto('/docs/intro');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await sidebarLink(page, '/docs/guides/exporting').click();
  await expect(page).not.toHaveURL(/intro/);
});

test('nothing moves when the font of the text comes late', async ({ page }) => {
  await recordLayoutShifts(page);
  let arrive = (): void => {};
  const held = new Promise<void>((resolve) => (arrive = resolve));
  await page.route('**/*.woff2', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/docs/guides/fundamentals', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  arrive();
  await page.waitForLoadState('networkidle');
  expect(await layoutShifts(page)).toEqual([]);
});

/** Opens a page without waiting for the `load` event, which comes only after its scripts. */
async function open(page: Page, path = '/docs/intro'): Promise<void> {
  await page.goto(path, { waitUntil: 'domcontentloaded' });
}

/** Holds back the responses to script requests until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = (): void => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

async function recordSizes(page: Page): Promise<{ of: (type: string) => number }> {
  const types = new Map<string, string>();
  const sizes = new Map<string, number>();
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.requestWillBeSent', ({ requestId, type }) =>
    types.set(requestId, type ?? ''),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const type = types.get(requestId) ?? '';
    sizes.set(type, (sizes.get(type) ?? 0) + encodedDataLength);
  });
  return { of: (type) => sizes.get(type) ?? 0 };
}

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;
