/**
 * Every page, as served on a desktop and alive on a phone, and one of each kind alive on a desktop,
 * where the sidebars are: no violations of axe's rules or of the Content-Security-Policy, nothing in
 * the console, no request to another origin. On the phone, no word is cut in two.
 */
import { expect, test, type Page } from './support/reading';
import { loadAxe, violations } from './support/axe';
import { halfWords } from './support/halfWords';
import { awake, hydrated, settled } from './support/page';
import { sitemap } from './support/sitemap';
import { templates } from './support/templates';
import { watchPolicy } from './support/watchPolicy';

/** Pages that the sitemap leaves out. */
const unlisted = ['/search?q=renderer', '/no-such-page'];

/** Number of tests that the pages are divided among, so that workers run them in parallel. */
const shares = 16;

const desktop = { width: 1280, height: 800 };
const phone = { width: 390, height: 800 };

test.describe.configure({ timeout: 300_000 });

for (let share = 0; share < shares; share++) {
  test(`nothing is wrong, ${share + 1} of ${shares}`, async ({ page, request }) => {
    const paths = [...(await sitemap(request)), ...unlisted];
    expect(paths.length).toBeGreaterThan(70);
    const watch = await watchPolicy(page);
    await loadAxe(page);
    const found: string[] = [];
    let place = '';
    page.on('pageerror', (error) => found.push(`${place}: ${String(error)}`));
    page.on('console', (message) => {
      // The browser itself logs the 404 status of a page that does not exist.
      if (place.startsWith('/no-such-page') && message.text().includes('404')) return;
      if (['warning', 'error', 'assert'].includes(message.type())) {
        found.push(`${place}: ${message.text()}`);
      }
    });
    const look = async (state: string, scope: Parameters<typeof violations>[2]) => {
      const here = await violations(page, 'html', scope);
      const width = page.viewportSize()?.width ?? 0;
      found.push(...here.map((one) => `${place}, ${state}, at ${width} px: ${one}`));
    };

    for (place of paths.filter((_, index) => index % shares === share)) {
      // Pages of a kind have the same style sheets.
      const isTemplate = templates.includes(place);
      // Before the page is opened, so that its layout is made once, and that of the last page not again.
      await page.evaluate(() => (document.body.hidden = true));
      await page.setViewportSize(desktop);
      await hydrated(page, place);
      // The page must not announce itself to another host with a resource hint either.
      const hints = page.locator('link[rel=preconnect], link[rel=dns-prefetch]');
      await expect(hints, place).toHaveCount(0);
      // Sizes and colours are those of the page once it is alive.
      await look('as served', { appearance: false, styleSheets: false });
      await awake(page);
      if (isTemplate) await look('alive', {});
      else await leaveOneTokenOfAKind(page);
      await page.setViewportSize(phone);
      await settled(page);
      await look('alive', { styleSheets: isTemplate });
      // A wallet address (`0x…`) has no words and may break anywhere.
      const halves = (await halfWords(page)).filter((half) => !half.startsWith('0x'));
      found.push(...halves.map((half) => `${place}, on a phone: the word ${half} is cut`));
    }
    expect(found).toEqual([]);
    expect(watch).toEqual({ violations: [], foreignRequests: [] });
  });
}

/**
 * Leaves in each block of code one token of each kind, and of the others their text: they look the
 * same, and axe, which looks at every element, takes a quarter less time without them.
 */
async function leaveOneTokenOfAKind(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const block of document.querySelectorAll('pre')) {
      const seen = new Set<string>();
      for (const token of block.querySelectorAll('.line > span')) {
        const kind = `${token.className} in ${token.parentElement?.className}`;
        if (seen.has(kind)) token.replaceWith(...token.childNodes);
        seen.add(kind);
      }
    }
  });
}
