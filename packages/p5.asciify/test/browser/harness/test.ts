/** The `test` that every spec here uses: it can publish pages and open sketches. */
import { test as base, expect, type Page } from '@playwright/test';
import { LIBRARY_SCRIPT, p5Script, scriptTagPage, type SketchSource } from './document';
import { releaseOf } from '../../p5Releases';
import type { P5Version } from '../../p5Versions';
import { Site } from './site';
import { Sketch } from './sketch';

export interface HarnessOptions {
  /** The version of p5 that a project runs on. */
  p5: P5Version;
  /** The release that a project runs on; the one that stands for its version if not said. */
  release: string;
}

interface HarnessFixtures {
  site: Site;
  sketch: Sketch;
  /** Opens a sketch on the project's version of p5, loaded with script tags, and draws its first frame. */
  open: <Data>(source: SketchSource<Data>, scripts?: string[]) => Promise<Sketch>;
}

interface WorkerFixtures {
  /**
   * The server and the page that all tests of a worker share: with a new page each test would fetch
   * and compile p5 anew, which takes longer than most tests. Sharing is safe: sketches store
   * nothing, and a failed test ends its worker.
   */
  shared: { site: Site; page: Page };
}

const VIEWPORT = { width: 800, height: 600 };

export const test = base.extend<HarnessOptions & HarnessFixtures, WorkerFixtures>({
  p5: ['1.11', { option: true }],
  release: [({ p5 }, use) => use(releaseOf(p5)), { option: true }],

  shared: [
    async ({ browser }, use) => {
      const site = await Site.start();
      const page = await browser.newPage();
      await use({ site, page });
      await page.close();
      await site.close();
    },
    { scope: 'worker' },
  ],

  site: ({ shared }, use) => use(shared.site),

  page: async ({ shared: { page, site } }, use) => {
    await page.setViewportSize(VIEWPORT);
    await use(page);
    for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
    // Ends the sketch. To leave the server's origin would end the browser's process for it, too.
    await page.goto(site.publish(''));
  },

  sketch: async ({ page }, use) => {
    const sketch = new Sketch(page);
    await use(sketch);
    expect(sketch.complaints).toEqual([]);
  },

  open: async ({ sketch, site, p5 }, use) => {
    await use(async (source, scripts = [p5Script(p5), LIBRARY_SCRIPT]) => {
      await sketch.open(site.publish(scriptTagPage(source, scripts)));
      return sketch;
    });
  },
});

export { expect };
