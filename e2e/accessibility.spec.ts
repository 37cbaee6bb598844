/** Checks a page with a running sketch, and the sketch's own document, with axe. */
import { expect, test } from './support/test';
import { violations } from './support/axe';
import { LiveExample } from './support/live';
import { hydrated, inMotion } from './support/page';

test.use(inMotion);

test.describe('while a sketch runs', () => {
  for (const major of ['1', '2']) {
    test(`axe finds nothing around it and nothing in it, on p5 ${major}.x`, async ({ page }) => {
      await hydrated(page, '/examples/tunnel');
      const example = LiveExample.of(page, 'tunnel');
      await example.is('running');
      if (major === '2') await example.button('p5 2.x').press('Enter');
      await expect
        .poll(() => example.evaluate('String(window.p5?.VERSION)'))
        .toMatch(new RegExp(`^${major}\\.`));
      await expect(example.sketch.locator('canvas')).toBeVisible();
      await example.is('running');
      const frame = page.frames().find((one) => one.url().endsWith('/runner/'));
      if (!frame) throw new Error('The sketch has no frame.');
      // A drawing sketch keeps the main thread of its sandbox busy and would slow axe down.
      await frame.evaluate('noLoop()');
      expect(await violations(page)).toEqual([]);
      expect(await violations(frame)).toEqual([]);
    });
  }
});
