import type { Page } from '@playwright/test';

declare global {
  interface Window {
    reportViolation(violation: string): void;
  }
}

/** What a page was told not to do, and what it asked other origins for. */
export interface PolicyWatch {
  violations: string[];
  foreignRequests: string[];
}

/** Watches a page from its first script on, its frames included. */
export async function watchPolicy(page: Page): Promise<PolicyWatch> {
  const watch: PolicyWatch = { violations: [], foreignRequests: [] };
  page.on('request', (request) => {
    const { protocol, host } = new URL(request.url());
    // The page itself may not be there yet: its first request is to the site.
    const ours = page.url() === 'about:blank' ? host : new URL(page.url()).host;
    if (/^https?:$/.test(protocol) && host !== ours) watch.foreignRequests.push(request.url());
  });
  await page.exposeFunction('reportViolation', (violation: string) => {
    watch.violations.push(violation);
  });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violatedDirective, blockedURI, sample, documentURI } = event;
      window.reportViolation(
        `${documentURI}: ${violatedDirective} forbids ${blockedURI} ${sample}`,
      );
    });
  });
  return watch;
}
