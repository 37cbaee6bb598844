/**
 * Watches for updates of the offline copy, for readers who have saved one. For all others it only
 * asks the browser, when idle, whether there is a service worker; it stores nothing.
 */
import siteConfig from '@generated/docusaurus.config';

async function watchExistingCopy(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(siteConfig.baseUrl);
  if (!registration) return;
  const { watchUpdates } = await import('../offline/updates');
  await watchUpdates();
}

if (typeof window !== 'undefined' && 'serviceWorker' in navigator) {
  // `getRegistration()` rejects where storage is blocked, and the update check may reject offline.
  const watch = (): void => void watchExistingCopy().catch(() => undefined);
  // Safari lacks `requestIdleCallback`.
  if ('requestIdleCallback' in window) window.requestIdleCallback(watch);
  else setTimeout(watch, 2000);
  // An installed site is expected to open without a network, so it is saved.
  window.addEventListener('appinstalled', () => {
    void import('../offline/OfflineCopy').then(({ offlineCopy }) => offlineCopy.save());
  });
}
