/** The cookbook: its index shows every recipe, a recipe fits on a screen, and its pages are light. */
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import type { P5Major } from 'sketch-player/p5Majors';
import { readRecipeSections } from '../website/plugins/sketches/reading/docs';
import { expect, test } from './support/reading';
import { openShared, phone } from './support/live';

const docs = new URL('../website/docs/cookbook/', import.meta.url).pathname;
const index = '/docs/cookbook/';
const recipes = await readRecipeSections(docs);
const pages = [...new Set(recipes.map(({ page }) => page))];

test('there are thirty recipes', () => {
  expect(recipes.length).toBeGreaterThanOrEqual(30);
});

test('the index shows every recipe with its frame, and leads to its section', async ({ page }) => {
  await page.goto(index);
  const cards = page.locator('main li').filter({ has: page.locator('pre') });
  const addresses = await cards
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.toSorted()).toEqual(
    recipes.map(({ page: name, anchor }) => `${index}${name}#${anchor}`).toSorted(),
  );
  await expect(cards.locator('pre:empty')).toHaveCount(0);

  const { title = '', anchor = '' } = recipes.at(-1) ?? {};
  await cards.getByRole('link', { name: title, exact: true }).click();
  await expect(page.locator(`#${anchor}`)).toBeInViewport();
});

test('every recipe is listed by what it is made from', async ({ page }) => {
  await page.goto(index);
  const listed = await page
    .locator('main dd a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const missing = recipes
    .map(({ page: name, anchor }) => `${index}${name}#${anchor}`)
    .filter((address) => !listed.includes(address));
  expect(missing).toEqual([]);
});

test.describe('on a screen of 1440 × 900', () => {
  test.use({ viewport: { width: 1440, height: 900 } });

  for (const name of pages) {
    test(`each recipe of ${name} fits`, async ({ page }) => {
      await page.goto(index + name);
      const heights = await page.locator('main article').evaluate((article) => {
        // A section may go on below its recipe, under a heading of the third level.
        const headings = [...article.querySelectorAll('h2[id], h3[id]')];
        const bar = document.querySelector('.navbar')?.getBoundingClientRect().height ?? 0;
        return headings.map((heading, i) => {
          const next = headings[i + 1];
          const last = next ? next.previousElementSibling : heading.parentElement?.lastElementChild;
          const bottom = last?.getBoundingClientRect().bottom ?? Infinity;
          return [heading.id, Math.round(bar + bottom - heading.getBoundingClientRect().top)];
        });
      });
      const anchors = recipes.filter((one) => one.page === name).map(({ anchor }) => anchor);
      const ofRecipes = heights.filter(([id]) => anchors.includes(String(id)));
      expect(ofRecipes.length).toBe(anchors.length);
      // Heights are rounded, block by block.
      expect(ofRecipes.filter(([, height]) => Number(height) > 905)).toEqual([]);
    });
  }
});

/** In kB, compressed. A page with seven recipes has seven captured frames and sketches. */
const limit = 60;

for (const path of [index, ...pages.map((name) => index + name)]) {
  test(`${path} weighs ${limit} kB at most`, async ({ request }) => {
    const size = gzipSync(await (await request.get(path)).body()).length / 1024;
    console.log(`${path}: ${size.toFixed(1)} kB.`);
    expect(size).toBeLessThanOrEqual(limit);
  });
}

test.describe('the recipe for sound', () => {
  test.use({ viewport: phone });

  for (const major of ['1', '2'] as const satisfies P5Major[]) {
    test(`is heard on p5.js ${major}.x once somebody presses`, async ({ page }) => {
      const file = new URL('../examples/recipe-sound/sketch.js', import.meta.url);
      // With a line more it is a sketch of somebody else, which waits for Run.
      const heard = 'window.heard = () => (isOn ? meter.getLevel() : 0);';
      const code = `${await readFile(file, 'utf8')}\n${heard}\n`;
      const shared = await openShared(page, code, major);
      await shared.button('Run').click();
      await shared.is('running');
      expect(await shared.evaluate('heard()')).toBe(0);
      await shared.sketch.locator('#defaultCanvas0').click();
      await expect.poll(() => shared.evaluate('heard()')).toBeGreaterThan(0.02);
      await expect(shared.problem).toHaveCount(0);
    });
  }
});
