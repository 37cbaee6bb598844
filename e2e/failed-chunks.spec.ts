/**
 * A page whose chunks fail to load when it is opened can be read, says so, and offers Retry. This is
 * what the entry of `docusaurus-first-paint` does, hence the tags; the framework's entry says nothing.
 */
import { expect, test, type Page } from './support/reading';
import { hydrated } from './support/page';

/** One page of each kind. */
const templates: Record<string, string> = {
  home: '/',
  'a guide': '/docs/guides/fundamentals',
  'a page of the API': '/docs/api/classes/P5AsciifyGrid',
  'an index of the API': '/docs/api/',
  'a page without a sidebar': '/docs/donate/',
  'an example': '/examples/eye',
  'the playground': '/playground',
  'the list of posts': '/blog',
  'a post': '/blog/welcome',
  'the archive': '/blog/archive',
  'the authors': '/blog/authors',
  'an author': '/blog/authors/humanbydefinition',
  'the tags': '/blog/tags',
  'a tag': '/blog/tags/p-5-js',
  'the search': '/search',
  'a page of its own': '/markdown-page',
  'the licences': '/licences',
  'the not-found page': '/no-such-page',
};

for (const [kind, path] of Object.entries(templates)) {
  test(`${kind} can be read, and Retry brings it to life`, { tag: '@speed' }, async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    const network = await failingNetwork(page);
    await page.goto(path);
    const box = page.getByRole('alert');
    await expect(box).toContainText('could not be loaded');
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toBeVisible();
    const title = await heading.textContent();

    network.mend();
    const loaded = page.waitForEvent('load');
    await box.getByRole('button', { name: 'Retry' }).click();
    await loaded;
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
    await expect(heading).toHaveText(title ?? '');
    await expect(box).toHaveCount(0);
    await page.getByRole('button', { name: 'Search' }).first().click();
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(errors).toEqual([]);
  });
}

test(
  'what is pressed meanwhile is not swallowed: links lead on',
  { tag: '@speed' },
  async ({ page }) => {
    await failingNetwork(page);
    await page.goto('/blog');
    await expect(page.getByRole('alert')).toBeVisible();
    await page.getByRole('link', { name: 'API', exact: true }).first().click();
    await expect(page).toHaveURL('/docs/api/');
  },
);

test('one that fails once is asked for again', { tag: '@speed' }, async ({ page }) => {
  const asked = new Set<string>();
  await page.route(pageScripts, (route) => {
    const url = route.request().url();
    if (asked.has(url)) return route.continue();
    asked.add(url);
    return route.abort();
  });
  // The page's chunks are fetched before hydration; here that fetch fails.
  await page.goto('/blog');
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', /true|failed/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Blog');
  const retry = page.getByRole('button', { name: 'Retry' });
  if (await retry.isVisible()) await retry.click();
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
});

test('the box is red and stands where it can be seen', { tag: '@speed' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await failingNetwork(page);
  await page.goto('/blog');
  const box = page.getByRole('alert');
  await expect(box).toBeInViewport({ ratio: 1 });
  const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
    [...getComputedStyle(element).borderTopColor.matchAll(/\d+/g)].map(Number),
  );
  expect(red).toBeGreaterThan(150);
  expect(red).toBeGreaterThan(green * 1.5);
  expect(red).toBeGreaterThan(blue * 1.5);
});

test('a page whose code comes says nothing', async ({ page }) => {
  await hydrated(page, '/blog');
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/** Paths of all scripts except the runtime and the main bundle, which every page loads first. */
const pageScripts = /\/assets\/js\/(?!(?:runtime~)?main\.)[^/]+\.js$/;

async function failingNetwork(page: Page): Promise<{ mend: () => void }> {
  let isWhole = false;
  await page.route(pageScripts, (route) => (isWhole ? route.continue() : route.abort()));
  return { mend: () => (isWhole = true) };
}
