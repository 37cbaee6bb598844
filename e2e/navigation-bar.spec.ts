import { expect, test, type Page } from './support/reading';
import { hydrated } from './support/page';

const desktop = { width: 997, height: 800 };
const phone = { width: 390, height: 800 };

test.describe('navbar', () => {
  test(
    'leads to docs, API, examples, playground, community, donations, chat and repository',
    { tag: '@main' },
    async ({ page }) => {
      await page.goto('/');
      const navbar = page.getByRole('navigation', { name: 'Main' });
      const targets = {
        Docs: '/docs/intro',
        API: '/docs/api/',
        Examples: '/examples',
        Playground: '/playground',
        Community: '/docs/community/support',
        Donate: '/docs/donate/',
        'Discord server': 'https://discord.gg/sjrw8QXNks',
        'GitHub repository': 'https://github.com/humanbydefinition/p5.asciify',
      };
      for (const [name, href] of Object.entries(targets)) {
        await expect(navbar.getByRole('link', { name, exact: true })).toHaveAttribute('href', href);
      }
      const labels = await navbar
        .locator('.navbar__items')
        .first()
        .locator('a.navbar__link')
        .allInnerTexts();
      expect(labels).toEqual(Object.keys(targets).slice(0, 6));
      await expect(navbar.getByRole('button', { name: /search/i })).toBeVisible();
    },
  );

  for (const width of [997, 1024, 1200, 1440]) {
    test(`fits ${width} px: no entry is cut, covered, or broken over lines`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      await hydrated(page, '/docs/intro');
      const navbar = page.getByRole('navigation', { name: 'Main' });
      await expect(navbar.getByRole('button', { name: 'Next' })).toBeVisible();
      const boxes = await navbar
        .locator(
          '.navbar__brand, .navbar__items > .navbar__link, .dropdown > a, button, a.header-icon',
        )
        .filter({ visible: true })
        .evaluateAll((entries) =>
          entries.map((entry) => {
            const { left, right, height } = entry.getBoundingClientRect();
            return { name: entry.textContent, left, right, height };
          }),
        );
      const title = navbar.locator('.navbar__title');
      expect(await title.evaluate((one) => one.scrollWidth - one.clientWidth)).toBeLessThanOrEqual(
        0,
      );
      expect(boxes.length).toBeGreaterThanOrEqual(11);
      const inOrder = boxes.toSorted((a, b) => a.left - b.left);
      inOrder.forEach(({ name, left, right, height }, index) => {
        expect(left, name).toBeGreaterThanOrEqual(inOrder[index - 1]?.right ?? 0);
        expect(right, name).toBeLessThanOrEqual(width);
        expect(height, name).toBeLessThanOrEqual(48);
      });
    });
  }

  test('marks the examples on the page of one', async ({ page }) => {
    await hydrated(page, '/examples/eye');
    await expect(
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Examples' }),
    ).toHaveClass(/navbar__link--active/);
  });

  test('the version menu says which version is documented and offers the changelog', async ({
    page,
  }) => {
    await page.goto('/docs/intro');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const menu = navbar.getByRole('button', { name: 'Next' });
    await menu.focus();
    await page.keyboard.press('Enter');
    await expect(navbar.getByText('p5.asciify 0.10.3')).toBeVisible();
    await navbar.getByRole('link', { name: 'Changelog' }).click();
    await expect(page).toHaveURL('/docs/help/changelog');
  });

  test('Escape closes the version menu, also where the pointer shows it', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    const navbar = page.getByRole('navigation', { name: 'Main' });
    const menu = navbar.getByRole('button', { name: 'Next' });
    const changelog = navbar.getByRole('link', { name: 'Changelog' });
    await menu.press('Enter');
    await expect(changelog).toBeVisible();
    await changelog.focus();
    await page.keyboard.press('Escape');
    await expect(changelog).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.hover();
    await expect(changelog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(changelog).toBeHidden();
    await page.mouse.move(0, 500);
    await menu.hover();
    await expect(changelog).toBeVisible();
  });

  test('a stored version that no longer exists is forgotten', async ({ page }) => {
    await page.goto('/docs/intro');
    const name = await namespaced(page, 'docs-preferred-version-default');
    await page.evaluate((storageKey) => localStorage.setItem(storageKey, '0.1'), name);
    await page.reload();
    await expect
      .poll(() => page.evaluate((storageKey) => localStorage.getItem(storageKey), name))
      .toBeNull();
  });
});

