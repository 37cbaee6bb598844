/** Every example has a page of its own, and a card in the gallery or, if it is a recipe, in the cookbook. */
import { gzipSync } from 'node:zlib';
import AxeBuilder from '@axe-core/playwright';
import { expect, test, type Locator, type Page } from './support/reading';
import { addressesIn } from './support/html';
import { hydrated } from './support/page';
import { readSketches } from '../website/plugins/sketches/reading/examples';
import { readStories } from '../website/plugins/sketches/reading/stories';
import { recipeTag } from '../website/shared/examples';
import { SearchBox } from './support/search';

const gallery = '/examples';
const examples = await readSketches(new URL('../examples/', import.meta.url).pathname);
const stories = await readStories(new URL('../examples/', import.meta.url).pathname);
const isRecipe = ({ tags }: { tags: readonly string[] }) => tags.includes(recipeTag);
const galleryPages = examples
  .filter((example) => !isRecipe(example))
  .map(({ slug }) => `/examples/${slug}`);
const total = galleryPages.length;

const cards = (page: Page): Locator => page.locator('main li a[href^="/examples/"]');
const field = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find examples' });
const tags = (page: Page): Locator => page.getByText(/^Filter by tag/);
const tag = (page: Page, name: string): Locator =>
  page.getByRole('checkbox', { name: new RegExp(`^${name} \\d+$`) });
const status = (page: Page): Locator =>
  page.getByRole('main').getByRole('status').filter({ hasText: 'examples' });

test.describe('the gallery', () => {
  test('shows every example but recipes once, and leads to its page', async ({ page }) => {
    await hydrated(page, gallery);
    const paths = await cards(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href') ?? ''),
    );
    expect(paths.toSorted()).toEqual(galleryPages.toSorted());
    await expect(status(page)).toHaveText(`${total} examples`);
    await cards(page).first().click();
    await expect(page).toHaveURL(paths[0] ?? '');
  });

  test('weighs 70 kB at most', async ({ request }) => {
    const html = await (await request.get(gallery)).body();
    const size = gzipSync(html).length / 1024;
    console.log(`The gallery: ${size.toFixed(1)} kB for ${total} examples.`);
    expect(size).toBeLessThanOrEqual(70);
  });

  test('begins with the pieces that are best to look at', async ({ page }) => {
    await hydrated(page, gallery);
    const paths = await cards(page).evaluateAll((links) =>
      links.map((link) => link.getAttribute('href')),
    );
    const best = ['moth', 'eye', 'gallop', 'compass-needles', 'live-coding', 'mountains', 'tunnel'];
    expect(paths.slice(0, 12)).toEqual(
      expect.arrayContaining(best.map((slug) => `/examples/${slug}`)),
    );
    for (const slug of ['fixed-grid', 'text-menu', 'frame-meter']) {
      expect(paths.indexOf(`/examples/${slug}`), slug).toBeGreaterThan(total / 2);
    }
  });

  for (const [width, height] of [
    [390, 844],
    [820, 1180],
    [1440, 900],
  ] as const) {
    test(`has a whole picture on the first screen of ${width} × ${height}`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await hydrated(page, gallery);
      const box = await page.locator('main li').first().locator('div').first().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
    });
  }

  test('finds examples while one types, and keeps the words in the address', async ({ page }) => {
    await hydrated(page, gallery);
    await field(page).pressSequentially('plugin dith');
    await expect(status(page)).toHaveText(`1 of ${total} examples`);
    await expect(cards(page)).toHaveCount(1);
    await expect(page).toHaveURL(`${gallery}?q=plugin+dith`);
    await expect(field(page)).toBeFocused();

    await page.reload();
    await expect(field(page)).toHaveValue('plugin dith');
    await expect(cards(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(cards(page)).toHaveCount(total);
    await expect(field(page)).toHaveValue('');
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL(gallery);
    await page.goBack();
    await expect(field(page)).toHaveValue('plugin dith');
    await expect(cards(page)).toHaveCount(1);
  });

  test('filters by several tags at once, by keyboard, and counts what each would leave', async ({
    page,
  }) => {
    await hydrated(page, gallery);
    await expect(tag(page, '3d')).toBeHidden();
    await tags(page).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('group', { name: 'Renderers' })).toBeVisible();
    const before = Number((await labelOf(tag(page, 'layers'))).match(/\d+/)?.[0]);
    await tag(page, '3d').focus();
    await page.keyboard.press('Space');
    await expect(page).toHaveURL(`${gallery}?tag=3d`);
    const spatial = await cards(page).count();
    expect(spatial).toBeLessThan(total);
    await expect(status(page)).toHaveText(`${spatial} of ${total} examples`);
    await expect(tag(page, '3d')).toBeFocused();
    const both = Number((await labelOf(tag(page, 'layers'))).match(/\d+/)?.[0]);
    expect(both).toBeLessThan(before);
    expect(both).toBeGreaterThan(0);
    // A tag whose combination with the chosen one matches no example is disabled.
    await expect(tag(page, 'game')).toBeDisabled();

    await tag(page, 'layers').check();
    await expect(page).toHaveURL(`${gallery}?tag=3d&tag=layers`);
    await expect(cards(page)).toHaveCount(both);
    await expect(tags(page)).toHaveText('Filter by tag: 3d, layers');
    await page.reload();
    await expect(cards(page)).toHaveCount(both);
    await page.goBack();
    await expect(cards(page)).toHaveCount(spatial);
    await page.goBack();
    await expect(cards(page)).toHaveCount(total);
    await page.goForward();
    await expect(cards(page)).toHaveCount(spatial);
    await tags(page).click();
    await tag(page, '3d').uncheck();
    await expect(cards(page)).toHaveCount(total);
  });

  test('helps on when nothing fits', async ({ page }) => {
    await hydrated(page, gallery);
    await field(page).fill('kaleidoscope');
    await expect(status(page)).toHaveText(`0 of ${total} examples`);
    await expect(page.getByText('No example matches all of this.')).toBeVisible();
    const search = page.getByRole('main').getByRole('link', { name: /Search the whole site/ });
    await expect(search).toHaveAttribute('href', '/search?q=kaleidoscope');
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(cards(page)).toHaveCount(total);
  });

  for (const unknown of [
    'no-such-tag',
    '<img src=x onerror=alert(1)>',
    '__proto__',
    'a'.repeat(5000),
  ]) {
    test(`shows all for the tag ${unknown.slice(0, 20)}`, async ({ page }) => {
      await hydrated(page, `${gallery}?tag=${encodeURIComponent(unknown)}`);
      await expect(status(page)).toContainText('No example is tagged');
      await expect(cards(page)).toHaveCount(total);
    });
  }

  test('is found from where it stood before', async ({ page }) => {
    await page.goto('/docs/community/showcase?tag=plugin#examples');
    await expect(page).toHaveURL(`${gallery}?tag=plugin`);
    await expect(status(page)).toHaveText(`2 of ${total} examples`);
    await page.goto('/docs/community/showcase');
    await page.getByRole('main').getByRole('link', { name: 'a separate gallery' }).click();
    await expect(cards(page)).toHaveCount(total);
  });

  test('has no violation of WCAG 2.2 AA', async ({ page }) => {
    await hydrated(page, `${gallery}?tag=3d`);
    await tags(page).click();
    const { violations } = await new AxeBuilder({ page }).include('main').analyze();
    expect(violations).toEqual([]);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    for (const { slug, about, steps, tries } of stories) {
      test(`the page of ${slug} tells its story`, async ({ page }) => {
        await page.goto(`/examples/${slug}`);
        const main = page.getByRole('main');
        const plain = (text: string) => text.replaceAll('`', '');
        await expect(main).toContainText(plain(about));
        for (const text of tries) await expect(main).toContainText(plain(text));
        const figures = main.getByRole('listitem').getByRole('figure');
        await expect(figures).toHaveCount(steps.length);
        for (const [index, caption] of steps.entries()) {
          await expect(figures.nth(index)).toContainText(plain(caption));
          await expect(figures.nth(index).getByRole('img', { name: plain(caption) })).toBeVisible();
        }
      });
    }

    test('lists all examples with their colours, without a filter', async ({ page }) => {
      await page.goto(`${gallery}?tag=plugin`);
      await expect(cards(page)).toHaveCount(total);
      await expect(field(page)).toBeHidden();
      await expect(tags(page)).toBeHidden();
      await expect(page.locator('main li').first().locator('img').first()).toHaveJSProperty(
        'complete',
        true,
      );
    });
  });
});

