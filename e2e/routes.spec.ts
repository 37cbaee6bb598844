import { addressesIn, elementsIn, textIn } from './support/html';
import { expect, test } from './support/reading';
import { allRoutes, blogPages, pagesWithoutSidebar, sidebars } from './support/routes';

test.describe('every route', () => {
  for (const route of allRoutes) {
    test(`${route} is served as text at exactly that path`, async ({ fetchPath }) => {
      const response = await fetchPath(route);
      expect(response.status).toBe(200);
      const html = await response.text();
      expect(elementsIn(html, 'h1')).toHaveLength(1);
      const words = textIn(html, 'main').match(/\w+/g) ?? [];
      expect(words.length).toBeGreaterThan(isList(route) ? 2 : 20);
    });
  }

  test('is what the sitemap lists', async ({ request }) => {
    const sitemap = await (await request.get('/sitemap.xml')).text();
    const listed = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) =>
      new URL(url).pathname.replace(/(.)\/$/, '$1'),
    );
    const expected = allRoutes
      // The search page is left out: its results are of no use to search engines.
      .filter((route) => route !== '/search')
      .map((route) => route.replace(/(.)\/$/, '$1'));
    for (const route of expected) expect(listed).toContain(route);
    expect(listed).not.toContain('/search');
  });
});

test.describe('sidebars', () => {
  for (const [name, routes] of Object.entries(sidebars)) {
    test(`${name}: its pages in order`, async ({ page }) => {
      await page.goto(routes[0] ?? '');
      const sidebar = page.getByRole('navigation', { name: 'Docs sidebar' });
      const links = await sidebar
        .locator('a[href^="/"]')
        .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')));
      // Without JavaScript a category's label links to its first page, which is then linked twice.
      const pages = [...new Set(links)];
      // The API's namespaces and the course are collapsed, so links to their pages are not rendered yet.
      const mayBeCollapsed = (route: string) =>
        name === 'api' || route.startsWith('/docs/first-piece/');
      const shown = routes.filter((route) => !mayBeCollapsed(route) || links.includes(route));
      expect(pages).toEqual(shown);
      expect(shown.length).toBeGreaterThan(1);
    });
  }

  test('community: ends with the chat', async ({ page }) => {
    await page.goto('/docs/community/support');
    const last = page.getByRole('navigation', { name: 'Docs sidebar' }).getByRole('link').last();
    await expect(last).toHaveText(/^Chat with us on Discord/);
    await expect(last).toHaveAttribute('href', 'https://discord.gg/sjrw8QXNks');
  });

  for (const route of pagesWithoutSidebar) {
    test(`${route} has none`, async ({ page }) => {
      await page.goto(route);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toHaveCount(0);
    });
  }

  test('can be hidden and shown', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Collapse sidebar' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeHidden();
    await page.getByRole('button', { name: 'Expand sidebar' }).click();
    await expect(page.getByRole('navigation', { name: 'Docs sidebar' })).toBeVisible();
  });
});

