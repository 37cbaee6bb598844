/**
 * Whether sketches may start by themselves. The reader decides with a switch, which is remembered;
 * until then the system's settings do.
 */

/** Key of the reader's choice in `localStorage`. */
const key = 'motion';
const changed = 'p5.asciify motion changed';

/** The choice made on this page, remembered here because storage may be off, full or broken. */
let chosenHere: MotionChoice | undefined;

/** What the reader has chosen on this site, if anything. */
export function readChoice(): MotionChoice | undefined {
  if (chosenHere) return chosenHere;
  try {
    return parseChoice(window.localStorage.getItem(key));
  } catch {
    return undefined;
  }
}

export function choose(choice: MotionChoice): void {
  chosenHere = choice;
  try {
    window.localStorage.setItem(key, choice);
  } catch {
    // The choice lasts as long as the page.
  }
  window.dispatchEvent(new Event(changed));
}

/** Whether sketches may move without being asked to. */
export function isMotionWelcome(): boolean {
  return decideMotion(readChoice(), {
    reducedMotion: window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    saveData: savesData(),
  });
}

/**
 * Calls back when the answer of `isMotionWelcome` may have changed, also in another tab. Returns a
 * function that stops this.
 */
export function onMotionChange(listener: () => void): () => void {
  const query = window.matchMedia('(prefers-reduced-motion: reduce)');
  const onStorage = (event: StorageEvent): void => {
    // The key is null when everything stored was removed.
    if (event.key !== null && event.key !== key) return;
    // Another tab has chosen since, which overrides the choice on this page.
    chosenHere = undefined;
    listener();
  };
  window.addEventListener('storage', onStorage);
  query.addEventListener('change', listener);
  window.addEventListener(changed, listener);
  return () => {
    window.removeEventListener('storage', onStorage);
    query.removeEventListener('change', listener);
    window.removeEventListener(changed, listener);
  };
}

/**
 * Whether the reader asks for less data. TypeScript has no type for this:
 * https://wicg.github.io/savedata/
 */
function savesData(): boolean {
  const connection: unknown = Reflect.get(navigator, 'connection');
  return typeof connection === 'object' && connection !== null
    ? Reflect.get(connection, 'saveData') === true
    : false;
}

export type MotionChoice = 'moving' | 'still';

export interface SystemSettings {
  reducedMotion: boolean;
  saveData: boolean;
}

/**
 * Whether motion is welcome. What the reader has chosen on this site overrides the settings of
 * their system.
 */
export function decideMotion(choice: MotionChoice | undefined, system: SystemSettings): boolean {
  if (choice) return choice === 'moving';
  return !system.reducedMotion && !system.saveData;
}

/** The choice that storage holds; `undefined` for anything else that it may hold. */
export function parseChoice(value: string | null): MotionChoice | undefined {
  return value === 'moving' || value === 'still' ? value : undefined;
}
