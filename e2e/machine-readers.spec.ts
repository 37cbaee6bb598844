/** What programs read: Markdown copies, `llms.txt` for language models, the head of each page. */
import { readFile } from 'node:fs/promises';
import { expect, test } from './support/reading';
import { parseHtml } from 'docusaurus-local-search/builtPage';
import type { Element, Root } from 'hast';
import { select, selectAll } from 'hast-util-select';
import { toString } from 'hast-util-to-string';
import * as v from 'valibot';
import { slugsIn } from '../website/plugins/sketches/reading/entries';
import { hydrated } from './support/page';
import { sitemap, sitemapUrls } from './support/sitemap';
import { structuredDataSchema } from './support/structuredData';

const markdownType = 'text/markdown; charset=utf-8';

// All tests run in one worker, so that each page is parsed once.
test.describe.configure({ mode: 'default' });

const parsed = new Map<string, Root>();

async function parsePage(
  fetchPath: (path: string) => Promise<Response>,
  path: string,
): Promise<Root> {
  const known = parsed.get(path);
  if (known) return known;
  const page = parseHtml(await (await fetchPath(path)).text());
  parsed.set(path, page);
  return page;
}

function attribute(element: Element | undefined, name: string): string | undefined {
  const value = element?.properties[name];
  return typeof value === 'string' ? value : undefined;
}

/** Whether an address is that of a blog post, and not of a list of posts. */
function isPost(url: string): boolean {
  return /\/blog\/(?!(?:archive|authors|tags)\b)./.test(new URL(url).pathname);
}

/** A line of Markdown without links, escapes and backquotes. */
function plain(markdown: string): string {
  return markdown.replace(/\[(.*?)\]\(.*?\)/g, '$1').replace(/[\\`]/g, '');
}

test.describe('the Markdown copy', () => {
  test('is there for every page, and named in its head', async ({ request, fetchPath }) => {
    const paths = await sitemap(request);
    expect(paths.length).toBeGreaterThan(100);
    for (const path of paths) {
      const page = await parsePage(fetchPath, path);
      const link = select('link[rel="alternate"][type="text/markdown"]', page);
      const address = attribute(link, 'href') ?? '';
      expect(address, path).toBe(path === '/' ? '/index.md' : `${path.replace(/\/$/, '')}.md`);
      const response = await fetchPath(address);
      expect(response.status, address).toBe(200);
      expect(response.headers.get('content-type'), address).toBe(markdownType);
      const markdown = await response.text();
      const heading = select('main h1', page);
      const title = heading ? toString(heading).replaceAll('\u200b', '').trim() : '';
      expect(plain(/^# (.+)$/m.exec(markdown)?.[1] ?? ''), address).toBe(title);
      // Links are absolute, and no HTML elements of the page are left outside of code.
      expect(markdown, address).not.toMatch(/\]\((?!https?:|mailto:)/);
      expect(markdown.replace(/```[^]*?```|`[^`]*`/g, ''), address).not.toMatch(
        /<\/?(?:div|span|p)\b/,
      );
    }
  });

  test('has the source of an example as it is, and no frame', async ({ fetchPath }) => {
    const folder = new URL('../examples/', import.meta.url).pathname;
    for (const slug of await slugsIn(folder)) {
      const markdown = await (await fetchPath(`/examples/${slug}.md`)).text();
      const source = await readFile(`${folder}${slug}/sketch.js`, 'utf8');
      expect(markdown).toContain(`\`\`\`js title="sketch.js"\n${source.trimEnd()}\n\`\`\``);
      // The addresses of what it uses are long, and no part of a frame.
      const words = markdown.replace(/\]\([^)\s]*\)/g, ']');
      expect(words.length - source.length, slug).toBeLessThan(2500);
    }
  });

  test('is not there for what cannot be read', async ({ fetchPath }) => {
    for (const path of ['/search', '/no-such-page']) {
      const page = await parsePage(fetchPath, path);
      expect(select('link[type="text/markdown"]', page), path).toBeUndefined();
      expect((await fetchPath(`${path}.md`)).status, path).toBe(404);
    }
  });
});

test.describe('language models', () => {
  test('find every page by llms.txt', async ({ request, fetchPath }) => {
    const response = await request.get('/llms.txt');
    expect(response.headers()['content-type']).toBe('text/plain; charset=utf-8');
    const text = await response.text();
    expect(text).toMatch(/^# p5\.asciify\n\n> .+\n\n[^#]+\n\n## Guides\n\n- \[Introduction\]\(/);
    const links = [...text.matchAll(/^- \[(?:\\.|[^\]\\])+\]\((https:[^)\s]+)\)(: .+)?$/gm)];
    // Every list item is a link of this form.
    expect(links).toHaveLength(text.split('\n').filter((line) => line.startsWith('- ')).length);
    expect(links.length).toBeGreaterThan(90);
    const full = await (await request.get('/llms-full.txt')).text();
    for (const [, url = '', description] of links) {
      const page = await fetchPath(new URL(url).pathname);
      expect(page.status, url).toBe(200);
      expect(full, url).toContain((await page.text()).trim());
      expect(description, url).toMatch(/^: .{15,}/);
      expect(description, url).not.toContain('Defined in');
    }
  });
});

