import { readFileSync } from 'node:fs';
import * as v from 'valibot';
import { createSiteServer } from '../scripts/server/siteServer';
import { violations } from './support/axe';
import { expect, test, type Page, type Route } from './support/test';
import { hydrated, isChunkOf, settled, sidebarLink } from './support/page';
import { siteFolder, siteUrl } from './support/siteFolder';

const target = '/docs/getting-started/installation';

// Here the host answers with the not-found page, which the framework's entry would leave in place
// until the code has come.
test.describe('a page that loads late', { tag: '@speed' }, () => {
  test('shows nothing for 200 ms, then a spinner, then the page', async ({ page }) => {
    let release = () => {};
    const released = new Promise<void>((resolve) => (release = resolve));
    await interceptChunk(page, () => released.then((): Answer => 'continue'));
    await page.clock.install({ time: 0 });
    await page.clock.pauseAt(60_000);
    await loadWhileRendering(page);

    const spinner = page.getByRole('status', { name: 'Loading' });
    await expect(page.locator('main h1')).toHaveCount(0);
    await page.clock.runFor(199);
    await expect(spinner).toHaveCount(0);
    // On a busy machine React may draw its place, and the time begin, only now.
    await expect(async () => {
      await page.clock.runFor(200);
      await expect(spinner).toBeVisible({ timeout: 1000 });
    }).toPass();
    release();
    await expect(page.locator('main h1')).toHaveText('Installation');
  });
});

test.describe('a page whose code cannot be loaded', () => {
  test(
    'shows the error in a red box, and Retry reloads the page',
    { tag: '@speed' },
    async ({ page }) => {
      let online = false;
      await interceptChunk(page, () => (online ? 'continue' : 'abort'));
      await loadWhileRendering(page);

      const box = page.getByRole('alert').filter({ hasText: /chunk/i });
      await expect(box).toBeVisible();
      const [red = 0, green = 0, blue = 0] = await box.evaluate((element) =>
        [...getComputedStyle(element).borderTopColor.matchAll(/\d+/g)].map(Number),
      );
      expect(red).toBeGreaterThan(150);
      expect(red).toBeGreaterThan(green * 1.5);
      expect(red).toBeGreaterThan(blue * 1.5);

      online = true;
      const loaded = page.waitForEvent('load');
      await box.getByRole('button', { name: 'Retry' }).click();
      await loaded;
      await expect(page.locator('main h1')).toHaveText('Installation');
    },
  );

  for (const [state, answer] of [
    ['out of reach', 'abort'],
    // After the deployment of a new version, a host answers old script addresses with the 404 page.
    ['gone', 'notFound'],
  ] as const) {
    test(`${state}, after a link: a warning, one reload, and no more`, async ({ page }) => {
      await interceptChunk(page, () => answer);
      await hydrated(page, '/docs/intro');
      const warnings: string[] = [];
      page.on('console', (message) => {
        if (message.type() === 'warning') warnings.push(message.text());
      });
      const documents: string[] = [];
      page.on('request', (request) => {
        if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname);
      });

      const reloaded = page.waitForEvent('load');
      await sidebarLink(page, target).click();
      await reloaded;
      await page.waitForLoadState('networkidle');

      expect(warnings.join('\n')).toMatch(/chunk/i);
      expect(documents).toEqual([target]);
      // The served HTML can be read, and its links work, although the script is missing.
      await expect(page.locator('main h1')).toHaveText('Installation');
      await sidebarLink(page, '/docs/intro').click();
      await expect(page.locator('main h1')).toHaveText('Introduction');
    });
  }

  test('works again once the new version is there', async ({ page }) => {
    let deployed = false;
    await interceptChunk(page, () => (deployed ? 'continue' : 'notFound'));
    await hydrated(page, '/docs/intro');
    page.on('request', (request) => {
      deployed ||= request.resourceType() === 'document';
    });
    await sidebarLink(page, target).click();
    await expect.poll(() => deployed).toBe(true);
    await expect(page.locator('main h1')).toHaveText('Installation');
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
  });
});

