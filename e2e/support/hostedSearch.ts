import { expect, test } from './test';
import { FakeAlgolia } from './fakeAlgolia';
import { hydrated } from './page';
import { SearchBox } from './search';

/** Tests the search box with Algolia's client behind it, on a site that was built for it. */
export function testHostedSearch(site: () => string, publicUrl: string): void {
  test.describe('hosted search', () => {
    // This build also loads the Umami tracker, which these tests do not need.
    test.beforeEach(({ page }) =>
      page.route('https://stats.example.org/**', (route) => route.abort()),
    );

    test('is not contacted before the reader searches, and needs no index of the site', async ({
      page,
      request,
    }) => {
      const service = new FakeAlgolia(publicUrl);
      await service.serve(page);
      await hydrated(page, `${site()}docs/intro`);
      await new SearchBox(page).open();
      expect(service.questions).toEqual([]);
      expect((await request.get(`${site()}search-index/manifest.json`)).status()).toBe(404);
    });

    test('is asked with the settings and answers in the box', async ({ page }) => {
      const service = new FakeAlgolia(publicUrl);
      await service.serve(page);
      await hydrated(page, `${site()}docs/intro`);
      const box = new SearchBox(page);
      await box.ask('section');
      await expect(box.status).toHaveText('40 results found.');

      expect(service.questions.at(-1)).toMatchObject({
        indexName: 'docs',
        query: 'section',
        facetFilters: [
          'language:en',
          ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current'],
        ],
      });
      const [address] = service.addresses;
      expect(address?.host).toBe('appid-dsn.algolia.net');
      expect(address?.searchParams.get('x-algolia-api-key')).toBe('searchkey');
      expect(address?.searchParams.get('x-algolia-application-id')).toBe('APPID');

      await expect(box.hits.first().locator('mark')).toHaveText('Section');
      await expect(box.dialog.getByRole('img', { name: 'Algolia' })).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site()}docs/intro#section-1`);
    });

    test('may take its time', async ({ page }) => {
      const service = new FakeAlgolia(publicUrl);
      service.behaviour = 'delay';
      await service.serve(page);
      await hydrated(page, `${site()}docs/intro`);
      const box = new SearchBox(page);
      await box.open();
      await box.field.fill('section');
      await expect(box.status).toHaveText('Searching…');
      service.release();
      await expect(box.hits.first()).toBeVisible();
    });

    for (const behaviour of ['fail', 'refuse'] as const) {
      test(`may ${behaviour}, and recover`, async ({ page }) => {
        const service = new FakeAlgolia(publicUrl);
        service.behaviour = behaviour;
        await service.serve(page);
        await hydrated(page, `${site()}docs/intro`);
        const box = new SearchBox(page);
        await box.open();
        await box.field.fill('section');
        await expect(box.dialog).toContainText('Unable to fetch results');
        service.behaviour = 'answer';
        await box.dialog.getByRole('button', { name: 'Try again' }).click();
        await expect(box.hits.first()).toBeVisible();

        service.behaviour = behaviour;
        await page.goto(`${site()}search?q=another`);
        await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
        service.behaviour = 'answer';
        await page.getByRole('button', { name: 'Try again' }).click();
        await expect(page.getByRole('main').getByRole('status')).toHaveText('40 results');
      });
    }

    test('may answer with markup and with hits of other forms', async ({ page }) => {
      const service = new FakeAlgolia(publicUrl);
      service.behaviour = 'attack';
      await service.serve(page);
      await hydrated(page, `${site()}docs/intro`);
      const box = new SearchBox(page);
      await box.ask('section');
      await expect(box.hits).toHaveCount(1);
      await expect(box.hits.first()).toContainText('Section <img src=x onerror=');
      await expect(box.hits.first().locator('mark').first()).toHaveText('Section');
      await expect(box.dialog.locator('img[src="x"]')).toHaveCount(0);
      await page.goto(`${site()}search?q=section`);
      const results = page.getByRole('main').getByRole('listitem').locator('h2');
      await expect(results).toHaveText(['Section <img src=x onerror="window.attacked = true">']);
      await expect(page.getByRole('main').locator('img[src="x"]')).toHaveCount(0);
      expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
    });

    test('may answer with far more than was asked for, from another site', async ({ page }) => {
      const service = new FakeAlgolia(publicUrl);
      service.behaviour = 'flood';
      await service.serve(page);
      await hydrated(page, `${site()}docs/api/`);
      const box = new SearchBox(page);
      await box.ask('section');
      await expect(box.status).toHaveText('900+ results found.');
      await expect(box.dialog.getByRole('link', { name: 'See all 900+ results' })).toBeVisible();
      const home = new URL(site()).pathname;
      await expect(box.hits.first()).toHaveAttribute('href', home);
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${site()}docs/intro#section-1`);

      await page.goto(`${site()}search?q=section`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText('900+ results');
      const results = main.getByRole('listitem').locator('h2 a');
      await expect(results).toHaveCount(15);
      await expect(results.first()).toHaveAttribute('href', home);
      await expect(results.nth(1)).toHaveAttribute('href', `${home}docs/intro#section-1`);
    });

    test('may find nothing', async ({ page }) => {
      const service = new FakeAlgolia(publicUrl);
      service.behaviour = 'find nothing';
      await service.serve(page);
      await hydrated(page, `${site()}docs/intro`);
      const box = new SearchBox(page);
      await box.ask('section');
      await expect(box.dialog).toContainText('No results found for "section"');
      await page.goto(`${site()}search?q=section`);
      await expect(page.getByRole('main')).toContainText('No results found for “section”');
    });

    test('answers on the search page, more and more', async ({ page }) => {
      const service = new FakeAlgolia(publicUrl);
      await service.serve(page);
      await page.goto(`${site()}search?q=section`);
      const results = page.getByRole('main').getByRole('listitem').locator('h2');
      await expect(results).toHaveCount(15);
      await page.getByRole('button', { name: 'Show more' }).click();
      await expect(results).toHaveCount(30);
      await expect(results.first().getByRole('link')).toHaveAttribute(
        'href',
        `${new URL(site()).pathname}docs/intro#section-0`,
      );
    });
  });
}
