import { expect, test } from './support/reading';
import { violations } from './support/axe';
import { hydrated } from './support/page';
import { advice, hostileQueries, pageErrors, SearchBox, unreachable } from './support/search';

test.describe('the box', () => {
  test(
    'marks what matched, groups it by the kind of page, and leads there',
    { tag: '@main' },
    async ({ page }) => {
      await hydrated(page, '/docs/intro');
      const box = new SearchBox(page);
      await box.ask('changelog migration');
      await expect(box.groups.first()).toHaveAccessibleName('Guides › Help');
      await expect(box.hits.first().locator('mark').first()).toHaveText('Changelog');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/docs\/help\/changelog/);
      await expect(box.dialog).toBeHidden();
    },
  );

  test('a section opens at its heading', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('accessibility');
    await box.hits.filter({ hasText: 'About this site' }).first().click();
    await expect(page).toHaveURL('/markdown-page#accessibility');
    await expect(page.locator('#accessibility')).toBeInViewport();
  });

  test('finds the examples that call a method', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('brightnessRange');
    await expect(box.dialog.getByRole('group', { name: 'Examples' })).toBeVisible();
    await box.hits.filter({ hasText: 'Two ranges of brightness' }).first().click();
    await expect(page).toHaveURL('/examples/layered-ranges');
  });

  test('opens by keyboard, moves by arrows, closes by Escape and gives the focus back', async ({
    page,
  }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    const link = page.getByRole('link', { name: 'Community' }).first();
    await link.focus();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await page.keyboard.press(key);
      await expect(box.field).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box.dialog).toBeHidden();
      await expect(link).toBeFocused();
    }
    await page.keyboard.press('Control+k');
    await box.field.fill('font');
    await expect(box.selected).toHaveCount(1);
    const first = await box.selected.textContent();
    await page.keyboard.press('ArrowDown');
    await expect(box.selected).not.toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(box.selected).toHaveText(first ?? '');
    await page.keyboard.press('ArrowUp');
    await expect(box.selected).toHaveText((await box.hits.last().textContent()) ?? '');
  });

  test('a letter typed on the button begins the query', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.button.focus();
    await page.keyboard.press('f');
    await expect(box.field).toHaveValue('f');
    await page.keyboard.type('ont');
    await expect(box.field).toHaveValue('font');
  });

  test('the slash stays a slash where one writes', async ({ page }) => {
    await hydrated(page, '/search');
    const field = page.getByRole('searchbox');
    await field.focus();
    await page.keyboard.press('/');
    await expect(field).toHaveValue('/');
    await expect(new SearchBox(page).dialog).toBeHidden();
  });

  test('keeps the focus and hides the page behind it', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('font');
    await page.getByRole('link', { name: 'Skip to main content' }).evaluate((link) => link.focus());
    await expect(box.field).toBeFocused();
    for (let presses = 0; presses < 60; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await box.dialog.evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
        true,
      );
    }
    await box.field.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(box.dialog.getByRole('link', { name: /^See all/ })).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(box.field).toBeFocused();
  });

  test('tells screen readers how many results there are', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('font');
    await expect(box.status).toHaveText(/^\d+ results found\.$/);
    await box.field.fill('qqxxzz');
    await expect(box.status).toHaveText('No results found.');
  });

  test('finds nothing, says so, and shows a way on', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('qqxxzz');
    await expect(box.dialog).toContainText('No results found for "qqxxzz"');
    await expect(box.dialog.getByRole('link', { name: 'the list of all pages' })).toHaveAttribute(
      'href',
      '/site-index',
    );
  });

  test('proposes only what finds something', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    // A query with results comes first: its hits must not influence the proposals.
    await box.ask('font');
    await box.field.fill('qqxxzz');
    const proposals = box.dialog
      .getByRole('list', { name: 'Try searching for:' })
      .getByRole('button');
    await expect(proposals).not.toHaveCount(0);
    for (const proposal of await proposals.allTextContents()) {
      expect(proposal).not.toContain('›');
      await box.field.fill('qqxxzz');
      await proposals.filter({ hasText: proposal }).click();
      await expect(box.field).toHaveValue(proposal);
      await expect(box.hits.first()).toBeVisible();
    }
  });

  test('cannot reach the index, says so, and recovers', async ({ page }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.open();
    await box.field.fill('font');
    await expect(box.dialog).toContainText(unreachable);
    await expect(box.dialog).toContainText(advice);
    await expect(box.status).toContainText(unreachable);

    await page.unroute('**/assets/search/**');
    await box.dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(box.hits.first()).toBeVisible();
    await expect(box.dialog).not.toContainText(unreachable);
    await expect(box.field).toBeFocused();
  });

  test('searches by itself when the connection is back', async ({ page }) => {
    await page.route('**/assets/search/**', (route) => route.abort());
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.open();
    await box.field.fill('font');
    await expect(box.dialog).toContainText(unreachable);
    await page.unroute('**/assets/search/**');
    await page.evaluate(() => window.dispatchEvent(new Event('online')));
    await expect(box.hits.first()).toBeVisible();
  });

  test('cannot be loaded itself, says so, and opens when it can', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    await page.waitForLoadState('networkidle');
    await page.route('**/assets/js/**', (route) => route.abort());
    const box = new SearchBox(page);
    await box.button.click();
    await expect(page.getByRole('alert')).toHaveText(`${unreachable}. ${advice}`);
    await page.unroute('**/assets/js/**');
    await box.open();
    await expect(page.getByRole('alert')).toBeHidden();
  });

  test('shows that it is still at it when the index is slow', async ({ page }) => {
    let goOn = (): void => undefined;
    const mayGoOn = new Promise<void>((resolve) => (goOn = resolve));
    await page.route('**/assets/search/**', async (route) => {
      await mayGoOn;
      await route.continue();
    });
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.open();
    await box.field.fill('font');
    await expect(box.status).toHaveText('Searching…');
    goOn();
    await expect(box.hits.first()).toBeVisible();
  });

  test('survives any query', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('font');
    const errors = await pageErrors(page, async () => {
      for (const query of hostileQueries) {
        // Set by script, as an extension might: that bypasses the field's maximum length.
        await box.field.evaluate((field: HTMLInputElement, value) => {
          const descriptor = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
          descriptor?.set?.call(field, value);
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }, query);
      }
      await box.field.fill('grid');
      await expect(box.hits.first()).toContainText(/grid/i);
    });
    expect(errors).toEqual([]);
    expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  });

  test('a damaged memory of recent searches does no harm', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('font');
    await page.keyboard.press('Enter');
    await expect(box.dialog).toBeHidden();
    await page.evaluate(() => {
      for (const key of Object.keys(localStorage)) {
        if (key.startsWith('__DOCSEARCH')) localStorage.setItem(key, '{"broken');
      }
    });
    await page.reload();
    await box.ask('font');
    await expect(box.hits.first()).toBeVisible();
  });

  test('a memory with markup in it is shown as text, and leads nowhere else', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const attack = '<img src=x onerror="window.attacked = true">';
    const remembered = {
      objectID: '1',
      url: 'javascript:window.attacked=true',
      type: 'lvl1',
      content: null,
      hierarchy: { lvl0: 'Guides', lvl1: attack },
      _snippetResult: { hierarchy: { lvl1: { value: attack } } },
    };
    await page.evaluate(
      (stored) => localStorage.setItem('__DOCSEARCH_RECENT_SEARCHES__embedded', stored),
      JSON.stringify([remembered, { ...remembered, hierarchy: 5 }]),
    );
    const box = new SearchBox(page);
    await box.open();
    await expect(box.remembered).toHaveCount(1);
    await expect(box.remembered.first()).toContainText(attack);
    await expect(box.dialog.locator('img[src="x"]')).toHaveCount(0);
    await expect(box.remembered.getByRole('link')).toHaveAttribute('href', '/');
    expect(await page.evaluate(() => 'attacked' in window)).toBe(false);
  });

  test('keeps what was opened, of which one can be saved and removed', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('accessibility');
    await page.keyboard.press('Enter');
    await expect(box.dialog).toBeHidden();
    const opened = new URL(page.url()).pathname;

    await hydrated(page, '/docs/donate');
    await box.open();
    const group = (name: string) => box.dialog.getByRole('rowgroup', { name });
    await expect(group('Recent').getByRole('link')).toHaveAttribute('href', new RegExp(opened));
    expect(await violations(page, 'dialog')).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect(box.dialog.getByRole('button', { name: 'Save this search' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(group('Favorite').getByRole('link')).toHaveCount(1);
    await expect(group('Recent')).toHaveCount(0);
    await expect(box.field).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === opened);

    await box.open();
    await box.dialog.getByRole('button', { name: 'Remove this search from favorites' }).click();
    await expect(box.dialog).toContainText('No recent searches');
    await expect(box.field).toBeFocused();
  });

  test('opens a result in another tab where the reader asks for that', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('font');
    const path = await box.hits.first().getAttribute('href');
    const opened = page.context().waitForEvent('page');
    await box.hits.first().click({ modifiers: ['ControlOrMeta'] });
    await expect(await opened).toHaveURL(path ?? '');
    await expect(box.dialog).toBeVisible();

    const next = page.context().waitForEvent('page');
    await page.keyboard.press('ArrowDown');
    const second = await box.selected.getAttribute('href');
    await page.keyboard.press('Control+Enter');
    await expect(await next).toHaveURL(second ?? '');
    await box.field.fill('');
    await expect(box.remembered.getByRole('link')).toHaveCount(2);
  });

  test('fits a phone', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await hydrated(page, '/docs/intro');
    const box = new SearchBox(page);
    await box.ask('font');
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBeLessThanOrEqual(0);
    await expect(box.dialog.getByRole('button', { name: 'Cancel' })).toBeInViewport();
    await box.dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(box.dialog).toBeHidden();
  });
});

