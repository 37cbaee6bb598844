/** A page that is left for another document is kept by the browser, and comes back as it was. */
import { expect, test, type Page } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/browser.js';
import { LiveExample } from './support/live';
import { hydrated } from './support/page';

test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs(),
    // Playwright turns the cache off.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Leaves the page for a plain file, and comes back. */
async function leaveAndReturn(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('pageshow', ({ persisted }) => Reflect.set(window, 'kept', persisted));
  });
  await page.evaluate(() => window.location.assign('/licences.txt'));
  await page.waitForURL('**/licences.txt');
  await page.goBack({ waitUntil: 'commit' });
  const outcome = () =>
    page.evaluate((): unknown => {
      const [entry = {}] = performance.getEntriesByType('navigation');
      // Of a page that was loaded anew: why it was not kept.
      const reasons: unknown = Reflect.get(entry, 'notRestoredReasons');
      return Reflect.get(window, 'kept') ?? JSON.stringify(reasons);
    });
  await expect.poll(outcome).toBe(true);
}

test('a guide comes back where it was read, and works', async ({ page }) => {
  await hydrated(page, '/docs/guides/fundamentals');
  await page.getByRole('heading', { level: 2 }).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await leaveAndReturn(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(place);
  await page.locator('.pagination-nav__link--next').click();
  await expect(page.locator('main h1')).toHaveText('Your first rendering pipeline');
});

test('a running sketch goes on, and what was typed is there', async ({ page }) => {
  await hydrated(page, '/examples/torus-knot');
  const example = LiveExample.of(page, 'torus-knot');
  await example.is('running');
  await example.evaluate('window.sameSketch = true');
  await example.write('// mine');
  await leaveAndReturn(page);
  await expect(example.editor).toContainText('// mine');
  expect(await example.evaluate('window.sameSketch')).toBe(true);
  const before = await example.evaluate('frameCount');
  await expect.poll(() => example.evaluate(`frameCount > ${String(before)}`)).toBe(true);
  await example.button('Pause').click();
  await example.is('paused');
  await expect(example.problem).toHaveCount(0);
});
