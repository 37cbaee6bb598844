/** The size of the code in the editor, which each browser remembers. */
import { useSyncExternalStore } from 'react';

/** Key of the reader's choice in `localStorage`. */
const key = 'code-size';
const changed = 'p5.asciify code size changed';

/** Sizes in percent of that of the page. */
export const codeSizes = [75, 87.5, 100, 125, 150, 200] as const;
export type CodeSize = (typeof codeSizes)[number];

/** A stored choice; the usual size for anything else. */
export function parseCodeSize(stored: string | null): CodeSize {
  return codeSizes.find((size) => String(size) === stored) ?? 100;
}

/** The next larger size, or with -1 the next smaller; undefined at the end of the list. */
export function nextSize(size: CodeSize, direction: 1 | -1): CodeSize | undefined {
  return codeSizes[codeSizes.indexOf(size) + direction];
}

/** The choice on this page, remembered here because storage may be off, full or broken. */
let chosenHere: CodeSize | undefined;

function read(): CodeSize {
  if (chosenHere !== undefined) return chosenHere;
  try {
    return parseCodeSize(window.localStorage.getItem(key));
  } catch {
    return 100;
  }
}

export function chooseCodeSize(size: CodeSize): void {
  chosenHere = size;
  try {
    window.localStorage.setItem(key, String(size));
  } catch {
    // The choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  const onStorage = ({ key: stored }: StorageEvent): void => {
    if (stored !== null && stored !== key) return;
    // Another tab has chosen since.
    chosenHere = undefined;
    listener();
  };
  window.addEventListener('storage', onStorage);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    window.removeEventListener(changed, listener);
  };
}

export function useCodeSize(): CodeSize {
  return useSyncExternalStore(subscribe, read, () => 100);
}
