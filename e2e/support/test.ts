/**
 * Playwright's own exports for the browser tests, with a `test` in which pages prefetch nothing, and
 * which can fetch many files.
 */
import { test as base } from '@playwright/test';

export * from '@playwright/test';

interface Options {
  /**
   * Whether pages fetch the code of links in view ahead, as they do on a good connection. A page with
   * a sidebar fetches twenty files, which take a quarter of the processor time of a visit: only tests
   * about it wait for them.
   */
  prefetches: boolean;
}

interface Fixtures {
  /**
   * Fetches a file of the site, and follows no redirect. It is for tests that ask for all pages:
   * Playwright's `request` takes several times the processor time.
   */
  fetchPath: (path: string) => Promise<Response>;
}

export const test = base.extend<Options & Fixtures>({
  prefetches: [false, { option: true }],
  context: async ({ context, prefetches }, use) => {
    if (!prefetches) await context.addInitScript(reportSlowConnection);
    await use(context);
  },
  fetchPath: ({ baseURL }, use) =>
    use((path) =>
      fetch(new URL(path, baseURL), {
        redirect: 'manual',
        // To compress a file takes the server longer than to send it.
        headers: { 'Accept-Encoding': 'identity' },
      }),
    ),
});

/** Runs in the page. The framework prefetches nothing on a 2g connection. */
export function reportSlowConnection(): void {
  const connection: unknown = Reflect.get(navigator, 'connection');
  if (connection instanceof Object) {
    Object.defineProperty(connection, 'effectiveType', { value: '2g' });
  }
}
