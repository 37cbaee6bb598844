/** Registers and finds the service worker of this site. */
import siteConfig from '@generated/docusaurus.config';

const workerUrl = `${siteConfig.baseUrl}sw.js`;

/** The scope of the worker. The names of its caches end in it. */
function scope(): string {
  return new URL(siteConfig.baseUrl, window.location.origin).href;
}

/**
 * Registers the service worker, which then saves the site.
 *
 * @throws Error when the worker cannot be fetched or the browser does not allow one.
 */
export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl, {
    scope: siteConfig.baseUrl,
    updateViaCache: 'none',
  });
}

export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(siteConfig.baseUrl);
  // If this site lies below another site, `getRegistration` may return the worker of that site.
  return registration?.scope === scope() ? registration : undefined;
}

/** Removes everything that the worker has saved. */
export async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(scope()));
  await Promise.all(names.map((name) => caches.delete(name)));
}