test.describe('footer', () => {
  test('has four groups and no dead link', async ({ page, request }) => {
    await page.goto('/');
    const footer = page.getByRole('contentinfo');
    for (const group of ['Learn', 'Community', 'More', 'Legal']) {
      await expect(footer.getByText(group, { exact: true }).first()).toBeVisible();
    }
    const links = await footer
      .locator('a[href^="/"]')
      .evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href') ?? ''));
    expect(links).toEqual(
      expect.arrayContaining([
        '/docs/intro',
        '/docs/api/',
        '/examples',
        '/playground',
        '/docs/community/showcase',
        '/docs/donate/',
        '/docs/legal/imprint-en',
        '/docs/legal/data-protection-policy-en',
      ]),
    );
    for (const link of links) expect((await request.get(link)).status(), link).toBe(200);
    await expect(footer).toContainText(String(new Date().getFullYear()));
  });
});

test.describe('announcement bar', () => {
  test('says in the served HTML that maintenance has ended, and links the successor', async ({
    request,
  }) => {
    const html = await (await request.get('/docs/intro')).text();
    expect(html).toMatch(/no longer (actively )?maintained/);
    expect(html).toContain('https://code.textmode.art/');
  });

  test('stays closed once closed, on every page', async ({ page }) => {
    await page.goto('/');
    const link = page.getByRole('link', { name: /^textmode\.js/ }).first();
    await expect(link).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    const bar = page.locator('.theme-announcement-bar');
    await expect(bar).toBeHidden();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(bar).toBeHidden();
    await page.goto('/docs/intro');
    await expect(bar).toBeHidden();
  });

  test('has enough contrast', async ({ page }) => {
    await page.goto('/');
    const ratio = await page.locator('.theme-announcement-bar').evaluate((bar) => {
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map((channel) => {
          const value = Number(channel) / 255;
          return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
        });
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const style = getComputedStyle(bar);
      const [light = 0, dark = 0] = [luminance(style.color), luminance(style.backgroundColor)].sort(
        (a, b) => b - a,
      );
      return (light + 0.05) / (dark + 0.05);
    });
    expect(ratio).toBeGreaterThanOrEqual(4.5);
  });
});

test('the docs sidebar can be put away and brought back', async ({ page }) => {
  await hydrated(page, '/docs/guides/fundamentals');
  const sidebar = page.locator('.theme-doc-sidebar-container');
  const links = page.getByRole('navigation', { name: 'Docs sidebar' });
  const width = async () => (await sidebar.boundingBox())?.width ?? 0;
  const before = await width();
  await page.getByRole('button', { name: 'Collapse sidebar' }).click();
  await expect.poll(width).toBeLessThan(before / 4);
  await expect(links).toBeHidden();
  const back = page.getByRole('button', { name: 'Expand sidebar' });
  await expect.poll(async () => (await back.boundingBox())?.height ?? 0).toBeGreaterThan(300);
  await back.click();
  await expect.poll(width).toBe(before);
  await expect(links).toBeVisible();
});

test('the skip link leads to the main content', async ({ page }) => {
  await page.goto('/docs/intro');
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to main content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  const focused = await page.evaluate(
    () =>
      document.activeElement?.querySelector('h1') !== null ||
      document.activeElement?.closest('main') !== null,
  );
  expect(focused).toBe(true);
});

test('the not-found page leads to the examples and the playground', async ({ page }) => {
  await page.goto('/no-such-page');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Examples' })).toHaveAttribute('href', '/examples');
  await expect(main.getByRole('link', { name: 'Playground' })).toHaveAttribute(
    'href',
    '/playground',
  );
});

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

/** The key under which the site stores a value: the framework appends its namespace. */
async function namespaced(page: Page, name: string): Promise<string> {
  const html = await page.content();
  const namespace = /docusaurus\.announcement\.dismiss(-\w+)/.exec(html)?.[1];
  expect(namespace).toBeDefined();
  return `${name}${namespace}`;
}

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
