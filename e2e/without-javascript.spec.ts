import { expect, test } from './support/reading';
import { layouts } from './support/layouts';
import { sidebars } from './support/routes';

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing shifts while the columns of the footer come one after another', async ({
    page,
  }) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/blog');
      const columns = page.getByRole('contentinfo').locator('.footer__col');
      const places = () =>
        columns.evaluateAll((all) =>
          all.slice(0, 2).map((column) => {
            const { left, width } = column.getBoundingClientRect();
            return { left, width };
          }),
        );
      const withAll = await places();
      expect(withAll).toHaveLength(2);
      await columns.evaluateAll((all) => all.slice(2).forEach((column) => column.remove()));
      expect(await places(), `${width} px`).toEqual(withAll);
    }
  });

  test('every guide begins with an example in the first screen, and ends with a recap', async ({
    page,
  }) => {
    const guides = sidebars.docs.filter((path) =>
      /^\/docs\/(?:getting-started|guides|advanced-guides|in-depth)\//.test(path),
    );
    // The served HTML has its layout already, and a visit without scripts takes less time.
    const examples = page.locator('[data-example]');
    for (const path of guides) {
      await page.goto(path);
      const preview = examples.first().locator('[data-status]');
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const seen = await preview.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (Math.min(bottom, innerHeight) - top) / (bottom - top);
        });
        expect(seen, `what is seen of the example of ${path} at ${width} px`).toBeGreaterThan(0.5);
      }

      const slugs = await examples.evaluateAll((all) => all.map((one) => one.dataset.example));
      expect(new Set(slugs).size, `${path} shows an example twice`).toBe(slugs.length);
      const lessons = page.locator('[data-example] + p:has-text("You will learn") + ul > li');
      expect([3, 4, 5], `what is to be learnt on ${path}`).toContain(await lessons.count());
      const headings = await page
        .locator('.markdown > h2')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(headings.slice(-2), path).toEqual(['recap', 'where-to-go-next']);
    }
  });

  test('every page can be read and left', async ({ page }) => {
    for (const path of layouts) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main, path).toBeVisible();
    }
    await page.goto('/docs/intro');
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Installation', exact: true })
      .click();
    await expect(page.locator('main h1')).toHaveText('Installation');
  });

  test('nothing is offered that could not work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/intro');
    await expect(page.getByRole('link', { name: 'All pages' })).toBeVisible();
    for (const name of ['Close', 'Toggle navigation bar', 'On this page']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  });

  test('the playground shows its sketch, and says what running it takes', async ({ page }) => {
    await page.goto('/playground');
    const main = page.getByRole('main');
    await expect(main).toContainText('function setupAsciify()');
    const note = main.locator('noscript p');
    await expect(note).toHaveText('Turn on JavaScript to run the sketch.');
    await expect(note).toBeVisible();
    await expect(main.getByText('Play to see the sketch.')).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(0);
  });

  test('examples show their frame and their source', async ({ page }) => {
    await page.goto('/docs/guides/first-rendering-pipeline');
    await expect(page.getByRole('img', { name: /frame of this example/i }).first()).toBeVisible();
    await expect(page.locator('.code-block .k').first()).toBeVisible();
  });
});
