import { expect, test } from './support/reading';
import { classes, functions, interfaces, variables } from './support/apiPages';
import { halfWords } from './support/halfWords';

const templates = [
  '/docs/guides/fundamentals',
  '/docs/api/classes/P5Asciifier',
  '/docs/api/type-aliases/HookType',
  '/docs/donate/',
  '/examples',
  '/examples/eye',
  '/blog',
  '/blog/welcome',
  '/blog/archive',
  '/blog/authors',
  '/blog/authors/humanbydefinition',
  '/blog/tags/p-5-js',
  '/search?q=font',
  '/site-index',
  '/markdown-page',
  '/playground',
  '/licences',
  '/no-such-page',
];

test.describe('as a page is served', () => {
  test.use({ javaScriptEnabled: false });

  for (const width of [390, 820, 1440]) {
    test(`titles of pages begin on one line at ${width} pixels`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      const edges: Record<string, number> = {};
      for (const path of templates) {
        await page.goto(path);
        edges[path] = await page.getByRole('heading', { level: 1 }).evaluate((title) => {
          const range = document.createRange();
          range.selectNodeContents(title);
          return range.getBoundingClientRect().left;
        });
      }
      const first = edges[templates[0] ?? ''];
      expect(edges).toEqual(Object.fromEntries(templates.map((path) => [path, first])));
    });
  }

  test('names in the sidebar break between their words', async ({ page }) => {
    await page.goto('/docs/api/classes/P5Asciifier');
    for (const width of [1440, 1000]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await halfWords(page)).toEqual([]);
    }
  });
});

const apiPages = [...Object.keys({ ...classes, ...interfaces }), ...functions, ...variables];

test('titles of the API are as they are written in code, wherever they are named', async ({
  page,
  request,
}) => {
  const names = new Set<string>();
  for (const path of apiPages) {
    const html = await (await request.get(path)).text();
    const head = await page.evaluate((source) => {
      const parsed = new DOMParser().parseFromString(source, 'text/html');
      const all = (selector: string) =>
        Array.from(parsed.querySelectorAll(selector), ({ textContent }) => textContent.trim());
      return {
        heading: all('h1').join(),
        title: parsed.title.replace(' | p5.asciify', ''),
        shared: parsed
          .querySelector('meta[property="og:title"]')
          ?.getAttribute('content')
          ?.replace(' | p5.asciify', ''),
        description: parsed.querySelector('meta[name=description]')?.getAttribute('content'),
        trail: all('.breadcrumbs__item--active').join(),
        others: [...all('.menu__link'), ...all('.pagination-nav__label')],
        data: all('script[type="application/ld+json"]').join(),
      };
    }, html);
    const name = head.heading.replaceAll('\u200b', '').replace('Direct link', '');
    expect.soft(head.title, path).toBe(name);
    expect.soft(head.shared, path).toBe(name);
    // Pages of type aliases are in no sidebar and so have no breadcrumb trail.
    if (head.trail) expect.soft(head.trail, path).toBe(name);
    expect
      .soft(
        head.others.filter((text) => text.includes('\\')),
        path,
      )
      .toEqual([]);
    expect.soft(head.description, path).not.toContain('\\');
    expect.soft(head.data, path).not.toMatch(/\\\\[_<>]/);
    names.add(name);
  }
  expect([...names]).toEqual(
    expect.arrayContaining(['RENDERER_TYPES', 'P5AsciifyRenderer<T>', 'P5Asciifier']),
  );

  await page.goto('/site-index');
  const listed = await page.locator('main li > a').allTextContents();
  expect(listed).toEqual(expect.arrayContaining([...names]));
  await page.goto('/search?q=RENDERER_TYPES');
  await expect(
    page.getByRole('link', { name: 'RENDERER_TYPES', exact: true }).first(),
  ).toBeVisible();
});
