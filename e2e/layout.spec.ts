import { expect, test, type Page } from './support/reading';
import { layoutShifts, recordLayoutShifts } from './support/layoutShift';
import { layouts } from './support/layouts';
import { hydrated, inMotion, settled } from './support/page';

test.describe('width', () => {
  for (const path of layouts) {
    test(`nothing of ${path} is wider than the window`, async ({ page }) => {
      await page.goto(path);
      for (const width of [320, 390, 820, 996, 1440]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        expect(overflow, `at ${width} px`).toBeLessThanOrEqual(0);
      }
    });
  }
});

test('styles come in order: those of the framework, of the site, of its components', async ({
  page,
}) => {
  await page.goto('/');
  const rules = await page.evaluate(() =>
    Array.from(document.styleSheets[0]?.cssRules ?? [], (rule) =>
      rule instanceof CSSLayerBlockRule
        ? rule.name
        : rule instanceof CSSStyleRule
          ? rule.selectorText
          : '',
    ).filter(Boolean),
  );
  const [first] = rules.filter((rule) => !rule.startsWith('docusaurus.'));
  expect(first, 'the tokens').toBe(':root');
  expect(rules.slice(0, 4)).toEqual([
    'docusaurus.infima',
    'docusaurus.theme-common',
    'docusaurus.theme-classic',
    'docusaurus.core',
  ]);
});

test('prose keeps to its measure on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 });
  for (const path of ['/docs/guides/fundamentals', '/licences', '/offline/']) {
    await page.goto(path);
    const widths = await page
      .locator('.markdown > p')
      .evaluateAll((paragraphs) => paragraphs.map((one) => one.getBoundingClientRect().width));
    expect(widths.length, path).toBeGreaterThan(1);
    // 41 rem are about 72 characters.
    expect(Math.max(...widths), path).toBeLessThanOrEqual(41 * 16);
  }
});

