/** The site for readers with a keyboard, large text, forced colours or a screen reader. */
import { expect, test, type Page } from './support/reading';
import { hydrated, settled } from './support/page';
import { sitemap } from './support/sitemap';
import { templates } from './support/templates';

interface Stop {
  name: string;
  /** Whether the focused element has a focus ring and lies in the viewport. */
  isSeen: boolean;
  /** Whether it is the code editor, in which Tab indents. */
  isEditor: boolean;
}

/** The element that has the focus; `undefined` when the focus has left the page. */
function focused(page: Page): Promise<Stop | undefined> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const { top, bottom, left, right, width, height } = element.getBoundingClientRect();
    const isInside =
      width > 0 && height > 0 && bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
    // The focus ring of a card's link is drawn around the card, by a child or `::after`. The
    // editor, which has a shadow root, shows a caret instead of a ring.
    const looks = [element, ...element.querySelectorAll(':scope > *')].flatMap((part) => [
      getComputedStyle(part),
      getComputedStyle(part, '::after'),
    ]);
    const hasRing =
      element.shadowRoot !== null ||
      looks.some(
        ({ outlineStyle, outlineWidth }) =>
          outlineStyle !== 'none' && parseFloat(outlineWidth) >= 1,
      );
    const words = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
    return {
      name: `${element.tagName} ${words.slice(0, 40)}`,
      isSeen: isInside && hasRing,
      isEditor: Boolean(element.shadowRoot?.querySelector('.cm-editor')),
    };
  });
}

test.describe('by keyboard', () => {
  const footer = /humanbydefinition/;
  const pages = [
    { path: '/', end: footer },
    { path: '/docs/in-depth/fonts', end: footer },
    { path: '/docs/api/variables/p5asciifier', end: footer },
    { path: '/docs/community/showcase', end: footer },
    { path: '/examples', end: footer },
    // The playground fills the window and has no footer.
    { path: '/playground', end: /More/ },
  ];
  for (const { path, end } of pages) {
    test(`${path} is gone through from beginning to end, in sight`, async ({ page }) => {
      test.slow();
      await hydrated(page, path);
      await page.evaluate(() => {
        document.documentElement.style.scrollBehavior = 'auto';
        // Marks every element that receives the focus, to find those that Tab never reaches.
        const mark = (event: FocusEvent) =>
          event.target instanceof Element && event.target.setAttribute('data-met', '');
        // In the capture phase, because React stops the event while it hydrates what has the focus.
        addEventListener('focusin', mark, { capture: true });
      });
      const unseen: string[] = [];
      let last = '';
      let count = 0;
      for (; count < 400; count++) {
        await page.keyboard.press('Tab');
        let stop = await focused(page);
        // Tab indents in the editor; after Escape it leaves the editor.
        if (stop?.isEditor) {
          await page.keyboard.press('Escape');
          await page.keyboard.press('Tab');
          stop = await focused(page);
        }
        if (!stop) break;
        if (!stop.isSeen) unseen.push(stop.name);
        last = stop.name;
      }
      expect(unseen).toEqual([]);
      expect(count).toBeGreaterThan(20);
      // The last stop is the last element of the page, so the focus was not caught on the way.
      expect(last).toMatch(end);
      const missed = await page
        .locator('main :is(a[href], button:not(:disabled), input, summary):not([data-met])')
        .filter({ visible: true })
        .evaluateAll((elements) =>
          elements
            .filter((element) => element instanceof HTMLElement && element.tabIndex >= 0)
            .map((element) => element.outerHTML.slice(0, 120)),
        );
      expect(missed).toEqual([]);
    });
  }

  test('the page stays where it is when the navigation bar gets the focus', async ({ page }) => {
    await hydrated(page, '/docs/guides/fundamentals');
    await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
    const before = await page.evaluate(() => window.scrollY);
    const bar = page.getByRole('navigation', { name: 'Main' });
    for (const role of ['switch', 'button', 'link'] as const) {
      await bar.getByRole(role).last().focus();
      await settled(page);
      expect(await page.evaluate(() => window.scrollY), role).toBe(before);
    }
  });
});

