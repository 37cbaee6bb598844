/** The pages that show what was measured: every row of the files, without JavaScript, on a phone. */
import { readFileSync } from 'node:fs';
import { expect, test, type Page } from './support/reading';
import * as v from 'valibot';

const readJson = (path: string): unknown =>
  JSON.parse(readFileSync(new URL(`../${path}`, import.meta.url), 'utf8'));

test.use({ javaScriptEnabled: false });

/** The texts of all rows below a part of the page, cell by cell. */
function rowsOf(page: Page, selector: string): Promise<string[][]> {
  return page
    .locator(selector)
    .evaluateAll((rows) =>
      rows.map((row) => Array.from(row.children, (cell) => cell.textContent.trim())),
    );
}

test.describe('Will my sketch work?', () => {
  const path = '/docs/getting-started/will-my-sketch-work';
  const captured = v.object({ '1.8': v.string(), '1.11': v.string(), '2': v.string() });
  const { p5, rows } = v.parse(
    v.object({
      p5: captured,
      rows: v.array(
        v.object({
          member: v.string(),
          captured,
          remarks: v.array(v.object({ reason: v.string(), instead: v.string() })),
        }),
      ),
    }),
    readJson('packages/p5.asciify/test/compatibility/table.json'),
  );

  test('shows every member on every version of p5.js, once', async ({ page }) => {
    await page.goto(path);
    const shown = await rowsOf(page, 'tr[data-member]');
    const expected = rows.map(({ member, captured: on }) => [
      member,
      ...[on['1.8'], on['1.11'], on['2']],
    ]);
    const byName = (a: string[], b: string[]) => String(a[0]).localeCompare(String(b[0]));
    expect(shown.sort(byName)).toEqual(expected.sort(byName));
    const headings = await rowsOf(page, 'table:has(tr[data-member]) thead tr');
    for (const heading of headings) {
      expect(heading).toEqual([
        'Name',
        ...[p5['1.8'], p5['1.11'], p5['2']].map((r) => `p5.js ${r}`),
      ]);
    }
  });

  test('shows every release of p5.js that was tried, and every way', async ({ page }) => {
    const releases = v.parse(
      v.object({
        rows: v.array(v.object({ name: v.string(), majors: v.array(v.number()) })),
        releases: v.array(v.object({ release: v.string() })),
        known: v.array(v.object({ reason: v.string() })),
      }),
      readJson('packages/p5.asciify/test/compatibility/releases.json'),
    );
    await page.goto(path);
    const tried = releases.releases.map(({ release }) => release);
    const minors = [...new Set(tried.map((release) => release.replace(/\.\d+$/, '')))];
    const shown = await rowsOf(page, 'tr[data-minor]');
    expect(shown.map(([minor]) => minor)).toEqual(minors);
    for (const [minor = '', range] of shown) {
      const own = tried.filter((release) => release.startsWith(`${minor}.`));
      expect(range).toBe([...new Set([own[0], own.at(-1)])].join(' to '));
    }
    await expect(page.getByRole('main')).toContainText(`We have tried ${tried.length} releases`);
    await expect(page.locator('tr[data-minor] + tr:not([data-minor])')).toHaveCount(
      releases.known.length,
    );
    const ways = await rowsOf(page, 'tr[data-way]');
    expect(ways.map(([, one, two]) => [one, two].map((word) => word !== 'absent'))).toEqual(
      releases.rows.map(({ majors }) => [majors.includes(1), majors.includes(2)]),
    );
  });

  test('shows every remark below its member, with a link to what to do', async ({ page }) => {
    await page.goto(path);
    for (const { member, remarks } of rows) {
      const row = page.locator(`tr[data-member="${member}"]`);
      for (const { reason, instead } of remarks) {
        const remark = row.locator('+ tr').filter({ hasText: `${member}: ${reason} ${instead}` });
        await expect(remark, member).toHaveCount(1);
        for (const link of await remark.getByRole('link').all()) {
          const target = (await link.getAttribute('href'))?.replace(/^.*#/, '');
          await expect(page.locator(`h3#${target}`)).toHaveCount(1);
        }
      }
    }
    await expect(page.locator('tr[data-member] + tr:not([data-member])')).toHaveCount(
      rows.filter(({ remarks }) => remarks.length > 0).length,
    );
  });

  test('counts what it shows', async ({ page }) => {
    await page.goto(path);
    const good = rows.filter(({ remarks }) => remarks.length === 0).length;
    const main = page.getByRole('main');
    await expect(main).toContainText(`The tables below name ${rows.length} functions`);
    await expect(main).toContainText(`${good} of the ${rows.length} are captured`);
    await expect(main).toContainText(`The other ${rows.length - good} have a remark`);
  });
});

test.describe('How good are the characters?', () => {
  const path = '/docs/in-depth/how-good-are-the-characters';
  const figures = v.object({
    near: v.number(),
    far: v.number(),
    decibels: v.number(),
    changes: v.nullable(v.number()),
    milliseconds: v.number(),
  });
  const { results } = v.parse(
    v.object({ results: v.record(v.string(), v.record(v.string(), figures)) }),
    readJson('bench/quality/result.json'),
  );
  const pictures = Object.keys(Object.values(results)[0] ?? {});

  const written = ({
    near,
    far,
    decibels,
    changes,
    milliseconds,
  }: v.InferOutput<typeof figures>) => [
    near.toFixed(3),
    far.toFixed(3),
    decibels.toFixed(1),
    changes === null ? 'unknown' : `${(100 * changes).toFixed(1)} %`,
    milliseconds.toFixed(0),
  ];

  test('shows the figures of every converter for every picture', async ({ page }) => {
    await page.goto(path);
    expect(pictures.length).toBeGreaterThanOrEqual(8);
    await expect(page.locator('table[data-picture]')).toHaveCount(pictures.length);
    for (const [converter, byPicture] of Object.entries(results)) {
      for (const [picture, measured] of Object.entries(byPicture)) {
        const row = `table[data-picture="${picture}"] tr[data-converter="${converter}"]`;
        const [[, ...shown] = []] = await rowsOf(page, row);
        expect(shown, `${converter}, ${picture}`).toEqual(written(measured));
      }
    }
  });

  test('begins with the means of every converter', async ({ page }) => {
    await page.goto(path);
    const first = page.locator('table').first();
    await expect(first.locator('tr[data-converter]')).toHaveCount(Object.keys(results).length);
    for (const [converter, byPicture] of Object.entries(results)) {
      const all = Object.values(byPicture);
      const mean = (of: (one: (typeof all)[number]) => number) =>
        all.reduce((sum, one) => sum + of(one), 0) / all.length;
      const isKnown = all.every(({ changes }) => changes !== null);
      const expected = written({
        near: mean(({ near }) => near),
        far: mean(({ far }) => far),
        decibels: mean(({ decibels }) => decibels),
        changes: isKnown ? mean(({ changes }) => changes ?? NaN) : null,
        milliseconds: NaN,
      });
      const cells = await first.locator(`tr[data-converter="${converter}"] td`).allTextContents();
      expect(cells.slice(0, 4), converter).toEqual(expected.slice(0, 4));
    }
  });

  test('shows pictures with a size, a description and a name', async ({ page, request }) => {
    await page.goto(path);
    const images = page.getByRole('main').getByRole('listitem').getByRole('img');
    expect(await images.count()).toBeGreaterThanOrEqual(16);
    for (const image of await images.all()) {
      await expect(image).toHaveAttribute('width', '640');
      await expect(image).toHaveAttribute('height', '360');
      await expect(image).toHaveAttribute('loading', 'lazy');
      expect((await image.getAttribute('alt'))?.split(' ').length).toBeGreaterThan(5);
      // A picture within the page would be fetched with it, and not when it comes into view.
      const file = await request.get((await image.getAttribute('src')) ?? '');
      expect(file.headers()['content-type']).toBe('image/webp');
      expect((await file.body()).length).toBeLessThan(120_000);
    }
  });
});

for (const path of [
  '/docs/getting-started/will-my-sketch-work',
  '/docs/in-depth/how-good-are-the-characters',
]) {
  test(`the tables of ${path} fit a phone, and say what they show`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto(path);
    for (const table of await page.locator('table.compact').all()) {
      await expect(table.locator('caption')).not.toBeEmpty();
      const { cut, display } = await table.evaluate((element) => ({
        cut:
          Math.round(element.getBoundingClientRect().width) -
          (element.parentElement?.clientWidth ?? 0),
        display: getComputedStyle(element.querySelector('td') ?? element).display,
      }));
      expect(cut, String(await table.locator('caption').textContent())).toBeLessThanOrEqual(0);
      expect(display).toBe('table-cell');
    }
  });
}
