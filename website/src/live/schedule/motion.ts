/**
 * Whether sketches may start by themselves. The reader decides with the site's switch, which is
 * remembered; until then the system's settings do.
 */
import { createStorageSlot } from '@docusaurus/theme-common';
import { decideMotion, parseChoice, type MotionChoice } from './decideMotion';

const slot = createStorageSlot('motion');
const changed = 'p5.asciify motion changed';

/** The choice made on this page, remembered here because storage may be switched off, or full. */
let chosenHere: MotionChoice | undefined;

/** What the reader has chosen on this site, if anything. */
export function readChoice(): MotionChoice | undefined {
  return chosenHere ?? parseChoice(slot.get());
}

export function choose(choice: MotionChoice): void {
  chosenHere = choice;
  slot.set(choice);
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
  const stopListening = slot.listen(() => {
    // Another tab has chosen since, which overrides the choice on this page.
    chosenHere = undefined;
    listener();
  });
  query.addEventListener('change', listener);
  window.addEventListener(changed, listener);
  return () => {
    stopListening();
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
