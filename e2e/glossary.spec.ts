/** The glossary, and the links to it from guides. */
import { expect, test } from './support/reading';

const guide = '/docs/guides/fundamentals';
const terms = '.theme-doc-markdown a.glossary-term';

test('a guide links each term once, in running text, to an entry that is there', async ({
  page,
}) => {
  await page.goto('/docs/culture/glossary');
  const entries = await page
    .locator('.theme-doc-markdown h3')
    .evaluateAll((headings) => headings.map(({ id }) => id));
  expect(entries.length).toBeGreaterThanOrEqual(35);

  await page.goto(guide);
  const links = await page.locator(terms).evaluateAll((anchors) =>
    anchors.map((anchor) => ({
      href: anchor.getAttribute('href') ?? '',
      title: anchor.getAttribute('title') ?? '',
      isApart: anchor.closest('h1, h2, h3, table, pre, code, figcaption, button') === null,
    })),
  );
  expect(links.length).toBeGreaterThan(5);
  for (const { href, title, isApart } of links) {
    expect(href).toMatch(/^\/docs\/culture\/glossary#/);
    expect(entries).toContain(href.split('#')[1]);
    expect(title, href).toMatch(/\.$/);
    expect(isApart, href).toBe(true);
  }
  expect(new Set(links.map(({ href }) => href)).size).toBe(links.length);
});

test('no paragraph has more than two, and no page of the reference has one', async ({
  page,
  request,
}) => {
  await page.goto(guide);
  const most = await page.evaluate((selector) => {
    const paragraphs = [...document.querySelectorAll(selector)].map((link) =>
      link.closest('p, li'),
    );
    return Math.max(...paragraphs.map((one) => paragraphs.filter((p) => p === one).length));
  }, terms);
  expect(most).toBeLessThanOrEqual(2);
  for (const path of ['/docs/api/classes/P5Asciifier', '/docs/culture/glossary']) {
    expect(await (await request.get(path)).text(), path).not.toContain('glossary-term');
  }
});

test('a term looks like the text around it, with a dotted underline that can be seen', async ({
  page,
}) => {
  await page.goto(guide);
  const link = page.locator(terms).first();
  const { color, around, style, line } = await link.evaluate((anchor) => {
    const own = getComputedStyle(anchor);
    return {
      color: own.color,
      around: getComputedStyle(anchor.parentElement ?? anchor).color,
      style: own.textDecorationStyle,
      line: own.textDecorationColor,
    };
  });
  expect(color).toBe(around);
  expect(style).toBe('dotted');
  // The colour `--quiet`, whose contrast stands in tokens.css.
  expect(line).toBe('rgb(154, 164, 181)');
});

test('the table of contents and the Markdown copy have the terms', async ({ page, request }) => {
  await page.goto('/docs/culture/glossary');
  await expect(page.locator('.table-of-contents').getByRole('link', { name: 'Ramp' })).toHaveCount(
    1,
  );
  const copy = await (await request.get('/docs/culture/glossary.md')).text();
  expect(copy).toMatch(/\n### Ramp\n\nA character set in the order of density/);
  const guideCopy = await (await request.get(`${guide}.md`)).text();
  expect(guideCopy).toMatch(/\[renderers?\]\([^)\s"]+\/docs\/culture\/glossary#renderer\)/);
});
