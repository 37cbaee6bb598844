import type { Page } from '@playwright/test';

/** A page's violations of its policy, and its requests to other origins. */
export interface PolicyWatch {
  violations: string[];
  foreignRequests: string[];
}

/** Watches a page and its iframes, from before their first script. */
export async function watchPolicy(page: Page): Promise<PolicyWatch> {
  const watch: PolicyWatch = { violations: [], foreignRequests: [] };
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    // Before the first navigation the page has no host; its first request goes to the site itself.
    const ours = page.url() === 'about:blank' ? host : new URL(page.url()).host;
    if (/^https?:$/.test(protocol) && host !== ours) watch.foreignRequests.push(request.url());
  });
  const note = (violation: string) => {
    watch.violations.push(violation);
  };
  await page.addInitScript(
    (report) => {
      document.addEventListener('securitypolicyviolation', (event) => {
        const { violatedDirective, blockedURI, sample, documentURI } = event;
        void report(`${documentURI}: ${violatedDirective} forbids ${blockedURI} ${sample}`);
      });
    },
    note,
    { exposeFunctions: true },
  );
  return watch;
}