test.describe('the head', () => {
  test('of every page says what it is and where', async ({ request, fetchPath }) => {
    const seen = new Map<string, string>();
    for (const url of await sitemapUrls(request)) {
      const page = await parsePage(fetchPath, new URL(url).pathname);
      const meta = (selector: string) => attribute(select(`meta${selector}`, page), 'content');
      const title = select('title', page);
      const titleText = title ? toString(title) : '';
      expect(titleText, url).toMatch(/ \| p5\.asciify$/);
      expect(meta('[property="og:title"]'), url).toBe(titleText);
      const description = meta('[name="description"]') ?? '';
      expect(description, url).toMatch(/^.{15,320}$/);
      expect(description, url).not.toContain('Defined in');
      expect(meta('[property="og:description"]'), url).toBe(description);
      expect(attribute(select('link[rel="canonical"]', page), 'href'), url).toBe(url);
      expect(meta('[property="og:url"]'), url).toBe(url);
      expect(meta('[property="og:type"]'), url).toBe(isPost(url) ? 'article' : 'website');
      expect(meta('[name="twitter:card"]'), url).toBe('summary_large_image');
      expect(meta('[name="twitter:title"]'), url).toBe(titleText);
      expect(meta('[name="twitter:description"]'), url).toBe(description);
      const card = meta('[property="og:image"]') ?? '';
      expect(card, url).toMatch(/^https:.+\.png$/);
      expect(seen.get(card), `${url} has the card of another page`).toBeUndefined();
      seen.set(card, url);
    }
  });

  test('of every page has structured data that is valid', async ({ request, fetchPath }) => {
    const types = new Set<string>();
    for (const path of await sitemap(request)) {
      const page = await parsePage(fetchPath, path);
      for (const script of selectAll('script[type="application/ld+json"]', page)) {
        const data = v.safeParse(structuredDataSchema, JSON.parse(toString(script)));
        expect(data.issues && v.flatten(data.issues), path).toBeUndefined();
        if (data.success) types.add(data.output['@type']);
      }
    }
    expect([...types].sort()).toEqual([
      'Blog',
      'BlogPosting',
      'BreadcrumbList',
      'SoftwareSourceCode',
      'WebSite',
    ]);
  });
});

test('the feeds say what they are about', async ({ request }) => {
  const description = 'News about p5.asciify';
  for (const [file, tag] of [
    ['rss.xml', /<channel>[^]*?<description>(.*?)<\/description>/],
    ['atom.xml', /<subtitle>(.*?)<\/subtitle>/],
    ['feed.json', /"description": "(.*?)"/],
  ] as const) {
    const text = await (await request.get(`/blog/${file}`)).text();
    expect(tag.exec(text)?.[1], file).toContain(description);
  }
});

test('robots.txt and every page lead to the sitemap, and no page is closed', async ({
  request,
  fetchPath,
}) => {
  for (const path of ['/', '/docs/intro', '/examples/eye']) {
    const link = select('link[rel="sitemap"]', await parsePage(fetchPath, path));
    expect(attribute(link, 'href'), path).toBe('/sitemap.xml');
  }
  const text = await (await request.get('/robots.txt')).text();
  expect(text).toContain('Sitemap: https://p5.textmode.art/sitemap.xml');
  const closed = [...text.matchAll(/^Disallow: (.*)$/gm)].map(([, path = '']) => path);
  expect(closed).toEqual(['/runner/']);
  for (const path of await sitemap(request)) expect(path).not.toMatch(/^\/runner\//);
});

test('the licences page leads to a list of everything installed', async ({ page, request }) => {
  await page.goto('/licences');
  const link = page.getByRole('main').getByRole('link', { name: 'CycloneDX format' });
  const response = await request.get((await link.getAttribute('href')) ?? '');
  expect(response.headers()['content-type']).toContain('application/json');
  const { bomFormat, components } = v.parse(
    v.object({
      bomFormat: v.string(),
      components: v.array(v.object({ name: v.string(), scope: v.string() })),
    }),
    await response.json(),
  );
  expect(bomFormat).toBe('CycloneDX');
  expect(components.length).toBeGreaterThan(1000);
  const required = components.filter(({ scope }) => scope === 'required').map(({ name }) => name);
  expect(required).toEqual(expect.arrayContaining(['p5', 'react', 'react-dom', 'minisearch']));
  await expect(page.getByRole('main')).toContainText('react-dom');
});

test.describe('a reader', () => {
  for (const path of [
    '/docs/guides/fundamentals',
    '/docs/api/',
    '/blog/welcome',
    '/examples/eye',
  ]) {
    test(`copies ${path} as Markdown`, async ({ page, context, request }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await hydrated(page, path);
      const actions = page.getByRole('main').getByRole('list', { name: 'This page' });
      await actions.getByRole('button', { name: 'Copy page' }).click();
      await expect(actions.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
      await expect(page.locator('#announcer')).toHaveText('Copied.');
      const link = actions.getByRole('link', { name: 'View as Markdown' });
      const address = (await link.getAttribute('href')) ?? '';
      const copied = await page.evaluate(() => navigator.clipboard.readText());
      expect(copied).toBe(await (await request.get(address)).text());
    });
  }

  test('is told when nothing was copied', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    await page.route('**/docs/intro.md', (route) => route.abort());
    await page.getByRole('button', { name: 'Copy page' }).click();
    await expect(page.locator('#announcer')).toHaveText('Not copied.');
  });

  test('needs no script to see the Markdown', async ({ browser, baseURL }) => {
    const page = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await page.goto('/docs/intro');
    await expect(page.getByRole('link', { name: 'View as Markdown' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copy page' })).toBeHidden();
    await page.close();
  });
});
