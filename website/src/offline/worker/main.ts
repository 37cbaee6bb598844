/** The service worker of readers who keep a copy of the site. */
import { cacheNames, clientsClaim } from 'workbox-core';
import type { WorkboxPlugin } from 'workbox-core/types';
import { PrecacheController } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, CacheOnly, NetworkFirst } from 'workbox-strategies';
import type { Progress } from '../protocol';
import { intact, sandboxedDocument, savedAddresses } from './answers';
import { saveAll } from './saveAll';

declare const self: ServiceWorkerGlobalScope;

/** A reader who waits longer than this, in seconds, is better served from the copy. */
const patience = 3;
const base = new URL(self.registration.scope);

/**
 * Used while the copy is saved: a file that is already cached is kept only if it has the hash of
 * what was built. Otherwise it counts as missing, and is fetched next.
 */
const checked: WorkboxPlugin = {
  cachedResponseWillBeUsed: ({ cachedResponse, request }) =>
    intact(cachedResponse, controller.getIntegrityForCacheKey(request.url), () =>
      Promise.reject(new Error('It is fetched next.')),
    ),
};
const controller = new PrecacheController({ plugins: [checked] });
controller.addToCacheList(
  SAVED_FILES.map(([url, hash]) => ({
    url,
    // The names of files in `assets/` change with their content.
    revision: new URL(url, base).pathname.startsWith(`${base.pathname}assets/`) ? null : hash,
    integrity: `sha256-${hash}`,
  })),
);

self.addEventListener('install', (event) => {
  event.waitUntil(saveAll(controller, event, tellPages));
});
// Removes what an earlier version has saved.
self.addEventListener('activate', (event) => event.waitUntil(controller.activate(event)));
// Lets the worker serve the pages that are already open, such as the one that asked for the copy.
clientsClaim();
// A new version waits until the reader asks for it.
self.addEventListener('message', ({ data }) => {
  const message: unknown = data;
  if (isSkipWaiting(message)) void self.skipWaiting();
});

/**
 * Reads from the copy, and never stores what the network answers, because the copy is of one
 * version. A file whose hash differs is fetched anew.
 */
const copy: WorkboxPlugin = {
  cacheKeyWillBeUsed: ({ request }: { request: Request }) =>
    Promise.resolve(savedKey(request.url) ?? request),
  cacheWillUpdate: () => Promise.resolve(null),
  cachedResponseWillBeUsed: ({ cachedResponse, request, event }) =>
    intact(cachedResponse, controller.getIntegrityForCacheKey(request.url), () =>
      repaired(request.url, event),
    ),
};

/** Treats a server error like a failed connection, so that the copy answers instead. */
const failures = {
  fetchDidSucceed: ({ response }: { response: Response }) =>
    response.status >= 500
      ? Promise.reject(new Error(`${response.url} answered with status ${response.status}.`))
      : Promise.resolve(response),
};

const offlinePage: WorkboxPlugin = {
  handlerDidError: async ({ request, event }) =>
    request.mode === 'navigate'
      ? cacheOnly.handle({ request: new Request(new URL('offline/', base)), event })
      : undefined,
};

const cacheName = cacheNames.precache;
const cacheOnly = new CacheOnly({ cacheName, plugins: [copy] });
const cacheFirst = new CacheFirst({ cacheName, plugins: [copy] });
const networkFirst = new NetworkFirst({
  cacheName,
  networkTimeoutSeconds: patience,
  plugins: [copy, failures, offlinePage],
});

registerRoute(({ url }) => isIn(url, 'assets/') || isIn(url, 'lib/'), cacheFirst);
registerRoute(
  ({ url, request }) => isIn(url, 'runner/') && request.mode === 'navigate',
  async (options) => sandboxedDocument(await networkFirst.handle(options)),
);
registerRoute(({ url }) => isIn(url, ''), networkFirst);

function isIn({ origin, pathname }: URL, folder: string): boolean {
  return origin === base.origin && pathname.startsWith(base.pathname + folder);
}

function savedKey(address: string): string | undefined {
  return savedAddresses(new URL(address))
    .map((url) => controller.getCacheKeyForURL(url))
    .find((key) => key !== undefined);
}

/**
 * Fetches a damaged file of the copy anew. Workbox stores the new content, because it has to match
 * the hash.
 */
function repaired(cacheKey: string, event: ExtendableEvent): Promise<Response> {
  const url = new URL(cacheKey);
  url.search = '';
  const integrity = controller.getIntegrityForCacheKey(cacheKey);
  const request = new Request(url, { cache: 'reload', integrity });
  return controller.strategy.handle({ request, event, params: { cacheKey, integrity } });
}

function tellPages(saved: number, total: number): void {
  const progress: Progress = { type: 'offline progress', saved, total };
  void self.clients.matchAll({ type: 'window', includeUncontrolled: true }).then((pages) => {
    for (const page of pages) page.postMessage(progress);
  });
}

function isSkipWaiting(message: unknown): boolean {
  return (
    typeof message === 'object' &&
    message !== null &&
    'type' in message &&
    message.type === 'SKIP_WAITING'
  );
}
