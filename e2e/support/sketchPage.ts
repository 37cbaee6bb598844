/** A `test` for running sketches: all tests of a worker share one server and one page. */
import { test as base } from '@playwright/test';
import { Site } from '../../packages/p5.asciify/test/browser/harness/site';
import type { SketchPage } from '../../scripts/sketches/openSketch';

export const test = base.extend<object, { sketchPage: SketchPage }>({
  sketchPage: [
    async ({ browser }, use) => {
      const site = await Site.start();
      const page = await browser.newPage();
      await use({ page, site });
      await page.close();
      await site.close();
    },
    { scope: 'worker' },
  ],
});

export { expect } from '@playwright/test';
