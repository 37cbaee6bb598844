/**
 * Whether this browser keeps files of the reader, so that a page which has none opens no database.
 */
const key = 'own-files';

export function isKeepingFiles(): boolean {
  try {
    return window.localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

export function markKept(isKept: boolean): void {
  try {
    if (isKept) window.localStorage.setItem(key, 'kept');
    else window.localStorage.removeItem(key);
  } catch {
    // Where this cannot be stored, the files are found again once the reader adds another.
  }
}
