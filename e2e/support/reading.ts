/**
 * A `test` for tests that only read pages and press their controls. All such tests of a worker share
 * one page, because a visit in a new one takes two and a half times the processor time: the browser
 * starts a process for it and compiles all scripts again.
 *
 * Tests that expose functions take `support/test.ts`, since nothing undoes that for the next test.
 */
import type { Browser, BrowserContextOptions, Disposable, Page } from '@playwright/test';
import { reportSlowConnection, test as base } from './test';

export * from '@playwright/test';

/** The pages of a worker, one for each set of options that a context is made with. */
class SharedPages {
  private readonly pages = new Map<string, Page>();

  constructor(
    private readonly browser: Browser,
    private readonly common: BrowserContextOptions,
  ) {}

  async open(options: BrowserContextOptions): Promise<Page> {
    const key = JSON.stringify(options);
    const shared = this.pages.get(key);
    if (shared) return shared;
    const context = await this.browser.newContext({ ...this.common, ...options });
    await context.addInitScript(reportSlowConnection);
    const page = await context.newPage();
    noteScripts(page);
    this.pages.set(key, page);
    return page;
  }

  /** Closes a page that a failed test has left in an unknown state. */
  async close(closed: Page): Promise<void> {
    for (const [key, page] of this.pages) if (page === closed) this.pages.delete(key);
    await closed.context().close();
  }

  async closeAll(): Promise<void> {
    for (const page of this.pages.values()) await page.context().close();
  }
}

export const test = base.extend<object, { sharedPages: SharedPages }>({
  sharedPages: [
    async ({ browser }, use, { project }) => {
      const { baseURL, viewport } = project.use;
      const pages = new SharedPages(browser, { baseURL, viewport });
      await use(pages);
      await pages.closeAll();
    },
    { scope: 'worker' },
  ],
  page: async (
    {
      sharedPages,
      viewport,
      javaScriptEnabled,
      hasTouch,
      contextOptions,
      colorScheme,
      permissions,
    },
    use,
    testInfo,
  ) => {
    const options = { javaScriptEnabled, hasTouch, colorScheme, ...contextOptions };
    const page = await sharedPages.open(options);
    if (permissions) await page.context().grantPermissions(permissions);
    if (viewport) await page.setViewportSize(viewport);
    // An earlier test may have emulated something else.
    const { reducedMotion = null, forcedColors = null } = options;
    await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors });
    await use(page);
    if (testInfo.status === testInfo.expectedStatus)
      await clear(page, testInfo.project.use.baseURL);
    else await sharedPages.close(page);
  },
  context: ({ page }, use) => use(page.context()),
});

/** The scripts that the current test has added to a page, to be removed after it. */
const addedScripts = new WeakMap<Page, Disposable[]>();

function noteScripts(page: Page): void {
  const add: Page['addInitScript'] = page.addInitScript.bind(page);
  page.addInitScript = async (script, argument, options) => {
    const added = await add(script, argument, options);
    addedScripts.set(page, [...(addedScripts.get(page) ?? []), added]);
    return added;
  };
}

/**
 * Undoes what a test has done to its page: other tabs, scripts, listeners, routes, permissions and
 * stored data.
 */
async function clear(page: Page, origin: string | undefined): Promise<void> {
  const context = page.context();
  for (const other of context.pages()) if (other !== page) await other.close();
  for (const script of addedScripts.get(page) ?? []) await script.dispose();
  addedScripts.delete(page);
  for (const event of ['console', 'pageerror', 'dialog', 'download', 'popup'] as const) {
    page.removeAllListeners(event);
  }
  for (const event of ['request', 'response', 'requestfinished', 'requestfailed'] as const) {
    page.removeAllListeners(event);
    context.removeAllListeners(event);
  }
  const session = await context.newCDPSession(page);
  // The storage of a tab can only be cleared from within a document of its origin.
  await session.send('Runtime.evaluate', { expression: 'try { sessionStorage.clear() } catch {}' });
  // The page is left before its routes are removed. On pages that were still loading the search, removing
  // them has been seen to wait for ever.
  await page.goto('about:blank');
  await page.unrouteAll();
  await context.unrouteAll();
  await context.setOffline(false);
  await context.clearPermissions();
  await context.clearCookies();
  if (origin) {
    await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  }
  await session.detach();
}