test.describe('accessibility', () => {
  for (const query of ['font', 'qqxxzz']) {
    test(`the box with the results of ${query}`, async ({ page }) => {
      await hydrated(page, '/docs/intro');
      await new SearchBox(page).ask(query);
      expect(await violations(page, 'dialog')).toEqual([]);
    });

    test(`the page with the results of ${query}`, async ({ page }) => {
      await page.goto(`/search?q=${query}`);
      await expect(page.getByRole('main').getByRole('status')).toHaveText(/result/i);
      expect(await violations(page, 'main')).toEqual([]);
    });
  }
});

test('a strict policy is kept: no style elements, workers and connections of the own origin', async ({
  page,
}) => {
  const policy = "connect-src 'self'; style-src-elem 'self'; worker-src 'self'";
  await page.route('**/*', async (route) => {
    const response = await route.fetch();
    const headers = { ...response.headers(), 'content-security-policy': policy };
    await route.fulfill({ response, headers });
  });
  const violations: string[] = [];
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) violations.push(message.text());
  });
  await hydrated(page, '/docs/intro');
  const box = new SearchBox(page);
  await box.ask('font');
  await expect(box.hits.first()).toBeVisible();
  expect(violations).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the button gives way to a link to the list of all pages', async ({ page }) => {
    await page.goto('/docs/intro');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    await expect(navbar.getByRole('button', { name: 'Search' })).toBeHidden();
    await navbar.getByRole('link', { name: 'All pages' }).click();
    await expect(page).toHaveURL('/site-index');
    const main = page.getByRole('main');
    for (const path of [
      '/docs/intro',
      '/docs/api/classes/P5Asciifier',
      '/docs/community/support',
    ]) {
      await expect(main.locator(`a[href="${path}"]`)).toHaveCount(1);
    }
  });

  test('the search page leads there too', async ({ page }) => {
    await page.goto('/search?q=font');
    await expect(
      page.getByRole('main').getByRole('link', { name: 'the list of all pages' }).first(),
    ).toBeVisible();
    await expect(page.getByRole('searchbox')).toBeHidden();
  });
});
