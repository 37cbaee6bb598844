import type { PrecacheController } from 'workbox-precaching';

/** As many as a browser keeps connections to one host. */
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
      // Without a revision in its key the address tells the content, and any copy will do. One that
      // was altered on its way into the browser's cache will not.
      await save(url, cacheKey, cacheKey === url ? 'default' : 'no-cache').catch(() =>
        save(url, cacheKey, 'reload'),
      );
      saved += 1;
      onProgress(saved, files.length);
    }
  };
  // It is over when all are: what is still on its way must not be saved after the end.
  await Promise.all(
    Array.from({ length: atOnce }, () => work().catch((error: unknown) => failures.push(error))),
  );
  if (failures.length > 0) throw failures[0];
}
