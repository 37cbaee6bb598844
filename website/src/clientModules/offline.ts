/**
 * Wakes what belongs to an offline copy, for readers who keep one. For all others it asks the
 * browser one question when there is nothing better to do, and stores nothing.
 */
import siteConfig from '@generated/docusaurus.config';

const load = () => import('../offline');

async function watchExistingCopy(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(siteConfig.baseUrl);
  if (registration) await (await load()).watchUpdates();
}

if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  // Browsers that keep sites from storing things refuse the question; offline there is no answer.
  const watch = (): void => void watchExistingCopy().catch(() => undefined);
  // Safari cannot tell when it is idle.
  if ('requestIdleCallback' in window) window.requestIdleCallback(watch);
  else setTimeout(watch, 2000);
  // Whoever installs a site expects it to open without a network.
  window.addEventListener('appinstalled', () => {
    void load().then(({ offlineCopy }) => offlineCopy.save());
  });
}
