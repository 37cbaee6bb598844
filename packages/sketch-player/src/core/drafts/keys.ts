/** First part of the storage key of every draft. */
const prefix = 'p5.asciify draft';

/** What the storage key of a draft holds. */
export interface Key {
  /** Id of the sketch. */
  id: string;
  /** Name of the tab that wrote the draft. */
  tab: string;
}

export function keyOf({ id, tab }: Key): string {
  return JSON.stringify([prefix, id, tab]);
}

/** Parses a storage key; `undefined` for a key that is not that of a draft. */
export function parseKey(key: string): Key | undefined {
  try {
    const parts: unknown = JSON.parse(key);
    if (!Array.isArray(parts)) return undefined;
    const list: unknown[] = parts;
    const [start, id, tab] = list;
    return start === prefix && typeof id === 'string' && typeof tab === 'string'
      ? { id, tab }
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the reader has changed a sketch, in this browser, at any time. */
export function hasDrafts(
  open: () => Pick<Storage, 'key' | 'length'> = () => window.localStorage,
): boolean {
  try {
    const storage = open();
    const names = Array.from({ length: storage.length }, (_, index) => storage.key(index) ?? '');
    return names.some(parseKey);
  } catch {
    // Storage may be switched off. Drafts that are only in memory do not count: they were made on
    // this page.
    return false;
  }
}
