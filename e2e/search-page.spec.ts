import { expect, test, type Page } from './support/reading';
import { hydrated } from './support/page';
import { advice, hostileQueries, pageErrors, unreachable } from './support/search';

test.describe('the search page', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem').locator('h2');

  test('answers the query of its address', async ({ page }) => {
    await page.goto('/search?q=data+protection+policy');
    await expect(page).toHaveTitle(/Search results for “data protection policy”/);
    await expect(page.getByRole('searchbox')).toHaveValue('data protection policy');
    await expect(results(page).first()).toHaveText('Data Protection Policy');
    await results(page).first().getByRole('link').click();
    await expect(page).toHaveURL('/docs/legal/data-protection-policy-en');
  });

  test('shows more, keeps it in the address, and finds the way back to it', async ({ page }) => {
    await page.goto('/search?q=font');
    await expect(results(page)).toHaveCount(15);
    await page.getByRole('button', { name: 'Show more' }).click();
    await expect(results(page)).toHaveCount(30);
    await expect(results(page).nth(15).getByRole('link')).toBeFocused();
    await expect(page).toHaveURL('/search?q=font&page=2');

    await results(page).nth(20).getByRole('link').click();
    await expect(page).not.toHaveURL(/\/search/);
    await page.goBack();
    await expect(results(page)).toHaveCount(30);
  });

  test('follows what is typed; back and forward go from search to search', async ({ page }) => {
    await hydrated(page, '/search');
    const field = page.getByRole('searchbox');
    await field.fill('grid');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=grid');
    await field.fill('font');
    await field.press('Enter');
    await expect(page).toHaveURL('/search?q=font');
    await page.goBack();
    await expect(field).toHaveValue('grid');
    await expect(page).toHaveTitle(/“grid”/);
    await page.goForward();
    await expect(field).toHaveValue('font');
  });

  test('finds nothing, says so, and shows a way on', async ({ page }) => {
    await page.goto('/search?q=qqxxzz');
    const main = page.getByRole('main');
    await expect(main).toContainText('No results found for “qqxxzz”');
    await expect(main.getByRole('link', { name: 'the list of all pages' })).toBeVisible();
  });

  test('proposes only what finds something', async ({ page }) => {
    const search = '/search?q=qqxxzz';
    await page.goto(search);
    const proposals = page.getByRole('list', { name: 'Try searching for' }).getByRole('link');
    await expect(proposals).not.toHaveCount(0);
    for (const proposal of await proposals.allTextContents()) {
      await page.goto(search);
      await proposals.filter({ hasText: proposal }).click();
      await expect(page.getByRole('searchbox')).toHaveValue(proposal);
      await expect(results(page).first()).toBeVisible();
    }
  });

  test('cannot reach the index, says so, and tries again', async ({ page }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await page.goto('/search?q=font');
    await expect(page.getByRole('alert')).toContainText(unreachable);
    await expect(page.getByRole('alert')).toContainText(advice);
    await page.unroute('**/assets/search/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(results(page).first()).toBeVisible();
  });

  test('tries again by itself when the connection is back', async ({ page, context }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await page.goto('/search?q=font');
    await expect(page.getByRole('alert')).toContainText(unreachable);
    await context.setOffline(true);
    await page.unroute('**/assets/search/**');
    await context.setOffline(false);
    await expect(results(page).first()).toBeVisible();
  });

  for (const query of hostileQueries) {
    test(`survives ${JSON.stringify(query).slice(0, 40)}`, async ({ page }) => {
      const errors = await pageErrors(page, async () => {
        await hydrated(page, '/search');
        await page.getByRole('searchbox').evaluate((field: HTMLInputElement, value) => {
          field.value = value;
          field.form?.requestSubmit();
        }, query);
        await expect(page).toHaveURL(/\?q=/);
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
        await page.reload();
        await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
      });
      expect(errors).toEqual([]);
      expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
    });
  }

  test('a malformed address is a search like any other', async ({ page }) => {
    const errors = await pageErrors(page, async () => {
      await page.goto('/search?q=%E0%A4%A&page=-3');
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
    });
    expect(errors).toEqual([]);
  });
});
