/** An opened page is hydrated only when the reader interacts with it (`docusaurus-first-paint`). */
import { expect, test, type Locator, type Page } from './support/reading';
import { LiveExample } from './support/live';
import { awake, hydrated, isChunkOf, sidebarLink } from './support/page';

const path = '/docs/guides/exporting';
const dehydrated = (page: Page): Locator => page.locator('[data-dehydrated=true]');
const copy = (page: Page): Locator =>
  page.getByRole('main').getByRole('button', { name: 'Copy', exact: true }).first();

test.use({ permissions: ['clipboard-write'] });

test('what it is made of is not run before', { tag: '@speed' }, async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && isChunkOf(request, path))
      scripts.push(request.url());
  });
  await hydrated(page, path);
  await page.waitForLoadState('networkidle');
  await expect(dehydrated(page)).toHaveCount(1);
  expect(scripts).toEqual([]);
  await awake(page);
  expect(scripts).toHaveLength(1);
});

test('its head stays as it was served', async ({ page, request }) => {
  const served = await (await request.get(path)).text();
  await hydrated(page, path);
  const head = (): Promise<string[]> =>
    page.evaluate(() => [
      document.title,
      document.documentElement.className,
      document.querySelector('link[rel=canonical]')?.getAttribute('href') ?? '',
      document.querySelector('meta[name=description]')?.getAttribute('content') ?? '',
    ]);
  const before = await head();
  for (const text of before) expect(served).toContain(text);
  await awake(page);
  expect(await head()).toEqual(before);
});

const signs: Record<string, (page: Page) => Promise<unknown>> = {
  'is pointed at': (page) => page.getByRole('main').hover(),
  'is scrolled': (page) => page.evaluate(() => window.scrollBy(0, 100)),
  'is walked through by keyboard': (page) => page.keyboard.press('Tab'),
  'is focused by a screen reader': (page) => copy(page).focus(),
};
for (const [sign, turnTo] of Object.entries(signs)) {
  test(`it comes to life when it ${sign}`, { tag: '@speed' }, async ({ page }) => {
    await hydrated(page, path);
    await expect(dehydrated(page)).toHaveCount(1);
    await turnTo(page);
    await expect(dehydrated(page)).toHaveCount(0);
  });
}

test('an example starts by itself where motion is welcome', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await hydrated(page, '/docs/intro');
  const example = new LiveExample(page, page.locator('[data-example]').first());
  await example.root.evaluate((element) => element.scrollIntoView({ block: 'center' }));
  await example.is('running');
});

test('what is pressed before it answers is kept', { tag: '@speed' }, async ({ page }) => {
  let release = (): void => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    if (isChunkOf(route.request(), path)) await released;
    await route.continue();
  });
  await hydrated(page, path);
  const button = copy(page);
  await button.click();
  release();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
});

/** Presses Copy while the page's chunk cannot be fetched; from the returned call on, it can. */
async function pressWithoutChunk(page: Page): Promise<() => void> {
  let isOnline = false;
  await page.route('**/assets/js/*.js', (route) =>
    isOnline || !isChunkOf(route.request(), path) ? route.continue() : route.abort(),
  );
  await hydrated(page, path);
  await copy(page).click();
  return () => (isOnline = true);
}

test(
  'when it cannot be fetched it says so, and works once it can',
  { tag: '@speed' },
  async ({ page }) => {
    const connect = await pressWithoutChunk(page);
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('could not be loaded');
    await expect(dehydrated(page)).toHaveCount(1);

    connect();
    await copy(page).click();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    await expect(alert).toHaveCount(0);
  },
);

test(
  'when it cannot be fetched, Retry does what was pressed',
  { tag: '@speed' },
  async ({ page }) => {
    const connect = await pressWithoutChunk(page);
    const retry = page.getByRole('alert').getByRole('button', { name: 'Retry' });
    await retry.click();
    await expect(retry).toBeVisible();

    connect();
    await retry.click();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeFocused();
    await expect(retry).toHaveCount(0);
  },
);

test.describe('a link in it', { tag: '@speed' }, () => {
  const link = (page: Page): Locator =>
    page.getByRole('article').locator('p a[href^="/docs/"]').first();

  test('is followed in the page while it is dehydrated', async ({ page }) => {
    await page.route('**/assets/js/*.js', (route) =>
      isChunkOf(route.request(), path) ? undefined : route.continue(),
    );
    await hydrated(page, path);
    await markDocument(page);
    const href = (await link(page).getAttribute('href')) ?? '';
    await link(page).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Exporting your work');
    await expectSameDocument(page);
    await page.goBack();
    await expect(page).toHaveURL(path);
  });

  test('is followed in the page by the Enter key', async ({ page }) => {
    await page.route('**/assets/js/*.js', (route) =>
      isChunkOf(route.request(), path) ? undefined : route.continue(),
    );
    await hydrated(page, path);
    await markDocument(page);
    await link(page).press('Enter');
    await expect(page).not.toHaveURL(path);
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Exporting your work');
    await expectSameDocument(page);
  });

  test('is left to the browser when it is to open in another tab', async ({ page }) => {
    await page.route('**/assets/js/*.js', (route) =>
      isChunkOf(route.request(), path) ? undefined : route.continue(),
    );
    await hydrated(page, path);
    // Whether the click is left to the browser. That it opens a tab then is for the browser to test.
    await page.evaluate(() => {
      window.addEventListener('click', ({ defaultPrevented }) => {
        document.body.setAttribute('data-left-to-browser', String(!defaultPrevented));
      });
    });
    await link(page).click({ modifiers: ['ControlOrMeta'] });
    await expect(page.locator('body')).toHaveAttribute('data-left-to-browser', 'true');
    await expect(page).toHaveURL(path);
  });

  test('to what is no page of the site loads as a document', async ({ page }) => {
    await page.route('**/assets/js/*.js', (route) =>
      isChunkOf(route.request(), path) ? undefined : route.continue(),
    );
    await hydrated(page, path);
    const markdown = page.getByRole('link', { name: 'View as Markdown' });
    await markdown.evaluate((element) => element.removeAttribute('target'));
    await markdown.click();
    await expect(page).toHaveURL(`${path}.md`);
  });
});

async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
}

async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
}

test(
  'when it breaks while coming to life, it says so in its place',
  { tag: '@speed' },
  async ({ page }) => {
    await hydrated(page, path);
    await page.evaluate(() => {
      const Whole = IntersectionObserver;
      window.IntersectionObserver = class extends Whole {
        override observe(): void {
          throw new Error('Broken on purpose');
        }
      };
      Object.assign(window, { mend: () => (window.IntersectionObserver = Whole) });
    });
    await page.getByRole('heading', { level: 1 }).hover();
    await expect(page.getByRole('heading', { name: 'This page crashed' })).toBeVisible();
    await expect(page.getByText('Broken on purpose')).toBeVisible();
    await expect(sidebarLink(page, '/docs/intro')).toBeVisible();

    await page.evaluate('mend()');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exporting your work');
    await copy(page).click();
    await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
  },
);

test('it is left without having been looked at, and come back to', async ({ page }) => {
  await hydrated(page, path);
  await sidebarLink(page, '/docs/intro').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Introduction');
  await expect(page).toHaveTitle(/Introduction/);
  await sidebarLink(page, path).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exporting your work');
  await expect(dehydrated(page)).toHaveCount(0);
  await copy(page).click();
  await expect(page.getByRole('button', { name: 'Copied', exact: true })).toBeVisible();
});
