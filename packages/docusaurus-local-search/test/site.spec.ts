/** The package in another site: the framework's classic preset and three pages. */
import { expect, test as base, type Page } from '@playwright/test';
import { alone, besideTheme, plain } from './variants';

/** Fails when the page logs an error, throws, or asks another host for something. */
const test = base.extend<{ quiet: void }>({
  quiet: [
    async ({ page }, use) => {
      const noise: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') noise.push(message.text());
      });
      page.on('pageerror', (error) => noise.push(String(error)));
      page.on('request', (request) => {
        const { protocol, hostname } = new URL(request.url());
        if (/^https?:$/.test(protocol) && hostname !== '127.0.0.1') noise.push(request.url());
      });
      await use();
      expect(noise).toEqual([]);
    },
    { auto: true },
  ],
});

async function openSearch(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Search' });
  // The page answers keys once its scripts have run.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(dialog).toBeVisible({ timeout: 1000 });
  }).toPass();
}

for (const { name, origin } of [alone, besideTheme]) {
  test.describe(`a site with the package, ${name}`, () => {
    test('Ctrl+K opens the search, which finds the section, and Enter goes there', async ({
      page,
    }) => {
      await page.goto(`${origin}/garden/`);
      await openSearch(page);
      await page.keyboard.type('prune');
      const hits = page.getByRole('dialog').getByRole('option');
      await expect(hits.first()).toContainText('When to prune');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`${origin}/garden/docs/apples#when-to-prune`);
      await expect(page.getByRole('heading', { name: 'When to prune' })).toBeInViewport();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });

    test('the search page answers its address, and leads on', async ({ page }) => {
      await page.goto(`${origin}/garden/search?q=worms`);
      const main = page.getByRole('main');
      await expect(main.getByRole('status')).toHaveText('One result');
      await main.getByRole('link', { name: 'Turning the heap' }).click();
      await expect(page).toHaveURL(`${origin}/garden/docs/compost#turning-the-heap`);
    });
  });
}

test.describe('a site with the package', () => {
  test('a page is found by its text, under its kind', async ({ page }) => {
    await page.goto(`${alone.origin}/garden/docs/apples`);
    await openSearch(page);
    await page.keyboard.type('leaves');
    const dialog = page.getByRole('dialog');
    await expect(dialog.getByRole('option').first()).toContainText('Compost');
    await expect(dialog.getByRole('group').first()).toHaveAccessibleName('Docs');
    await expect(dialog.getByRole('status')).toHaveText('One result found.');
  });

  test('the button opens it, too, and Escape closes it', async ({ page }) => {
    await page.goto(`${alone.origin}/garden/`);
    const button = page.getByRole('button', { name: 'Search' });
    await expect(async () => {
      await button.click();
      await expect(page.getByRole('dialog')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(button).toBeFocused();
  });

  test('the list of all pages is there', async ({ page }) => {
    await page.goto(`${alone.origin}/garden/site-index`);
    const links = page.getByRole('main').getByRole('link');
    await expect(links).toHaveText(['Apples', 'Compost']);
  });
});

test('without the package the site is as it was', async ({ page }) => {
  await page.goto(`${plain.origin}/garden/`);
  await page.getByRole('link', { name: 'apples', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Apples', level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Search' })).toHaveCount(0);
  for (const path of ['search-index/manifest.json', 'site-index', 'search']) {
    expect((await page.request.get(`${plain.origin}/garden/${path}`)).status(), path).toBe(404);
  }
});
