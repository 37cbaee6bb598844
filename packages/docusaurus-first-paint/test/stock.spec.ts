/** A stock site is the same with the package as without it. */
import { join } from 'node:path';
import { expect, test as base, type Page } from '@playwright/test';
import { serveFolder } from '../../../testing/serveFolder';
import { sitesFolder, variants, type Variant } from './sites';

const stops: (() => void)[] = [];
const origins = new Map<Variant, string>();

const test = base.extend<{ errors: string[] }>({
  errors: [
    async ({ page }, use) => {
      const errors: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text());
      });
      page.on('pageerror', (error) => errors.push(String(error)));
      await use(errors);
      expect(errors).toEqual([]);
    },
    { auto: true },
  ],
});

test.beforeAll(async () => {
  for (const variant of variants) {
    const { origin, stop } = await serveFolder(join(sitesFolder, variant));
    stops.push(stop);
    origins.set(variant, origin);
  }
});
test.afterAll(() => {
  for (const stop of stops) stop();
});

async function open(page: Page, variant: Variant, path: string): Promise<void> {
  await page.goto(origins.get(variant) + path);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

test('pages have the same words', async ({ page }) => {
  for (const path of ['/', '/guides/tabs', '/guides/code', '/more', '/more/plain']) {
    const words: string[] = [];
    for (const variant of variants) {
      await open(page, variant, path);
      await page.getByRole('heading', { level: 1 }).hover();
      await expect(page.locator('[data-dehydrated=true]')).toHaveCount(0);
      words.push(await page.locator('body').innerText());
    }
    expect(words[1], path).toBe(words[0]);
  }
});

test('a page stays dehydrated until it is turned to', async ({ page }) => {
  await open(page, 'first-paint', '/guides/code');
  await expect(page.locator('[data-dehydrated=true]')).toHaveCount(1);
  await page.getByRole('heading', { level: 1 }).hover();
  await expect(page.locator('[data-dehydrated=true]')).toHaveCount(0);
});

test('the HTML of a page names the style sheets of its parts, and not those of others', async ({
  page,
}) => {
  const names = async (path: string): Promise<string[]> => {
    const html = await (await page.request.get(origins.get('first-paint') + path)).text();
    return [...html.matchAll(/assets\/css\/([\w-]+)\.\w+\.css/g)].map(([, name = '']) => name);
  };
  expect(await names('/guides/tabs')).toEqual(['styles', 'tabs-styles']);
  expect(await names('/guides/code')).toEqual(['styles']);
});

test('elements have short classes from the style sheet, and readable ones without the package', async ({
  page,
}) => {
  const link = page.getByRole('link', { name: 'Skip to main content' });
  await open(page, 'plain', '/guides/code');
  await expect(link).toHaveClass(/^skipToContent_[\w-]{4}$/);
  await open(page, 'first-paint', '/guides/code');
  await expect(link).toHaveClass(/^[\w-]{5}$/);
  // The rule of the class puts the link where it is not seen until it has the focus.
  await expect(link).not.toBeInViewport();
});

for (const variant of variants) {
  test.describe(variant, () => {
    test('cards of documents describe them, as served and after navigation', async ({ page }) => {
      await open(page, variant, '/');
      const card = page.getByRole('article').getByRole('link', { name: /Tabs/ }).first();
      await expect(card).toContainText('Two tabs, of which one is shown.');
      await card.hover();
      await expect(page.locator('[data-dehydrated=true]')).toHaveCount(0);
      await expect(card).toContainText('Two tabs, of which one is shown.');

      await page.getByRole('link', { name: 'More', exact: true }).first().click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('More');
      await expect(page.getByRole('main')).toContainText('Nothing but text.');
      await page.reload();
      await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
      await expect(page.getByRole('main')).toContainText('Nothing but text.');
    });

    test('links lead to other pages without a new document', async ({ page }) => {
      await open(page, variant, '/');
      await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name: 'Tabs' })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
      await expect(page).toHaveTitle('Tabs | Stock');
      await page.getByRole('link', { name: 'code', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Code');
      await expect(page.getByText('createCanvas')).toBeVisible();
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tabs');
      await expect(page.locator('body')).toHaveAttribute('data-same-document');
    });

    test('a tab answers', async ({ page }) => {
      await open(page, variant, '/guides/tabs');
      await page.getByRole('tab', { name: 'Pear' }).click();
      await expect(page.getByText('A pear is green.')).toBeVisible();
      await expect(page.getByText('An apple is red.')).toBeHidden();
    });

    test('a tab answers that was replaced by hydration while it was held', async ({ page }) => {
      await open(page, variant, '/guides/tabs');
      const tab = page.getByRole('tab', { name: 'Pear' });
      const served = await tab.elementHandle();
      const box = await tab.boundingBox();
      if (!box) throw new Error('The tab is not shown.');
      await page.mouse.move(box.x + 4, box.y + 4);
      await page.mouse.down();
      // Without the package, hydration has replaced the tab before the pointer came.
      if (variant === 'first-paint') {
        await expect.poll(() => served?.evaluate(({ isConnected }) => isConnected)).toBe(false);
      }
      await page.mouse.up();
      await expect(page.getByText('A pear is green.')).toBeVisible();
    });

    test('the colour mode can be changed', async ({ page }) => {
      await open(page, variant, '/guides/code');
      const html = page.locator('html');
      const before = await html.getAttribute('data-theme');
      const toggle = page.getByRole('button', { name: /Switch between dark and light mode/ });
      for (let press = 0; press < 3; press += 1) {
        await toggle.click();
        if ((await html.getAttribute('data-theme')) !== before) break;
      }
      expect(await html.getAttribute('data-theme')).not.toBe(before);
    });
  });
}
