/** The browser's back/forward cache keeps a page that is left, and restores it as it was. */
import { expect, test, type Page } from './support/test';
import { launchOptions } from '../scripts/browser.js';
import { runShared } from './support/live';
import { hydrated, inMotion } from './support/page';

test.use({
  ...inMotion,
  launchOptions: launchOptions({ antialias: false, shortVisits: true, backForwardCache: true }),
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
      // If the page was loaded anew, the browser says here why it was not kept:
      // https://developer.mozilla.org/docs/Web/API/PerformanceNavigationTiming/notRestoredReasons
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
  await expect(page.locator('main h1')).toHaveText('Draw the characters yourself');
});

test('a running sketch goes on, and what was typed is there', async ({ page }) => {
  const shared = await runShared(
    page,
    `const born = Math.random();
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}
function draw() {
  background(0);
  box(100);
  if (frameCount % 20 === 0) console.log('born ' + born + ', frame ' + frameCount);
}`,
  );
  // Read from the page's console: after the return Playwright no longer reaches the sandbox.
  const said = async (): Promise<{ born: string; frame: number }> => {
    const words = await shared.root.getByRole('log').innerText();
    const last = [...words.matchAll(/born ([\d.]+), frame (\d+)/g)].at(-1) ?? [];
    return { born: last[1] ?? '', frame: Number(last[2] ?? 0) };
  };
  const frame = async () => (await said()).frame;
  await expect.poll(frame).toBeGreaterThan(0);
  await shared.write('// mine');
  const before = await said();
  await leaveAndReturn(page);
  await expect.poll(frame).toBeGreaterThan(before.frame);
  expect((await said()).born).toBe(before.born);
  await expect(shared.editor).toContainText('// mine');
  await shared.clickRead('Pause');
  await shared.is('paused');
  await expect(shared.problem).toHaveCount(0);
});
