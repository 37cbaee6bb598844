import { expect, test, type Page } from './support/test';
import { awake, hydrated, inMotion, isChunkOf, settled, sidebarLink } from './support/page';

const target = '/docs/getting-started/installation';

test.describe('going to another page', () => {
  test(
    'loads its code first, then switches, and starts at the top',
    { tag: '@main' },
    async ({ page }) => {
      const chunk = await holdChunk(page, target);
      await hydrated(page, '/docs/intro');
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await sidebarLink(page, target).click();
      await chunk.requested;
      await expect(page.locator('main h1')).not.toHaveText('Installation');
      chunk.release();
      await expect(page.locator('main h1')).toHaveText('Installation');
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect(await page.evaluate(() => performance.getEntriesByType('navigation').length)).toBe(1);
    },
  );

  test('with a hash scrolls to the element of that name', { tag: '@main' }, async ({ page }) => {
    await hydrated(page, '/docs/guides/fundamentals');
    const entry = page.locator('.table-of-contents a').last();
    const id = (await entry.getAttribute('href'))?.slice(1) ?? '';
    await entry.click();
    await expect(page).toHaveURL(`/docs/guides/fundamentals#${id}`);
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('gives history entries keys of six characters', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    await sidebarLink(page, target).click();
    await expect(page).toHaveURL(target);
    const state = await page.evaluate(() => JSON.stringify(window.history.state));
    expect(state).toMatch(/"key":"\w{6}"/);
  });

  test('going back restores where the reader was', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    await sidebarLink(page, target).click();
    await expect(page.locator('main h1')).toHaveText('Installation');
    await page.goBack();
    await expect(page).toHaveURL('/docs/intro');
    await expect(page.locator('main h1')).not.toHaveText('Installation');
  });
});

test.describe('progress bar', () => {
  test.use(inMotion);

  // The defaults of NProgress: minimum 0.08, speed 200 ms, trickle every 800 ms at 0.02.
  test('starts after 200 ms, trickles, and finishes with the route', async ({ page }) => {
    const chunk = await holdChunk(page, target);
    await hydrated(page, '/docs/intro');
    await stopClock(page);
    await sidebarLink(page, target).click();
    await chunk.requested;

    const bar = page.locator('#nprogress .bar');
    await page.clock.runFor(199);
    await expect(bar).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(bar).toHaveCount(1);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    await page.clock.runFor(1);
    expect(await progress(page)).toBeCloseTo(0.08);
    await expect(bar).toHaveCSS('transition-duration', '0.2s');

    await page.clock.runFor(800 + 200);
    const trickled = await progress(page);
    expect(trickled).toBeGreaterThan(0.08);
    expect(trickled).toBeLessThanOrEqual(0.1 + 1e-6);

    chunk.release();
    await expect(page.locator('main h1')).toHaveText('Installation');
    await page.clock.runFor(2000);
    await expect(bar).toHaveCount(0);
  });

  test('comes although nothing else comes from the network', async ({ page }) => {
    const errors: Error[] = [];
    page.on('pageerror', (error) => errors.push(error));
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await hydrated(page, '/docs/intro');
    await page.route('**/assets/js/*.js', async (route) => {
      await released;
      await route.continue();
    });
    await sidebarLink(page, target).click();
    await expect(page.locator('#nprogress .bar')).toBeVisible();
    await expect(page.locator('main h1')).toHaveText('Introduction');
    release();
    await expect(page.locator('main h1')).toHaveText('Installation');
    await expect(page.locator('#nprogress')).toHaveCount(0);
    expect(errors).toEqual([]);
  });

  test('stays away when the next page is there in time', async ({ page }) => {
    const chunk = await holdChunk(page, target);
    await hydrated(page, '/docs/intro');
    await stopClock(page);
    await sidebarLink(page, target).click();
    await chunk.requested;
    await page.clock.runFor(150);
    chunk.release();
    await expect(page.locator('main h1')).toHaveText('Installation');
    await page.clock.runFor(1000);
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('preloading', () => {
  test.use({ prefetches: true });

  test('a link that is pointed at is loaded ahead', async ({ page }) => {
    const chunk = await holdChunk(page, target);
    await hydrated(page, '/docs/intro');
    await sidebarLink(page, target).hover();
    await chunk.requested;
  });

  for (const [name, connection] of [
    ['a 2g connection', { effectiveType: '2g', saveData: false }],
    ['a slow 2g connection', { effectiveType: 'slow-2g', saveData: false }],
    ['data saving', { effectiveType: '4g', saveData: true }],
  ] as const) {
    test(`nothing is loaded ahead with ${name}`, async ({ page }) => {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value });
      }, connection);
      // Without reduced motion the example in view would start, and load its scripts.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await hydrated(page, '/docs/intro');
      const chunks: string[] = [];
      page.on('request', (request) => {
        if (/\/assets\/js\//.test(request.url())) chunks.push(request.url());
      });
      await sidebarLink(page, target).hover();
      await page.waitForLoadState('networkidle');
      expect(chunks).toEqual([]);
      await expect(page.locator('link[rel=prefetch]')).toHaveCount(0);
      // A click still loads the page.
      await sidebarLink(page, target).click();
      await expect(page.locator('main h1')).toHaveText('Installation');
    });
  }

  test(
    'links in view are fetched ahead on a good connection',
    { tag: '@speed' },
    async ({ page }) => {
      await hydrated(page, '/docs/intro');
      const links = page.locator('head link[rel=prefetch]');
      await expect(links.first()).toBeAttached();
    },
  );

  test(
    'following one of them waits for nothing more from the network',
    { tag: '@speed' },
    async ({ page }) => {
      const to = '/docs/getting-started/typescript-support';
      const fetched = page.waitForEvent('requestfinished', (request) => isChunkOf(request, to));
      await hydrated(page, target);
      const link = sidebarLink(page, to);
      await link.scrollIntoViewIfNeeded();
      await fetched;
      await page.waitForLoadState('networkidle');
      await page.evaluate(() => performance.clearResourceTimings());
      await link.click();
      await expect(page.locator('main h1')).toHaveText('TypeScript support');
      const late = await page.evaluate(() => {
        const links = document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]');
        const ahead = new Set(Array.from(links, ({ href }) => href));
        return performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming && entry.transferSize > 0)
          .map(({ name }) => name)
          .filter((name) => /\.(?:js|css)$/.test(name) && !ahead.has(name));
      });
      expect(late).toEqual([]);
    },
  );
});

