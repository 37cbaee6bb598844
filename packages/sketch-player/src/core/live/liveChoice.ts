/** Whether the reader wants edits to take effect while a sketch runs, remembered per browser. */

/** Key of the choice in `localStorage`. */
const key = 'live-coding';

/** The choice of this page, remembered here because storage may be off, full or broken. */
let chosenHere: boolean | undefined;

export function wantsLiveCoding(): boolean {
  if (chosenHere !== undefined) return chosenHere;
  try {
    return window.localStorage.getItem(key) === 'on';
  } catch {
    return false;
  }
}

export function chooseLiveCoding(isWanted: boolean): void {
  chosenHere = isWanted;
  try {
    if (isWanted) window.localStorage.setItem(key, 'on');
    else window.localStorage.removeItem(key);
  } catch {
    // The choice lasts as long as the page.
  }
}
