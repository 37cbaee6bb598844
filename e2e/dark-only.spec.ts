import { expect, test, type Page } from './support/reading';
import { hydrated } from './support/page';
import { namespaced } from './support/storedKey';

test.describe('dark only', () => {
  for (const colorScheme of ['light', 'dark'] as const) {
    test(`dark when the system prefers ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.goto('/docs/intro');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
      expect(await backgroundLightness(page)).toBeLessThan(40);
      await expect(page.getByRole('button', { name: /dark|light/i })).toHaveCount(0);
    });
  }

  test('a stored choice is deleted', async ({ page }) => {
    await page.goto('/docs/intro');
    const key = await namespaced(page, 'theme');
    await page.evaluate((name) => {
      localStorage.setItem('theme', 'light');
      localStorage.setItem(name, 'light');
    }, key);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect
      .poll(() =>
        page.evaluate((name) => [localStorage.getItem('theme'), localStorage.getItem(name)], key),
      )
      .toEqual([null, null]);
  });

  test('a choice that another tab stores is deleted, and changes no tab', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const key = await namespaced(page, 'theme');
    const other = await page.context().newPage();
    // A file of the site, which runs none of its scripts.
    await other.goto('/robots.txt');
    await other.evaluate((name) => localStorage.setItem(name, 'light'), key);
    const stored = () => other.evaluate((name) => localStorage.getItem(name), key);
    await expect.poll(stored).toBeNull();
    await other.close();
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'dark');
    expect(await backgroundLightness(page)).toBeLessThan(40);
  });

  test('a choice in the address changes nothing', async ({ page }) => {
    await hydrated(page, '/docs/intro?docusaurus-theme=light&docusaurus-data-theme=light');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await backgroundLightness(page)).toBeLessThan(40);
  });

  test.describe('without JavaScript', () => {
    test.use({ javaScriptEnabled: false, colorScheme: 'light' });

    test('the page is dark', async ({ page }) => {
      await page.goto('/docs/intro');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      expect(await backgroundLightness(page)).toBeLessThan(40);
    });
  });
});

/** The mean channel of the colour that is behind the page, 0–255. */
function backgroundLightness(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [r = 0, g = 0, b = 0] = [document.body, document.documentElement]
      .map((element) => getComputedStyle(element).backgroundColor)
      .filter((color) => color !== 'rgba(0, 0, 0, 0)')
      .flatMap((color) => (color.match(/[\d.]+/g) ?? []).map(Number));
    return (r + g + b) / 3;
  });
}
