/** Pages whose connection halts in the middle of the document, so that the parser halts, too. */
import { expect, test as base, type Page } from './support/test';
import { layoutShifts, recordLayoutShifts } from './support/layoutShift';
import { haltingSite } from './support/haltingSite';
import { inMotion, settled } from './support/page';

type OpenHalted = (page: Page, path: string, after: string) => Promise<() => void>;

const test = base.extend<{ openHalted: OpenHalted }>({
  /** Opens a document that halts, waits for its main script, and returns how to resume it. */
  openHalted: async ({ baseURL }, use) => {
    const sites: { close: () => void }[] = [];
    await use(async (page, path, after) => {
      const site = await haltingSite(baseURL ?? '', path, after);
      sites.push(site);
      const scripts = page.waitForResponse((response) => /\/main\.\w+\.js$/.test(response.url()));
      await page.goto(site.origin + path, { waitUntil: 'commit' });
      await (await scripts).finished();
      return site.release;
    });
    for (const site of sites) site.close();
  },
});

test.use(inMotion);

test(
  'a page is hydrated when it is there as a whole',
  { tag: '@speed' },
  async ({ page, openHalted }) => {
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => errors.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error') errors.push(message.text());
    });
    const path = '/docs/guides/fundamentals';
    const layout = page.waitForResponse((response) =>
      /\/docs-layout\.\w+\.js$/.test(response.url()),
    );
    const goOn = await openHalted(page, path, '<h1');
    await (await layout).finished();
    // Gives the page time to hydrate, if it wrongly did so before the document is complete.
    await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
    await settled(page);
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    goOn();
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    expect(errors).toEqual([]);
  },
);

for (const [where, path, after] of [
  ['the navigation bar', '/blog/welcome', 'aria-label="Discord server"></a>'],
  ['the navigation bar', '/blog/welcome', 'class=search-button__label>'],
  ['the navigation bar', '/blog/welcome', '<kbd class=search-button__key'],
  ['the navigation bar', '/blog/welcome', '</button><noscript>'],
  ['the sidebar', '/docs/intro', 'aria-expanded=true href=/docs/getting-started/installation>'],
] as const) {
  test(
    `nothing moves where a page halts in ${where}, after ${after}`,
    { tag: '@speed' },
    async ({ page, openHalted }) => {
      await recordLayoutShifts(page);
      const goOn = await openHalted(page, path, after);
      goOn();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      expect(await layoutShifts(page)).toEqual([]);
    },
  );
}
