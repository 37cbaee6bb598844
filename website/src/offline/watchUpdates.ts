import siteConfig from '@generated/docusaurus.config';
import { Workbox } from 'workbox-window';
import { showUpdatePrompt } from './updatePrompt';

/** Tells the reader when a new version of their copy is ready. Nothing reloads by itself. */
export async function watchUpdates(): Promise<void> {
  const workbox = new Workbox(`${siteConfig.baseUrl}sw.js`, {
    scope: siteConfig.baseUrl,
    updateViaCache: 'none',
  });
  workbox.addEventListener('waiting', () => {
    showUpdatePrompt(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register({ immediate: true });
  // A page may stay open for days, so it looks for updates whenever it is shown again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) workbox.update().catch(ignoreOffline);
  });
}

/** The update check fails without a network; there is nothing to tell the reader then. */
function ignoreOffline(): void {}
