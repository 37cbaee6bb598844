import type { PrecacheController } from 'workbox-precaching';

/** As many as a browser keeps connections to one host. */
const atOnce = 6;

/**
 * Saves every file of the copy that is not there yet. Workbox does the same one after the other,
 * which takes minutes where every file is a round trip.
 *
 * @throws When a file cannot be fetched: a copy is complete or none.
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
  const work = async (): Promise<void> => {
    for (const [url, cacheKey] of queue) {
      if (failures.length > 0) return;
      // Without a revision in its key the address tells the content, and any copy will do.
      const request = new Request(url, { cache: cacheKey === url ? 'default' : 'no-cache' });
      await Promise.all(controller.strategy.handleAll({ request, event, params: { cacheKey } }));
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
