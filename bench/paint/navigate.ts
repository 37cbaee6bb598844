/**
 * Measures following a sidebar link, from the click until the next page's heading is painted.
 *
 * The page is idle and the link is in view, so that each site has had time to prefetch. The pointer
 * comes from elsewhere and presses at once. The clock stops when the frame with the other page's
 * heading has been painted.
 */
import type { Browser } from '@playwright/test';
import { median } from '../statistics';
import { rest, script, throttle, viewport } from './visit';

interface Step {
  from: string;
  to: string;
}

const steps: Record<string, Step> = {
  guide: { from: '/docs/guides/exporting', to: '/docs/guides/livecoding' },
  'API page': {
    from: '/docs/api/classes/P5Asciifier',
    to: '/docs/api/classes/P5AsciifierManager',
  },
};
const speeds = { fast: false, throttled: true };

/** Prints how long readers of each site wait for the next page, and the ratio of the first two. */
export async function compareNavigation(
  browser: Browser,
  sites: readonly { name: string; origin: string }[],
  rounds: number,
): Promise<void> {
  const rows: Record<string, Record<string, string>> = {};
  for (const [page, step] of Object.entries(steps)) {
    for (const [speed, slow] of Object.entries(speeds)) {
      const times = sites.map((): number[] => []);
      for (let round = 0; round < rounds; round += 1) {
        for (const [i, { origin }] of sites.entries()) {
          times[i]?.push(await navigate(browser, origin, step, slow));
        }
      }
      const medians = times.map(median);
      const [ours = NaN, theirs = NaN] = medians;
      rows[`${page}, ${speed}`] = {
        ...Object.fromEntries(
          sites.map(({ name }, i) => [`${name} ms`, (medians[i] ?? NaN).toFixed(0)]),
        ),
        ratio: `${(ours / theirs).toFixed(2)} ×`,
      };
    }
  }
  console.log(`Next page by a click in the sidebar, median of ${rounds} rounds`);
  console.table(rows);
}

/** @returns The time in milliseconds. */
async function navigate(
  browser: Browser,
  origin: string,
  { from, to }: Step,
  slow: boolean,
): Promise<number> {
  const context = await browser.newContext({ viewport, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    if (slow) await throttle(await context.newCDPSession(page));
    await page.addInitScript({ path: script('observe.js') });
    await page.addInitScript({ path: script('follow.js') });
    await page.goto(origin + from, { waitUntil: 'load' });
    const link = page.locator(`.theme-doc-sidebar-menu a[href="${to}"]`);
    await link.scrollIntoViewIfNeeded();
    // Before hydration the browser would follow the link to a new document.
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await rest(page);
    await link.click();
    const time = await page.waitForFunction(() => window.paintBench.navigation);
    return (await time.jsonValue()) ?? NaN;
  } finally {
    await context.close();
  }
}