/** Reports horizontal overflow of the page, and elements that clip their words. */
function lost(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} px wide`] : [];
    for (const element of document.querySelectorAll('body *')) {
      const { overflowX, clipPath, textOverflow } = getComputedStyle(element);
      const hidesWords =
        ['hidden', 'clip'].includes(overflowX) &&
        clipPath === 'none' &&
        textOverflow === 'clip' &&
        element.clientWidth > 1 &&
        element.scrollWidth > element.clientWidth + 2 &&
        element.closest('[role=img], [aria-hidden=true], [inert], svg, iframe') === null &&
        element.querySelector('[role=img], svg') === null;
      if (hidesWords) found.push(`words are cut: ${element.outerHTML.slice(0, 120)}`);
    }
    return found;
  });
}

/** Each change of a live region is read out, over what the reader is listening to. */
async function expectFewLiveRegions(page: Page): Promise<void> {
  const regions = page.locator(
    '[role=status], [role=alert], [role=log], [aria-live]:not([aria-live=off])',
  );
  const examples = await page.locator('[data-example]').count();
  const exercises = await page.locator('[data-exercise]').count();
  // One region for the whole page, up to three for its content, and two for each example. An
  // exercise has a third, for what its check has found.
  expect(await regions.count()).toBeLessThanOrEqual(4 + 2 * examples + 3 * exercises);
  for (const text of await regions.allTextContents()) {
    expect(text.length, text).toBeLessThan(120);
  }
}

test.describe('nothing is lost', () => {
  const phone = { width: 390, height: 844 };
  const ways = [
    { name: 'at 400 % zoom', viewport: { width: 320, height: 256 }, textSize: '100%' },
    { name: 'with text of 200 %', viewport: { width: 1280, height: 800 }, textSize: '200%' },
    { name: 'on a phone with text of 200 %', viewport: phone, textSize: '200%' },
  ];
  for (const path of templates) {
    test(`of ${path}, and few live regions interrupt a screen reader`, async ({ page }) => {
      await hydrated(page, path);
      await expectFewLiveRegions(page);
      const found: string[] = [];
      for (const { name, viewport, textSize } of ways) {
        await page.setViewportSize(viewport);
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textSize);
        await settled(page);
        found.push(...(await lost(page)).map((what) => `${name}: ${what}`));
      }
      expect(found).toEqual([]);
    });
  }

  test('of a menu that opens on a phone, with large text or without', async ({ page }) => {
    await page.setViewportSize(phone);
    await hydrated(page, '/examples/eye');
    const more = page.locator('[data-example]').getByRole('button', { name: 'More', exact: true });
    for (const textSize of ['100%', '200%']) {
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, textSize);
      await more.click();
      const action = page.getByRole('button', { name: 'Record a video' });
      await expect(action).toBeVisible();
      const [left, right, top, bottom] = await action.evaluate((button) => {
        const box = button.closest('[popover]')?.getBoundingClientRect();
        return [box?.left ?? -1, box?.right ?? Infinity, box?.top ?? -1, box?.bottom ?? Infinity];
      });
      expect(left, textSize).toBeGreaterThanOrEqual(0);
      expect(right, textSize).toBeLessThanOrEqual(phone.width);
      expect(top, textSize).toBeGreaterThanOrEqual(0);
      expect(bottom, textSize).toBeLessThanOrEqual(phone.height);
      await page.keyboard.press('Escape');
      await expect(action).toBeHidden();
    }
  });
});

test.describe('forced colours', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' } });

  test('leave the focus, buttons and what is chosen to be seen', async ({ page }) => {
    await hydrated(page, '/examples/eye');
    const example = page.locator('[data-example="eye"]');
    const look = (name: string) =>
      example.getByRole('button', { name, exact: true }).evaluate((button) => {
        const { borderTopStyle, borderTopColor, backgroundColor, color, textDecorationLine } =
          getComputedStyle(button);
        return { borderTopStyle, borderTopColor, backgroundColor, color, textDecorationLine };
      });
    expect((await look('Play')).borderTopStyle).toBe('solid');
    expect(await look('ASCII')).not.toEqual(await look('WEBGL'));
    await example.getByRole('button', { name: 'Play', exact: true }).focus();
    await page.keyboard.press('Tab');
    expect((await focused(page))?.isSeen).toBe(true);

    await hydrated(page, '/docs/guides/fundamentals');
    const entries = page.getByRole('navigation', { name: 'Docs sidebar' });
    const [current, other] = await Promise.all(
      ['/docs/guides/fundamentals', '/docs/guides/exporting'].map((path) =>
        entries.locator(`a[href="${path}"]`).evaluate((link) => {
          const { color, backgroundColor, borderLeftStyle, fontWeight, textDecorationLine } =
            getComputedStyle(link);
          return { color, backgroundColor, borderLeftStyle, fontWeight, textDecorationLine };
        }),
      ),
    );
    expect(current).not.toEqual(other);
  });
});

test.describe('a screen reader', () => {
  test('hears one short description of every picture of characters', async ({
    page,
    request,
    fetchPath,
  }) => {
    for (const path of await sitemap(request)) {
      const html = await (await fetchPath(path)).text();
      // The browser parses these megabytes in a small part of the time that a parser in JavaScript
      // takes. The page that is open is blank, and nothing that is parsed is loaded.
      const { labels, pre, pictures, code } = await page.evaluate((source) => {
        const parsed = new DOMParser().parseFromString(source, 'text/html');
        const count = (selector: string) => parsed.querySelectorAll(selector).length;
        return {
          labels: Array.from(parsed.querySelectorAll('[role="img"]'))
            .filter((picture) => !picture.parentElement?.closest('[aria-hidden="true"]'))
            .map((picture) => picture.getAttribute('aria-label')),
          pre: count('pre'),
          pictures: count('[role="img"] pre, [aria-hidden="true"] pre, pre[aria-hidden="true"]'),
          code: count('pre > code'),
        };
      }, html);
      for (const label of labels) expect(label ?? '', path).toMatch(/^.{10,300}$/);
      // Every `pre` must be code or hidden behind a label: a screen reader would read any other
      // picture of characters one character at a time.
      expect(pre, path).toBe(pictures + code);
    }
  });
});
