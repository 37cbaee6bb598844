import { expect, test } from './support/reading';
import { hydrated } from './support/page';

const desktop = { width: 997, height: 800 };
const phone = { width: 390, height: 800 };

test.describe('mobile sidebar', () => {
  test.use({ viewport: phone });

  test('opens, closes, and gives the focus back', async ({ page }) => {
    await page.goto('/docs/intro');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar).toBeVisible();
    await expect(sidebar.getByRole('link', { name: 'Installation', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Close navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('is a dialogue: Tab stays in it, and Escape gives the focus back', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const toggle = page.getByRole('button', { name: 'Toggle navigation bar' });
    await toggle.press('Enter');
    const menu = page.getByRole('dialog', { name: 'Menu' });
    await expect(menu).toHaveAttribute('aria-modal', 'true');
    await expect(menu).toBeFocused();
    // Nothing outside of it can be reached, by Tab or by a screen reader.
    const isWithin = () =>
      page.evaluate(() => {
        const { activeElement: focused } = document;
        return focused === document.body || focused?.closest('[role=dialog]') !== null;
      });
    const stops = await menu.locator('a[href]:visible, button:visible').count();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let press = 0; press < stops + 3; press += 1) {
        await page.keyboard.press(key);
        expect(await isWithin(), `${key}, press ${press + 1}`).toBe(true);
      }
    }
    await expect(page.locator('[inert]').getByRole('main')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(toggle).toBeFocused();
    await expect(page.locator('[inert]').getByRole('main')).toHaveCount(0);

    // Where the focus was lost within it, and by its own button and the backdrop, the same holds.
    for (const close of [
      async () => {
        await page.getByRole('button', { name: /Back to main menu/ }).click();
        await page.keyboard.press('Escape');
      },
      () => page.getByRole('button', { name: 'Close navigation bar' }).press('Enter'),
      () => page.mouse.click(380, 400),
    ]) {
      await toggle.press('Enter');
      await expect(menu).toBeVisible();
      await close();
      await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
      await expect(toggle).toBeFocused();
      await expect(page.locator('[inert]').getByRole('main')).toHaveCount(0);
    }
  });

  test('leaves the search above it to the search', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).press('Enter');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await expect(search.getByRole('combobox')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(search).toHaveCount(0);
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('closes when the search above it leads to another page', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).press('Enter');
    await page.keyboard.press('Control+k');
    const search = page.getByRole('dialog', { name: 'Search' });
    await search.getByRole('combobox').fill('playground');
    await search.getByRole('option').first().click();
    await expect(page).not.toHaveURL('/docs/intro');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
    await expect(page.locator('[inert]').getByRole('main')).toHaveCount(0);
  });

  test('leads to the examples and the playground', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    const sidebar = page.locator('.navbar-sidebar');
    await expect(sidebar.getByRole('link', { name: 'Playground' })).toBeVisible();
    await sidebar.getByRole('link', { name: 'Examples' }).click();
    await expect(page).toHaveURL('/examples');
  });

  test('closes when the viewport becomes desktop width', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize({ width: 996, height: 800 });
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(1);
    await page.setViewportSize(desktop);
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });

  test('closes when the reader goes to another page', async ({ page }) => {
    await page.goto('/docs/intro');
    await page.getByRole('button', { name: 'Toggle navigation bar' }).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('link', { name: 'Installation', exact: true })
      .click();
    await expect(page).toHaveURL('/docs/getting-started/installation');
    await expect(page.locator('.navbar-sidebar--show')).toHaveCount(0);
  });
});
