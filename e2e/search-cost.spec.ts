import { parseIndex } from 'docusaurus-local-search/searchIndex';
import { expect, test, type Response } from './support/reading';
import { awake, hydrated } from './support/page';
import { compressedSize, SearchBox } from './support/search';

const isIndex = (url: string): boolean => /\/assets\/search\//.test(url);

test.describe('cost', () => {
  test('nothing of the search is loaded before the box is approached', async ({ page }) => {
    const responses: Response[] = [];
    page.context().on('response', (response) => responses.push(response));
    await hydrated(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    const bodies = await Promise.all(
      responses
        .filter((response) => response.url().endsWith('.js'))
        .map((response) => response.text()),
    );
    // These names occur only in the code of the dialogue and of the search engine.
    expect(bodies.filter((body) => /No results found for|MiniSearch/.test(body))).toEqual([]);
    expect(responses.filter((response) => /search/.test(response.url()))).toEqual([]);

    await new SearchBox(page).button.hover();
    await expect.poll(() => responses.some((response) => isIndex(response.url()))).toBe(true);
  });

  // The index is the text of the site, so its limit grows with what there is to be found.
  test('the dialogue takes 40 kB at most on first use, the engine 20, and the index 140 bytes for a section', async ({
    page,
    baseURL,
  }) => {
    await hydrated(page, '/docs/intro');
    // Hydrates the page first, so that its own chunks are not counted as the search's.
    await awake(page);
    await page.waitForLoadState('networkidle');
    const responses: Response[] = [];
    page.context().on('response', (response) => responses.push(response));
    await new SearchBox(page).ask('font');
    expect(responses.filter((response) => !response.url().startsWith(baseURL ?? ''))).toEqual([]);

    // Pages that are prefetched in the meantime are not counted.
    const prefetched = await page
      .locator('link[rel=prefetch]')
      .evaluateAll((links) =>
        links.map((link) => (link instanceof HTMLLinkElement ? link.href : '')),
      );
    const scripts = responses.filter(
      (response) => !response.url().endsWith('.css') && !prefetched.includes(response.url()),
    );
    // The worker of the embedded engine; all other code is the same with a hosted search.
    const isEngine = (url: string) => /client_worker|minisearch/.test(url);
    const bodiesOf = (wanted: (response: Response) => boolean) =>
      Promise.all(scripts.filter(wanted).map((response) => response.text()));
    const indexes = await bodiesOf((response) => isIndex(response.url()));
    const engine = compressedSize(await bodiesOf((response) => isEngine(response.url())));
    const dialogue = compressedSize(
      await bodiesOf((response) => !isIndex(response.url()) && !isEngine(response.url())),
    );
    const sections = indexes.map((text) => parseIndex(JSON.parse(text)).sections.length);
    const [count = 0] = sections;
    const index = compressedSize(indexes);
    console.log(
      `First use: engine ${engine} kB, index ${index} kB for ${count} sections, dialogue ${dialogue} kB.`,
    );
    expect(sections).toHaveLength(1);
    expect(engine).toBeGreaterThan(10);
    expect(engine).toBeLessThanOrEqual(20);
    expect(index).toBeGreaterThan(20);
    expect(index).toBeLessThanOrEqual(0.14 * count);
    expect(dialogue).toBeGreaterThan(10);
    expect(dialogue).toBeLessThanOrEqual(40);
  });

  test('no page connects to a third party', async ({ request }) => {
    const html = await (await request.get('/docs/intro')).text();
    expect(html).not.toContain('algolia.net');
    expect(html).not.toMatch(/rel="?preconnect/);
  });
});
