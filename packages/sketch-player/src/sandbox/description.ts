import type { Send } from './channel';
import { seenCanvas } from './textmode';

/** Where p5.js puts what `describe()` says: a fallback in the canvas, and perhaps a label below it. */
const places = '[id$="_fallbackDesc"], [id$="_labelDesc"]';
const interval = 500;
const longest = 1000;

/**
 * Sends the description that the sketch gives with `describe()`, whenever it has changed: the
 * page gives it to the frame as its name.
 */
export function forwardDescription(send: Send): void {
  let last = '';
  window.setInterval(() => {
    const [place] = document.querySelectorAll(places);
    // textmode.js has no describe(), so its sketches label their canvas themselves.
    const said = place?.textContent ?? seenCanvas()?.ariaLabel ?? '';
    const text = said.trim().slice(0, longest);
    if (text === last) return;
    last = text;
    send({ type: 'described', text });
  }, interval);
}
