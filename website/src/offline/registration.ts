/** The service worker of this site, among those that the browser knows. */
import siteConfig from '@generated/docusaurus.config';

const workerUrl = `${siteConfig.baseUrl}sw.js`;

/** Where the worker answers; its caches have names that end in it. */
function scope(): string {
  return new URL(siteConfig.baseUrl, window.location.origin).href;
}

/** @throws Error when the worker cannot be fetched or the browser does not allow one. */
export function register(): Promise<ServiceWorkerRegistration> {
  return navigator.serviceWorker.register(workerUrl, {
    scope: siteConfig.baseUrl,
    updateViaCache: 'none',
  });
}

export async function ownRegistration(): Promise<ServiceWorkerRegistration | undefined> {
  const registration = await navigator.serviceWorker.getRegistration(siteConfig.baseUrl);
  // Where this site is a part of another, that one's worker answers as well.
  return registration?.scope === scope() ? registration : undefined;
}

/** Removes everything that the worker has saved. */
export async function removeCaches(): Promise<void> {
  const names = (await caches.keys()).filter((name) => name.endsWith(scope()));
  await Promise.all(names.map((name) => caches.delete(name)));
}