test.describe('docs', () => {
  test('breadcrumbs lead to where the page stands', async ({ page }) => {
    await page.goto('/docs/guides/exporting');
    const crumbs = page.getByRole('navigation', { name: 'Breadcrumbs' });
    await expect(crumbs.getByRole('listitem')).toHaveCount(3);
    await expect(crumbs.getByRole('link', { name: 'Home page' })).toHaveAttribute('href', '/');
    await expect(crumbs).toContainText('Guides');
  });

  test('the table of contents holds levels 2 and 3', async ({ page }) => {
    await page.goto('/docs/guides/custom-ascii-conversion');
    const entries = page.locator('.table-of-contents a');
    const headings = page.locator('.theme-doc-markdown').locator('h2, h3');
    expect(await entries.count()).toBe(await headings.count());
    expect(await headings.count()).toBeGreaterThan(3);
  });

  test('the one version is current and labelled Next', async ({ page }) => {
    await page.goto('/docs/intro');
    await expect(page.locator('meta[name="docsearch:version"]')).toHaveAttribute(
      'content',
      'current',
    );
    await expect(page.locator('.navbar').getByRole('button', { name: 'Next' })).toBeVisible();
  });

  test('no page links to a source that the operator has not named', async ({ request }) => {
    for (const path of [
      '/docs/intro',
      '/docs/community/contributing',
      '/docs/api/classes/P5Asciifier',
      '/examples/torus-knot',
    ]) {
      const html = await (await request.get(path)).text();
      expect(elementsIn(html, 'main h1'), path).toHaveLength(1);
      expect(textIn(html, 'main'), path).not.toContain('Defined in');
      const links = addressesIn(html, 'main a[href]');
      expect(links.filter((link) => /\/(edit|blob|tree)\/main\//.test(link))).toEqual([]);
    }
  });
});

test.describe('blog', () => {
  test('has one post, in the list, the archive, under its author and its tags', async ({
    page,
  }) => {
    for (const route of blogPages.filter((path) => !/authors$|tags$|welcome$/.test(path))) {
      await page.goto(route);
      const posts = page.locator('main a[href="/blog/welcome"]');
      await expect(posts.first(), route).toBeVisible();
      const others = page.locator(
        'main a[href^="/blog/"]:not([href*="/tags"], [href*="/authors"], [href^="/blog/welcome"])',
      );
      await expect(others, route).toHaveCount(0);
    }
  });

  test('lists its author and its tags', async ({ page }) => {
    await page.goto('/blog/authors');
    await expect(
      page.locator('main a[href="/blog/authors/humanbydefinition"]').first(),
    ).toBeVisible();
    await page.goto('/blog/tags');
    await expect(page.locator('main a[href="/blog/tags/p-5-js"]')).toBeVisible();
    await expect(page.locator('main a[href="/blog/tags/p-5-asciify"]')).toBeVisible();
  });

  for (const [file, type] of [
    ['rss.xml', /xml/],
    ['atom.xml', /xml/],
    ['feed.json', /json/],
  ] as const) {
    test(`feed ${file} carries the post`, async ({ request }) => {
      const response = await request.get(`/blog/${file}`);
      expect(response.status()).toBe(200);
      expect(response.headers()['content-type']).toMatch(type);
      expect(await response.text()).toContain('/blog/welcome');
    });
  }
});

test.describe('metadata', () => {
  test('every page has a title of its own and a canonical address', async ({ fetchPath }) => {
    const titles = new Map<string, string>();
    for (const route of allRoutes) {
      const html = await (await fetchPath(route)).text();
      const title = textIn(html, 'head > title');
      expect(titles.get(title), `${route} has the title of another page: ${title}`).toBeUndefined();
      titles.set(title, route);
      const [canonical = ''] = addressesIn(html, 'link[rel=canonical]');
      expect(canonical.replace(/\/$/, '')).toBe(
        `https://p5.textmode.art${route}`.replace(/\/$/, ''),
      );
    }
  });

  test('every page has a social card of its own, in the right size', async ({ fetchPath }) => {
    const cards = new Map<string, string>();
    for (const route of allRoutes) {
      const html = await (await fetchPath(route)).text();
      const url = /property="?og:image"? content="?([^" >]+)/.exec(html)?.[1] ?? '';
      expect(cards.get(url), `${route} has the card of another page: ${url}`).toBeUndefined();
      cards.set(url, route);
      const card = await fetchPath(new URL(url).pathname);
      expect(card.status, url).toBe(200);
      const png = Buffer.from(await card.arrayBuffer());
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], url).toEqual([1200, 630]);
    }
  });
});

/** Whether a page is a list with few words of its own. */
function isList(route: string): boolean {
  return route === '/search' || /^\/blog\/(archive|authors|tags)$/.test(route);
}
