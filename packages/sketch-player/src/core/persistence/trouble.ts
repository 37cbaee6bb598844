/** What keeps the browser from storing, or soon will. */
export type StorageTrouble =
  /** There is room, but not much. */
  | 'low'
  /** Something could not be stored, because there is no room. */
  | 'full'
  /** The browser stores nothing for this site. */
  | 'denied';

/** Readers are warned when fewer bytes than this are free. */
const little = 5_000_000;
/** Readers are warned when more than this share of the storage is used. */
const share = 0.9;

/** Classifies an error of the storage. */
export function troubleOf(error: unknown): StorageTrouble {
  return error instanceof DOMException && error.name === 'QuotaExceededError' ? 'full' : 'denied';
}

/** Whether little room is left; undefined also where the browser does not tell. */
export async function findTrouble(
  storage: Pick<StorageManager, 'estimate'> | undefined = navigator.storage,
): Promise<StorageTrouble | undefined> {
  try {
    const { usage = 0, quota } = (await storage?.estimate()) ?? {};
    if (quota === undefined) return undefined;
    return quota - usage < little || usage > quota * share ? 'low' : undefined;
  } catch {
    return undefined;
  }
}