test.describe('addresses', () => {
  for (const path of ['/docs/intro.html', '/docs/intro/index.html']) {
    test(`${path} leads to the page's own address`, async ({ page }) => {
      await page.goto(path);
      await expect(page).toHaveURL(/\/docs\/intro\/?$/);
      await expect(page.locator('main h1')).toHaveText('Introduction');
    });

    test(`${path} shows the page on a host that does not redirect`, async ({ page, request }) => {
      // Such a host answers this address with the page itself.
      const intro = await (await request.get('/docs/intro')).text();
      await page.route(`**${path}`, (route) =>
        route.fulfill({ body: intro, contentType: 'text/html' }),
      );
      await hydrated(page, path);
      await expect(page.locator('main h1')).toHaveText('Introduction');
      await expect(sidebarLink(page, '/docs/intro')).toHaveAttribute('aria-current', 'page');
      await expect(page).toHaveURL('/docs/intro');
    });

    test(
      `${path} can be read there while its code is on its way`,
      { tag: '@speed' },
      async ({ page, request }) => {
        const intro = await (await request.get('/docs/intro')).text();
        await page.route(`**${path}?*`, (route) =>
          route.fulfill({ body: intro, contentType: 'text/html' }),
        );
        await page.emulateMedia({ reducedMotion: 'reduce' });
        const chunk = await holdChunk(page, '/docs/intro');
        await hydrated(page, `${path}?a=b#what`);
        await settled(page);
        await expect(page.locator('main h1')).toHaveText('Introduction');
        await expect(page).toHaveURL('/docs/intro?a=b#what');
        await page.getByRole('main').hover();
        await chunk.requested;
        await expect(page.locator('main h1')).toHaveText('Introduction');
        chunk.release();
        await awake(page);
        await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/intro$/);
      },
    );
  }

  for (const hash of ['#%E0%A4%A', '#%', '#100%', '#<b>']) {
    test(`the malformed hash ${hash} does no harm`, async ({ page }) => {
      const errors: Error[] = [];
      page.on('pageerror', (error) => errors.push(error));
      await hydrated(page, '/docs/intro');
      await page.evaluate((value) => {
        window.location.hash = value;
      }, hash);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await expect(page.getByText('This page crashed')).toHaveCount(0);
      // The page still reacts to a click.
      await sidebarLink(page, target).click();
      await expect(page.locator('main h1')).toHaveText('Installation');

      await page.goto('about:blank');
      await hydrated(page, `/docs/intro${hash}`);
      await expect(page.locator('main h1')).toHaveText('Introduction');
      expect(errors).toEqual([]);
    });
  }
});

/** Holds back the chunk of a page until it is released; prefetching the chunk fails. */
async function holdChunk(page: Page, path: string) {
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  let noteRequest = () => {};
  const requested = new Promise<void>((resolve) => (noteRequest = resolve));
  await page.route(
    (url) => url.pathname.startsWith('/assets/js/'),
    async (route) => {
      if (!isChunkOf(route.request(), path)) return route.continue();
      if (route.request().resourceType() !== 'script') return route.abort();
      noteRequest();
      await released;
      return route.continue();
    },
  );
  return { requested, release };
}

/** Pauses the page's clock: from here on time passes only when the test advances it. */
async function stopClock(page: Page): Promise<void> {
  await page.clock.install({ time: 0 });
  await page.clock.pauseAt(60_000);
}

/** Position of the progress bar, from 0 to 1. */
function progress(page: Page): Promise<number> {
  return page.locator('#nprogress .bar').evaluate((bar) => {
    const [, percent = ''] = /translate3d\((-?[\d.]+)%/.exec(bar.getAttribute('style') ?? '') ?? [];
    return 1 + Number(percent) / 100;
  });
}