test.describe('code blocks', () => {
  const withCode = [
    '/docs/getting-started/installation',
    '/docs/guides/custom-ascii-conversion',
    '/docs/help/troubleshooting',
    '/docs/api/classes/P5Asciifier',
    '/examples/ringed-planet',
  ];

  for (const width of [390, 1440]) {
    test(`the button that copies covers no text at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 });
      for (const path of withCode) {
        await hydrated(page, path);
        const { buttons, covered } = await page.evaluate(findCoveredText);
        expect(buttons, path).toBeGreaterThan(0);
        expect(covered, path).toEqual([]);
      }
    });
  }

  /** Runs in the page: text that lies under the button of a code block, as far as it can be seen. */
  function findCoveredText(): { buttons: number; covered: string[] } {
    // A button in a closed answer of an exercise is not seen, and its place is made up.
    const buttons = [...document.querySelectorAll('main .code-block > div > button')].filter(
      (button) => button.checkVisibility(),
    );
    const places = buttons.map((button) => button.getBoundingClientRect());
    const covered: string[] = [];
    const texts = document.createTreeWalker(document.querySelector('main') ?? document, 4);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const parent = text.parentElement;
      if (!text.textContent?.trim() || !parent?.checkVisibility()) continue;
      if (parent.closest('[role="status"]') || buttons.some((one) => one.contains(text))) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const window = parent.closest('pre, figcaption')?.getBoundingClientRect();
      for (const line of range.getClientRects()) {
        const left = Math.max(line.left, window?.left ?? -Infinity);
        const right = Math.min(line.right, window?.right ?? Infinity);
        const top = Math.max(line.top, window?.top ?? -Infinity) + 1;
        const bottom = Math.min(line.bottom, window?.bottom ?? Infinity) - 1;
        const isHit = places.some(
          (place) =>
            left < Math.min(right, place.right) &&
            place.left < right &&
            top < Math.min(bottom, place.bottom) &&
            place.top < bottom,
        );
        if (isHit) covered.push(text.textContent);
      }
    }
    return { buttons: buttons.length, covered };
  }
});

test.describe('diagrams', () => {
  test('are a stop of the keyboard only while they scroll', async ({ page }) => {
    const diagrams = page.getByRole('main').locator('figure > div:has(> [role="img"])');
    for (const [width, stops] of [
      [280, true],
      [1440, false],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      await hydrated(page, '/docs/guides/custom-ascii-conversion');
      const diagram = diagrams.first();
      const scrolls = await diagram.evaluate((one) => one.scrollWidth > one.clientWidth);
      expect(scrolls, `at ${width} px`).toBe(stops);
      await page.keyboard.press('Tab');
      await expect(diagram).toHaveJSProperty('tabIndex', stops ? 0 : -1);
      await expect(diagram.getByRole('img')).toHaveAccessibleName(/^The coordinates of a grid/);
    }
  });
});

test.describe('tables', () => {
  const withTables = ['/docs/in-depth/colours', '/docs/api/classes/P5Asciifier'];

  test('stand as lists on a phone, each cell with the heading of its column', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    for (const path of withTables) {
      await page.goto(path);
      const frames = page.locator('.table-frame');
      expect(await frames.count()).toBeGreaterThan(0);
      const tooWide = await frames.evaluateAll(
        (elements) =>
          elements.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).length,
      );
      expect(tooWide, path).toBe(0);
      const second = frames.first().locator('tbody td').nth(1);
      await expect(second).toHaveCSS('display', 'block');
      const label = await second.evaluate((cell) => getComputedStyle(cell, '::before').content);
      expect(label).toContain(await frames.first().locator('th').nth(1).textContent());
    }
  });

  test('are tables where there is room, and tables to assistive technology always', async ({
    page,
  }) => {
    await page.goto('/docs/in-depth/colours');
    for (const [width, display] of [
      [1280, 'table-cell'],
      [390, 'block'],
    ] as const) {
      await page.setViewportSize({ width, height: 800 });
      const cell = page.getByRole('table').first().getByRole('cell').first();
      await expect(cell).toHaveCSS('display', display);
      await expect(page.getByRole('columnheader').first()).toBeAttached();
    }
  });
});

test.describe('layout shift', () => {
  async function expectNoShifts(page: Page): Promise<void> {
    await recordLayoutShifts(page);
    for (const path of layouts) {
      await page.goto(path);
      await page.waitForLoadState('networkidle');
      expect(await layoutShifts(page), path).toEqual([]);
    }
  }

  test.describe('where sketches start by themselves', () => {
    test.use(inMotion);

    test('is none with the announcement open', ({ page }) => expectNoShifts(page));
  });

  test('is none with the announcement closed', async ({ page }) => {
    await hydrated(page, '/');
    await page.getByRole('button', { name: 'Close' }).click();
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
    await expectNoShifts(page);
  });

  for (const path of ['/docs/guides/first-rendering-pipeline', '/no-such-page']) {
    test(`is none when fonts arrive late on ${path}`, async ({ page }) => {
      await recordLayoutShifts(page);
      let release = () => {};
      const released = new Promise<void>((resolve) => (release = resolve));
      await page.route(/\.woff2/, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(path, { waitUntil: 'domcontentloaded' });
      await expect(page.locator('main h1')).toBeVisible();
      // Painted in the fonts of the machine first.
      await settled(page);
      release();
      expect(await layoutShifts(page)).toEqual([]);
    });
  }
});

test('collapsibles take 1 ms where motion is unwelcome, and else their time', async ({ page }) => {
  await hydrated(page, '/docs/intro');
  expect(await collapseDuration(page)).toBe(1);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hydrated(page, '/docs/intro');
  expect(await collapseDuration(page)).toBeGreaterThan(50);
});

/** Closes a category of the sidebar, and returns the duration of its transition in milliseconds. */
async function collapseDuration(page: Page): Promise<number> {
  const category = page.locator('.menu__list-item', { hasText: 'Getting started' }).first();
  await category.locator('> .menu__list-item-collapsible').click();
  let duration: string | undefined;
  await expect
    .poll(async () => {
      const style = (await category.locator('> .menu__list').getAttribute('style')) ?? '';
      [, duration] = /transition:\s*height ([\d.]+m?s)/.exec(style) ?? [];
      return duration;
    })
    .toBeDefined();
  const value = Number.parseFloat(duration ?? '');
  return duration?.endsWith('ms') ? value : value * 1000;
}
