/** Every page of the sitemap, on a phone and on a desktop, against the rules that axe knows. */
import { expect, test } from '@playwright/test';
import { violations } from './support/axe';
import { LiveExample } from './support/live';
import { hydrated, settled } from './support/page';
import { sitemap } from './support/sitemap';

/** Pages that the sitemap leaves out. */
const unlisted = ['/search?q=renderer', '/no-such-page'];

/** Pages are shared out, so that the workers take part in turn. */
const shares = 4;

// Running sketches would only keep the processor from the rules.
test.use({ contextOptions: { reducedMotion: 'reduce' } });
test.describe.configure({ timeout: 180_000 });

for (let share = 0; share < shares; share++) {
  test(`axe finds nothing, ${share + 1} of ${shares}`, async ({ page, request }) => {
    const paths = [...(await sitemap(request)), ...unlisted];
    expect(paths.length).toBeGreaterThan(70);
    const found: string[] = [];
    for (const path of paths.filter((_, index) => index % shares === share)) {
      await hydrated(page, path);
      for (const width of [390, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await settled(page);
        const here = await violations(page);
        found.push(...here.map((violation) => `${path} at ${width} px: ${violation}`));
      }
    }
    expect(found).toEqual([]);
  });
}

test.describe('while a sketch runs', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  for (const line of ['1', '2']) {
    test(`axe finds nothing around it and nothing in it, on p5 ${line}.x`, async ({ page }) => {
      await hydrated(page, '/examples/ringed-planet');
      const example = LiveExample.of(page, 'ringed-planet');
      await example.is('running');
      if (line === '2') await example.button('p5 2.x').press('Enter');
      await expect.poll(() => example.evaluate('p5.VERSION')).toMatch(new RegExp(`^${line}\\.`));
      await expect(example.sketch.locator('canvas')).toBeVisible();
      await example.is('running');
      const frame = page.frames().find((one) => one.url().endsWith('/runner/'));
      if (!frame) throw new Error('The sketch has no frame.');
      // What the sketch has to do keeps the rules waiting.
      await frame.evaluate('noLoop()');
      expect(await violations(page)).toEqual([]);
      expect(await violations(frame)).toEqual([]);
    });
  }
});
