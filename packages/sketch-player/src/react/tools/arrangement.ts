/** Whether the code is beside the sketch or below it, persisted in each browser. */
import { useSyncExternalStore } from 'react';

/** Key of the reader's choice in `localStorage`. */
const key = 'code-place';
const changed = 'p5.asciify code place changed';

export const arrangements = ['beside', 'below'] as const;
export type Arrangement = (typeof arrangements)[number];

/** A stored choice; undefined for anything else: the page's own arrangement. */
export function parseArrangement(stored: string | null): Arrangement | undefined {
  return arrangements.find((arrangement) => arrangement === stored);
}

let chosenHere: Arrangement | undefined;

function read(): Arrangement | undefined {
  if (chosenHere) return chosenHere;
  try {
    return parseArrangement(window.localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function arrange(arrangement: Arrangement): void {
  chosenHere = arrangement;
  try {
    window.localStorage.setItem(key, arrangement);
  } catch {
    // The choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

function subscribe(listener: () => void): () => void {
  window.addEventListener(changed, listener);
  return () => window.removeEventListener(changed, listener);
}

export function useArrangement(): Arrangement | undefined {
  return useSyncExternalStore(subscribe, read, () => undefined);
}
