import type { PrecacheController } from 'workbox-precaching';

/** How many files are fetched at once: as many as browsers keep connections to one host. */
const atOnce = 6;

/**
 * Saves every file of the copy that is not there yet. Workbox does the same one after the other,
 * which takes minutes where every file is a round trip.
 *
 * @throws When a file cannot be fetched as it was built: a copy is complete or none.
 */
export async function saveAll(
  controller: PrecacheController,
  event: ExtendableEvent,
  onProgress: (saved: number, total: number) => void,
): Promise<void> {
  const files = [...controller.getURLsToCacheKeys()];
  const queue = files.values();
  const failures: unknown[] = [];
  let saved = 0;
  const save = async (url: string, cacheKey: string, cache: RequestCache): Promise<void> => {
    // The browser refuses content that has another hash.
    const integrity = controller.getIntegrityForCacheKey(cacheKey);
    const request = new Request(url, { cache, integrity });
    await Promise.all(controller.strategy.handleAll({ request, event, params: { cacheKey } }));
  };
  const work = async (): Promise<void> => {
    for (const [url, cacheKey] of queue) {
      if (failures.length > 0) return;
      // A key without a revision equals its URL, which then identifies the content, so the HTTP
      // cache may answer. If the cached content fails the hash check, the file is fetched again
      // past the cache.
      await save(url, cacheKey, cacheKey === url ? 'default' : 'no-cache').catch(() =>
        save(url, cacheKey, 'reload'),
      );
      saved += 1;
      onProgress(saved, files.length);
    }
  };
  // Waits for all workers even after a failure: no file may be saved after this function has ended.
  await Promise.all(
    Array.from({ length: atOnce }, () => work().catch((error: unknown) => failures.push(error))),
  );
  if (failures.length > 0) throw failures[0];
}
