import { parseKey } from './key';

/** Whether the reader has changed an example, in this browser, at any time. */
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
