import { expect, test, type Page } from './support/test';
import { allow, cameras, openMirror, withCamera } from './support/camera';
import type { LiveExample } from './support/live';

test.use(withCamera);

test.describe('the camera goes off', () => {
  async function openOn(page: Page): Promise<LiveExample> {
    const mirror = await openMirror(page);
    const consent = mirror.root.getByRole('group', { name: 'Camera' });
    await allow(consent);
    await expect(consent).toContainText('Your camera is on.');
    expect(await cameras(page)).toEqual([true]);
    return mirror;
  }

  test('when the picture is out of view, though the rest of the example is in view', async ({
    page,
  }) => {
    const mirror = await openOn(page);
    await page.setViewportSize({ width: 480, height: 300 });
    // Scrolls to the source below the picture; it is long enough to fill the viewport.
    await mirror.root
      .locator('.code-block')
      .first()
      .evaluate((code) => {
        const { top } = code.getBoundingClientRect();
        window.scrollTo({ top: window.scrollY + top + 20, behavior: 'instant' });
      });
    await expect(mirror.preview).not.toBeInViewport();
    await expect(mirror.root).toBeInViewport();
    await expect.poll(() => cameras(page)).toEqual([false]);
    await mirror.is('idle');
  });

  test('when the tab is hidden', async ({ page }) => {
    const mirror = await openOn(page);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    await expect.poll(() => cameras(page)).toEqual([false]);
    await mirror.is('idle');
  });

  test('when the page is left for another one of the site', async ({ page }) => {
    await openOn(page);
    // Marks the document, to show later that the navigation did not load another one.
    await page.evaluate(() => Reflect.set(window, 'isSame', true));
    await page
      .locator('a[href="/docs/intro"]')
      .first()
      // Playwright's click() would scroll to the link, and thereby the picture out of view.
      .evaluate((link: HTMLElement) => link.click());
    await expect(page).not.toHaveURL(/mirror/);
    expect(await page.evaluate((): unknown => Reflect.get(window, 'isSame'))).toBe(true);
    await expect.poll(() => cameras(page)).toEqual([false]);
  });

  const waysOut: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
    'its tab is closed': (page) => page.close({ runBeforeUnload: true }),
    'it is loaded anew': (page) => page.reload({ waitUntil: 'commit' }),
    'another document is opened': (page) => page.goto('/licences.txt', { waitUntil: 'commit' }),
  };

  for (const [way, leave] of Object.entries(waysOut)) {
    test(`when the page is left, because ${way}`, async ({ page, context }) => {
      await openOn(page);
      // This listener comes after the page's own. What it finds is kept where another tab reads it,
      // because the page itself may be gone.
      await page.evaluate(() =>
        window.addEventListener('pagehide', () => {
          const streams: unknown = Reflect.get(window, 'streams');
          const areOn =
            Array.isArray(streams) &&
            streams.map((stream) => stream instanceof MediaStream && stream.active);
          localStorage.setItem('areOn', JSON.stringify(areOn));
        }),
      );
      const other = await context.newPage();
      await other.goto('/licences.txt');
      await page.bringToFront();
      expect(await cameras(page)).toEqual([true]);
      await leave(page);
      // It must be off when `pagehide` returns: a page in the cache runs nothing later.
      await expect.poll(() => other.evaluate(() => localStorage.getItem('areOn'))).toBe('[false]');
    });
  }

  for (const site of ['this site', 'another site']) {
    test(`when the page is left for a document of ${site}, and is off when the browser brings it back`, async ({
      page,
      baseURL,
    }) => {
      const mirror = await openOn(page);
      await page.evaluate(() => {
        const streams: unknown = Reflect.get(window, 'streams');
        const areOn = () =>
          Array.isArray(streams) &&
          streams.map((stream) => stream instanceof MediaStream && stream.active);
        const note = ({ type, persisted }: PageTransitionEvent) =>
          Reflect.set(window, type, { persisted, areOn: areOn() });
        window.addEventListener('pagehide', note);
        window.addEventListener('pageshow', note);
      });
      // To a browser, the same address by another name is another site.
      const here = baseURL ?? '';
      const origin = site === 'this site' ? here : here.replace('127.0.0.1', 'localhost');
      await page.evaluate((to) => window.location.assign(to), `${origin}/licences.txt`);
      await page.waitForURL(`${origin}/licences.txt`);
      await page.goBack({ waitUntil: 'commit' });
      const noted = (type: string) =>
        page.evaluate((name): unknown => Reflect.get(window, name), type);
      const outcome = async () => {
        const isAnew = await page.evaluate(() => {
          const [entry] = performance.getEntriesByType('navigation');
          // Says why the browser did not keep the page; null for a page that was kept.
          return Boolean(entry && Reflect.get(entry, 'notRestoredReasons'));
        });
        return isAnew ? 'loaded anew' : await noted('pageshow');
      };
      await expect.poll(outcome).toBeDefined();
      const result = await outcome();
      if (site === 'another site' && result === 'loaded anew') {
        // A browser may decline to keep a page that is left for another site: its sandbox, in a
        // process of its own, may still be ending its stream.
        expect(await cameras(page)).toEqual([]);
      } else {
        expect(result).toEqual({ persisted: true, areOn: [false] });
        expect(await noted('pagehide')).toEqual({ persisted: true, areOn: [false] });
        // The example waits, and does not start again by itself.
        await mirror.is('idle');
        await expect(mirror.root.getByRole('group', { name: 'Camera' })).toHaveCount(0);
      }
    });
  }
});
