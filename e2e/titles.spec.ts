import { expect, test, type Page } from './support/reading';
import { classes, functions, interfaces, variables } from './support/apiPages';
import { sitemap } from './support/sitemap';

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

  test('no name is cut in two within a word on a phone', async ({ page, request }) => {
    test.slow();
    await page.setViewportSize({ width: 390, height: 900 });
    const halves: string[] = [];
    for (const path of await sitemap(request)) {
      await page.goto(path);
      for (const half of await halfWords(page)) halves.push(`${path}: ${half}`);
    }
    // A wallet address (`0x…`) has no words and may break anywhere.
    expect(halves.filter((half) => !/: 0x/.test(half))).toEqual([]);
  });

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

/** Words of a page that are broken across two lines, each with a slash where it breaks. */
function halfWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found: string[] = [];
    const range = document.createRange();
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent ?? '';
      if (node.parentElement?.closest('pre, script, style, noscript, [aria-hidden=true]')) continue;
      // A text with one box stands on one line.
      range.selectNodeContents(node);
      if (range.getClientRects().length < 2) continue;
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{N}]{2,}/gu)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (range.getClientRects().length < 2) continue;
        let line: number | undefined;
        for (let i = index; i < index + word.length; i++) {
          range.setStart(node, i);
          range.setEnd(node, i + 1);
          const [box] = range.getClientRects();
          // The character is not visible.
          if (!box || box.width <= 1) break;
          if (line !== undefined && box.top > line + 4) {
            found.push(`${word.slice(0, i - index)}/${word.slice(i - index)}`);
            break;
          }
          line = box.top;
        }
      }
    }
    return found;
  });
}
