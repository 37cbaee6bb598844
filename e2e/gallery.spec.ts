/** Every example has a page of its own, and a card in the gallery. */
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { hydrated } from './support/page';
import { examplePages } from './support/routes';
import { SearchBox } from './support/search';

const gallery = '/docs/community/showcase';
const total = examplePages.length;

const cards = (page: Page): Locator => page.locator('main a[href^="/examples/"]');
const filter = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Filter examples by tag' });
const status = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'examples' });
const choose = (page: Page, tag: string): Promise<void> =>
  filter(page)
    .getByRole('link', { name: new RegExp(`^${tag} \\d+$`) })
    .click();

test.describe('the gallery', () => {
  test('shows every example once, and leads to its page', async ({ page }) => {
    await hydrated(page, gallery);
    const paths = await cards(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(paths.toSorted()).toEqual(examplePages.toSorted());
    await expect(status(page)).toHaveText(`${total} examples`);
    await cards(page).first().click();
    await expect(page).toHaveURL(paths[0] ?? '');
  });

  test('weighs 60 kB at most', async ({ request }) => {
    const html = await (await request.get(gallery)).body();
    const size = gzipSync(html).length / 1024;
    console.log(`The gallery: ${size.toFixed(1)} kB for ${total} examples.`);
    expect(size).toBeLessThanOrEqual(60);
  });

  test('filters by a tag, which the address keeps', async ({ page }) => {
    await hydrated(page, gallery);
    await choose(page, 'plugin');
    await expect(page).toHaveURL(`${gallery}?tag=plugin#examples`);
    await expect(status(page)).toHaveText(`2 of ${total} examples, tagged “plugin”`);
    await expect(cards(page)).toHaveCount(2);
    await expect(filter(page).locator('[aria-current]')).toHaveText(/^plugin/);

    await choose(page, 'export');
    await expect(status(page)).toContainText('“export”');
    await page.goBack();
    await expect(status(page)).toContainText('“plugin”');
    await page.goBack();
    await expect(cards(page)).toHaveCount(total);
    await page.goForward();
    await expect(cards(page)).toHaveCount(2);
    await choose(page, 'all');
    await expect(cards(page)).toHaveCount(total);
  });

  test('opens filtered, and keeps its place as the filter changes', async ({ page }) => {
    await hydrated(page, `${gallery}?tag=plugin#examples`);
    await expect(cards(page)).toHaveCount(2);
    const before = await page.evaluate(() => window.scrollY);
    await filter(page).getByRole('link', { name: /^3d/ }).focus();
    await page.keyboard.press('Enter');
    await expect(status(page)).toContainText('“3d”');
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await expect(filter(page).getByRole('link', { name: /^3d/ })).toBeFocused();
  });

  for (const tag of [
    'no-such-tag',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'a'.repeat(5000),
  ]) {
    test(`shows all for the tag ${tag.slice(0, 20)}`, async ({ page }) => {
      await hydrated(page, `${gallery}?tag=${encodeURIComponent(tag)}`);
      await expect(status(page)).toContainText('No example is tagged');
      await expect(cards(page)).toHaveCount(total);
    });
  }

  test('has no violation of WCAG 2.2 AA', async ({ page }) => {
    await hydrated(page, gallery);
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('lists all examples, without a filter', async ({ page }) => {
      await page.goto(`${gallery}?tag=plugin`);
      await expect(cards(page)).toHaveCount(total);
      await expect(filter(page)).toBeHidden();
    });
  });
});

test.describe('the page of an example', () => {
  // The sketch waits for Play; live examples have tests of their own.
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('says what it is, and where it is explained', async ({ page }) => {
    await hydrated(page, '/examples/shader-plasma');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cells computed by a shader');
    await expect(page).toHaveTitle(/^Cells computed by a shader \|/);
    await expect(main.locator('[data-example="shader-plasma"]')).toBeVisible();
    await expect(main.locator('pre').getByText('createShader')).toBeVisible();
    await expect(main.getByRole('link', { name: 'Edit this page' })).toHaveAttribute(
      'href',
      /\/examples\/shader-plasma$/,
    );
    await main.getByRole('link', { name: 'Custom ASCII Renderers' }).click();
    await expect(page).toHaveURL('/docs/guides/custom-ascii-conversion');
    await expect(page.locator('[data-example="shader-plasma"]')).toHaveCount(1);
  });

  test('says its title once', async ({ page }) => {
    await hydrated(page, '/examples/ringed-planet');
    const article = page.getByRole('main').getByRole('article');
    const title = await article.getByRole('heading', { level: 1 }).innerText();
    await expect(article.getByText(title, { exact: true })).toHaveCount(1);
    await expect(article.getByRole('region', { name: title })).toBeVisible();
  });

  test('leads to more of its kind, and back by its path', async ({ page }) => {
    await hydrated(page, '/examples/plugin-dither');
    await page.getByRole('main').getByRole('link', { name: 'plugin', exact: true }).click();
    await expect(status(page)).toContainText('“plugin”');
    await cards(page).first().click();
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Examples' })
      .click();
    await expect(page).toHaveURL(`${gallery}#examples`);
    await expect(cards(page)).toHaveCount(total);
  });

  test('is passed on the way from the first to the last', async ({ request }) => {
    const order = [
      ...(await (await request.get(gallery)).text()).matchAll(/href="?(\/examples\/[\w-]+)/g),
    ].map(([, path = '']) => path);
    for (const [index, path] of order.entries()) {
      const html = await (await request.get(path)).text();
      const ways = /<nav[^>]*pagination-nav[^]*?<\/nav>/.exec(html)?.[0] ?? '';
      const linked = [...ways.matchAll(/href="?(\/examples\/[\w-]+)/g)].map(([, to]) => to);
      expect(linked).toEqual([order[index - 1], order[index + 1]].filter(Boolean));
    }
  });

  test('is described to search engines, and has a card of its own', async ({ request }) => {
    const html = await (await request.get('/examples/ringed-planet')).text();
    expect(html).toMatch(/<meta[^>]+name="?description"?[^>]+content="[^"]{20,}/);
    expect(html).toContain('/img/social/examples/ringed-planet.png');
    const card = await request.get('/img/social/examples/ringed-planet.png');
    expect(card.status()).toBe(200);
  });

  test('is found by a function that it uses', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('buildGeometry');
    await box.hits.filter({ hasText: 'knot' }).first().click();
    await expect(page).toHaveURL('/examples/torus-knot');
  });

  test('has no violation of WCAG 2.2 AA', async ({ page }) => {
    await hydrated(page, '/examples/ringed-planet');
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  });
});