const labelOf = (box: Locator): Promise<string> => box.locator('..').innerText();

test.describe('the page of an example', () => {
  test('says what it is, and where it is explained', async ({ page }) => {
    await hydrated(page, '/examples/shader-plasma');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText('Cells computed by a shader');
    await expect(page).toHaveTitle(/^Cells computed by a shader \|/);
    await expect(main.locator('[data-example="shader-plasma"]')).toBeVisible();
    await expect(main.locator('pre').getByText('createShader')).toBeVisible();
    await main.getByRole('link', { name: 'Choose the characters with a shader' }).click();
    await expect(page).toHaveURL('/docs/guides/custom-renderer-shader');
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
    await expect(page).toHaveURL(`${gallery}?tag=plugin`);
    await expect(status(page)).toHaveText(`2 of ${total} examples`);
    await cards(page).first().click();
    await page
      .getByRole('navigation', { name: 'Breadcrumbs' })
      .getByRole('link', { name: 'Examples' })
      .click();
    await expect(page).toHaveURL(gallery);
    await expect(cards(page)).toHaveCount(total);
  });

  test('is passed on the way from the first to the last', async ({ fetchPath }) => {
    const toExample = 'a[href^="/examples/"]';
    const order = addressesIn(await (await fetchPath(gallery)).text(), toExample);
    expect(order.length).toBeGreaterThan(50);
    for (const [index, path] of order.entries()) {
      const html = await (await fetchPath(path)).text();
      const linked = addressesIn(html, `nav.pagination-nav ${toExample}`);
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
