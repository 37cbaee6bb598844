import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test, type Page } from './support/reading';
import { layoutShifts, recordLayoutShifts } from './support/layoutShift';
import { hydrated, inMotion, settled } from './support/page';
import { sidebars } from './support/routes';
import { siteUrl } from './support/siteFolder';

const templates = [
  '/',
  '/docs/intro',
  '/docs/getting-started/will-my-sketch-work',
  '/docs/in-depth/how-good-are-the-characters',
  '/docs/guides/first-rendering-pipeline',
  '/docs/culture/history',
  '/docs/teaching',
  '/docs/teaching/handout',
  '/docs/api/',
  '/docs/api/classes/P5Asciifier',
  '/docs/community/showcase',
  '/examples',
  '/examples/eye',
  '/docs/donate/',
  '/blog',
  '/blog/welcome',
  '/markdown-page',
  '/search',
  '/no-such-page',
];

test.describe('width', () => {
  for (const path of templates) {
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

test.describe('built style sheets', () => {
  const site = siteUrl;
  const readFiles = async (ending: string) => {
    // A folder may be named after a package, such as `textmode.js`.
    const entries = await readdir(site, { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile() && entry.name.endsWith(ending))
      .map(({ parentPath, name }) => join(parentPath, name));
    const texts = await Promise.all(files.map((file) => readFile(file, 'utf8')));
    const root = fileURLToPath(site);
    return new Map(texts.map((text, index) => [`/${relative(root, files[index] ?? '')}`, text]));
  };
  const find = (text: string, pattern: RegExp) =>
    new Set(Array.from(text.matchAll(pattern), String));

  test('set every variable that they read', async () => {
    const styles = [...(await readFiles('.css')).values()].join('\n');
    const scripts = [...(await readFiles('.js')).values()].join('\n');
    const unset = find(styles, /(?<=var\()--[\w-]+(?=\))/g);
    for (const name of find(styles + scripts, /--[\w-]+(?=["']?:)/g)) unset.delete(name);
    // Infima uses this property and sets it nowhere.
    expect([...unset]).toEqual(['--image-alignment-padding']);
  });

  test('are named by every page that needs them', async () => {
    const classes = new Map(
      Array.from(await readFiles('.css'), ([file, text]) => [
        file,
        find(text, /(?<=\.)[a-z][\w-]+/gi),
      ]),
    );
    const styled = new Set(Array.from(classes.values(), (names) => [...names]).flat());
    for (const [page, html] of await readFiles('.html')) {
      const linked = [...html.matchAll(/<link[^>]*stylesheet[^>]*>/g)].flatMap(([link]) => {
        const [, file = ''] = /href="?([^\s">]+)/.exec(link) ?? [];
        return [...(classes.get(file) ?? [])];
      });
      const used = html.replace(/<pre.*?<\/pre>/gs, '').matchAll(/ class=(?:"([^"]*)"|([^\s>]+))/g);
      const names = Array.from(used, ([, many, one = '']) => (many ?? one).split(/\s+/)).flat();
      const missing = new Set(names.filter((name) => styled.has(name)));
      for (const name of linked) missing.delete(name);
      expect([...missing], page).toEqual([]);
    }
  });
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
    for (const path of templates) {
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('nothing shifts while the columns of the footer come one after another', async ({
    page,
  }) => {
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      await page.goto('/blog');
      const columns = page.getByRole('contentinfo').locator('.footer__col');
      const places = () =>
        columns.evaluateAll((all) =>
          all.slice(0, 2).map((column) => {
            const { left, width } = column.getBoundingClientRect();
            return { left, width };
          }),
        );
      const withAll = await places();
      expect(withAll).toHaveLength(2);
      await columns.evaluateAll((all) => all.slice(2).forEach((column) => column.remove()));
      expect(await places(), `${width} px`).toEqual(withAll);
    }
  });

  test('every guide begins with an example in the first screen, and ends with a recap', async ({
    page,
  }) => {
    const guides = sidebars.docs.filter((path) =>
      /^\/docs\/(?:getting-started|guides|advanced-guides|in-depth)\//.test(path),
    );
    // The served HTML has its layout already, and a visit without scripts takes less time.
    const examples = page.locator('[data-example]');
    for (const path of guides) {
      await page.goto(path);
      const preview = examples.first().locator('[data-status]');
      for (const [width, height] of [
        [1440, 900],
        [390, 844],
      ] as const) {
        await page.setViewportSize({ width, height });
        const seen = await preview.evaluate((element) => {
          const { top, bottom } = element.getBoundingClientRect();
          return (Math.min(bottom, innerHeight) - top) / (bottom - top);
        });
        expect(seen, `what is seen of the example of ${path} at ${width} px`).toBeGreaterThan(0.5);
      }

      const slugs = await examples.evaluateAll((all) => all.map((one) => one.dataset.example));
      expect(new Set(slugs).size, `${path} shows an example twice`).toBe(slugs.length);
      const lessons = page.locator('[data-example] + p:has-text("You will learn") + ul > li');
      expect([3, 4, 5], `what is to be learnt on ${path}`).toContain(await lessons.count());
      const headings = await page
        .locator('.markdown > h2')
        .evaluateAll((all) => all.map(({ id }) => id));
      expect(headings.slice(-2), path).toEqual(['recap', 'where-to-go-next']);
    }
  });

  test('every page can be read and left', async ({ page }) => {
    for (const path of templates) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      const main = page.getByRole('navigation', { name: 'Main' });
      await expect(main, path).toBeVisible();
    }
    await page.goto('/docs/intro');
    await page
      .getByRole('navigation', { name: 'Docs sidebar' })
      .getByRole('link', { name: 'Installation', exact: true })
      .click();
    await expect(page.locator('main h1')).toHaveText('Installation');
  });

  test('nothing is offered that could not work', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await page.goto('/docs/intro');
    await expect(page.getByRole('link', { name: 'All pages' })).toBeVisible();
    for (const name of ['Close', 'Toggle navigation bar', 'On this page']) {
      await expect(page.getByRole('button', { name })).toHaveCount(0);
    }
  });

  test('the playground shows its sketch, and says what running it takes', async ({ page }) => {
    await page.goto('/playground');
    const main = page.getByRole('main');
    await expect(main).toContainText('function setupAsciify()');
    const note = main.locator('noscript p');
    await expect(note).toHaveText('Turn on JavaScript to run the sketch.');
    await expect(note).toBeVisible();
    await expect(main.getByText('Play to see the sketch.')).toBeHidden();
    await expect(main.getByRole('button')).toHaveCount(0);
  });

  test('examples show their frame and their source', async ({ page }) => {
    await page.goto('/docs/guides/first-rendering-pipeline');
    await expect(page.getByRole('img', { name: /frame of this example/i }).first()).toBeVisible();
    await expect(page.locator('.code-block .k').first()).toBeVisible();
  });
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
