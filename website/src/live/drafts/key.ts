/** Begins the name of everything that is stored of a draft. */
const prefix = 'p5.asciify draft';

/** What the name of a stored draft says. */
export interface Key {
  /** Of the example. */
  id: string;
  /** Of the tab that wrote it. */
  tab: string;
}

export function keyOf({ id, tab }: Key): string {
  return JSON.stringify([prefix, id, tab]);
}

/** Of any other name it is nothing. */
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