test.describe('an unknown address', () => {
  for (const path of ['/no-such-page', '/docs/no-such-page', '/docs/api/no/such/page']) {
    test(`${path} has the title of the not-found page`, async ({ page }) => {
      await hydrated(page, path);
      await settled(page);
      await expect(page).toHaveTitle('Page Not Found | p5.asciify');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page Not Found');
    });
  }

  test('gets the not-found page with its status and a way on', async ({ page }) => {
    const response = await page.goto('/docs/no-such-page');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
    const links = page.getByRole('main').getByRole('link');
    expect(await links.count()).toBeGreaterThan(0);
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  });

  test('reached by a link inside the site is not found either', async ({ page }) => {
    await hydrated(page, '/docs/intro');
    await goBackTo(page, '/docs/no-such-page');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/not found/i);
  });
});

test.describe('base URL banner', () => {
  test(
    'shows on the home page when the site fails to load, and can be read',
    { tag: '@main' },
    async ({ page }) => {
      await failToLoad(page);
      await page.goto('/');
      const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
      await expect(banner).toHaveCount(1);
      await expect(banner).toContainText('It was built for the path /');
      expect(await violations(page, '#base-url-banner')).toEqual([]);
    },
  );

  test('says which base URL would be right', { tag: '@main' }, async ({ page }) => {
    const server = createSiteServer({ folder: siteFolder, baseUrl: '/a/project/' });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = v.parse(v.object({ port: v.number() }), server.address());
    await page.goto(`http://127.0.0.1:${port}/a/project/`);
    const banner = page.getByRole('alert').filter({ hasText: 'did not load properly' });
    await expect(banner).toContainText('Build it with BASE_URL=/a/project/');
    expect(await violations(page, '#base-url-banner')).toEqual([]);
    server.close();
  });

  test('shows on no other page', async ({ page }) => {
    await failToLoad(page);
    await page.goto('/docs/intro');
    await expect(page.locator('main h1')).toHaveText('Introduction');
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });

  test('does not show when the site loads', async ({ page }) => {
    await hydrated(page, '/');
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });
});

type Answer = 'continue' | 'abort' | 'notFound';

/** Lets `decide` answer every request for the chunks of the target page. */
async function interceptChunk(page: Page, decide: () => Answer | Promise<Answer>): Promise<void> {
  await page.route(
    (url) => url.pathname.startsWith('/assets/js/'),
    async (route) => {
      const answer = isChunkOf(route.request(), target) ? await decide() : 'continue';
      if (answer === 'abort') return route.abort();
      if (answer === 'notFound') return answerNotFound(route);
      return route.continue();
    },
  );
}

/** Answers with status 404 and the site's own not-found page, as hosts do. */
function answerNotFound(route: Route): Promise<void> {
  const body = readFileSync(new URL('404.html', siteUrl), 'utf8');
  return route.fulfill({ status: 404, body, contentType: 'text/html; charset=utf-8' });
}

/**
 * Opens the target page on a host that knows no addresses with `.html` and answers with the
 * not-found page: the router then finds the page, and loads its code while it renders.
 */
async function loadWhileRendering(page: Page): Promise<void> {
  await page.route(`**${target}.html`, answerNotFound);
  // The load event would wait for the chunk that the tests hold back.
  await page.goto(`${target}.html`, { waitUntil: 'domcontentloaded' });
  // The page loads its scripts when it is idle or at the first interaction; under a paused clock it
  // is never idle.
  await page.mouse.move(10, 10);
}

/** Changes the address as the browser's back button does, with a `popstate` event. */
async function goBackTo(page: Page, path: string): Promise<void> {
  await page.evaluate((address) => {
    window.history.pushState({ key: 'abcdef' }, '', address);
    window.dispatchEvent(new PopStateEvent('popstate', { state: { key: 'abcdef' } }));
  }, path);
}

async function failToLoad(page: Page): Promise<void> {
  await page.route(/\/assets\/(js|css)\//, (route) => route.abort());
}
