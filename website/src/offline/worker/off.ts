/**
 * The service worker of a site that keeps no copies: it replaces the one that a reader may have,
 * removes what that has saved, and then itself. Open pages go on as they are.
 */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', () => void self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(leave()));

async function leave(): Promise<void> {
  const { scope } = self.registration;
  const names = await caches.keys();
  // Sites under other paths of this origin have caches of their own.
  await Promise.all(
    names.filter((name) => name.endsWith(scope)).map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
}
export {};
