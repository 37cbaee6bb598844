import { expect, test } from './support/reading';
import { hydrated } from './support/page';
import { namespaced } from './support/storedKey';

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
