import { expect, test, type Page } from './support/reading';
import { hydrated } from './support/page';

const pagesWithCards = [
  '/docs/community/showcase',
  '/docs/community/resources',
  '/docs/community/contributors',
  '/docs/donate/',
];

const titles = (page: Page) => page.locator('article li').getByRole('heading', { level: 3 });

test('the showcase is in alphabetical order, before and after hydration', async ({
  browser,
  page,
  baseURL,
}) => {
  const expected = [
    'charsets.textmode.art',
    'Face segmentation with ml5.js',
    'Ghastly Wither',
    'place.textmode.art',
    'textmode.art',
  ];
  const withoutScripts = await browser.newPage({ javaScriptEnabled: false });
  await withoutScripts.goto(`${baseURL}/docs/community/showcase`);
  await expect(titles(withoutScripts)).toHaveText(expected);
  await withoutScripts.close();

  await hydrated(page, '/docs/community/showcase');
  await expect(titles(page)).toHaveText(expected);
});

for (const path of pagesWithCards) {
  test(`${path}: a link's name alone says where it leads`, async ({ page }) => {
    await page.goto(path);
    const links = page.locator('article').getByRole('link').and(page.locator('[href^="https:"]'));
    const targets = new Map<string, Set<string | null>>();
    for (const link of await links.all()) {
      const name = (await link.getAttribute('aria-label')) ?? (await link.innerText());
      expect(name.trim()).not.toBe('');
      targets.set(name, (targets.get(name) ?? new Set()).add(await link.getAttribute('href')));
    }
    expect(targets.size).toBeGreaterThan(3);
    const ambiguous = [...targets].filter(([, hrefs]) => hrefs.size > 1).map(([name]) => name);
    expect(ambiguous).toEqual([]);
  });
}

test('cards load no picture from anywhere, and their text pictures are decoration', async ({
  page,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname !== '127.0.0.1') foreign.push(request.url());
  });
  for (const path of pagesWithCards) {
    await page.goto(path);
    await expect(page.locator('article img')).toHaveCount(0);
    const pictures = page.locator('article li > pre');
    expect(await pictures.count()).toBeGreaterThan(3);
    for (const picture of await pictures.all()) {
      await expect(picture).toHaveAttribute('aria-hidden', 'true');
    }
  }
  expect(foreign).toEqual([]);
});

for (const width of [390, 820, 1100, 1440]) {
  test(`the ways to donate stand in even rows at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/docs/donate/');
    const tops = await page
      .locator('article li')
      .filter({ has: page.getByRole('heading', { level: 3 }) })
      .evaluateAll((cards) => cards.map((card) => card.getBoundingClientRect().top));
    expect(tops).toHaveLength(4);
    const rows = [...new Set(tops)].map((top) => tops.filter((other) => other === top).length);
    expect(new Set(rows).size, `cards in rows: ${rows.join(', ')}`).toBe(1);
  });
}

test('a person has the same initials wherever they are shown', async ({ page }) => {
  const name = 'humanbydefinition';
  for (const path of ['/blog', '/blog/welcome', '/blog/authors', `/blog/authors/${name}`]) {
    await page.goto(path);
    const box = page.locator('main').getByText('HU', { exact: true }).first();
    await expect(box, path).toBeVisible();
    await expect(box, path).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('main img'), path).toHaveCount(0);
  }
  await page.goto('/docs/community/contributors');
  await expect(page.locator('article li > pre').filter({ hasText: '│ HU │' })).toHaveCount(1);
});

test('how much an author has written is said in words', async ({ page }) => {
  await page.goto('/blog/authors');
  await expect(page.locator('main').getByText('One post', { exact: true })).toBeVisible();
  await expect(page.locator('main').getByText(/^\d+$/)).toHaveCount(0);
});

test('the post list shows a teaser, the post the whole text', async ({ page }) => {
  await page.goto('/blog');
  await expect(page.getByText('p5.asciify is an open-source add-on for p5.js.')).toBeVisible();
  await expect(page.getByText('The end of active maintenance')).toHaveCount(0);
  await page.goto('/blog/welcome');
  await expect(page.getByRole('heading', { name: 'The end of active maintenance' })).toBeVisible();
  // The post has the name of the library's author, so nobody else speaks in it.
  const article = page.locator('article');
  await expect(article.locator('.theme-admonition')).toContainText('About this post');
  const sentences = article.locator('p, td');
  expect(await sentences.count()).toBeGreaterThan(5);
  await expect(
    sentences.filter({ hasText: /\b(?:I|my|you|your|we|us|our|this site)\b/i }),
  ).toHaveCount(0);
});
