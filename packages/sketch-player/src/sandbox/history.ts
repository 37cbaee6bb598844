import type { Send } from './channel';
import { messages } from './messages';
import { takeMethod } from './natives';

const listen = takeMethod(EventTarget.prototype, 'addEventListener');
const composedPath = takeMethod(Event.prototype, 'composedPath');
const closest = takeMethod(Element.prototype, 'closest');
const preventDefault = takeMethod(Event.prototype, 'preventDefault');

/** Links of HTML and SVG. Those that download a file stay: see `forward.ts`. */
const links = 'a[*|href]:not([download]), area[href]';

let hasWarned = false;

function refuse(): void {
  if (!hasWarned) console.warn(messages.noHistory);
  hasWarned = true;
}

/**
 * Keeps a sketch from adding to the history of the tab: the reader would have to go back through
 * every entry. The methods of `History` only warn.
 */
export function blockHistory(): void {
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go']) {
    Object.defineProperty(History.prototype, name, { value: refuse });
  }
}

/** Links within a document or a shadow root lead nowhere. */
export function blockLinks(root: Document | ShadowRoot): void {
  // Listeners of the window come first; the document is watched before there is a sketch.
  if (root === document) window.addEventListener('click', ignoreLink, true);
  else listen(root, 'click', ignoreLink, true);
}

function ignoreLink(event: Event): void {
  if (!isLinked(firstOf(composedPath(event)))) return;
  preventDefault(event);
  refuse();
}

function isLinked(target: unknown): boolean {
  try {
    return closest(target, links) !== null;
  } catch {
    // The target is no element.
    return false;
  }
}

const { isArray } = Array;
const firstOf = (list: unknown): unknown => (isArray(list) ? list[0] : undefined);

/** Tells the page when a sketch has changed the hash of its address, which cannot be prevented. */
export function forwardAddresses(send: Send): void {
  window.addEventListener('hashchange', () => send({ type: 'navigated' }), true);
}

/**
 * Removes the methods that replace the document: a new one would lack the listeners of the sandbox,
 * and browsers would parse its markup like that of a page.
 */
export function keepDocument(): void {
  for (const name of ['open', 'write', 'writeln', 'close']) {
    Object.defineProperty(Document.prototype, name, {
      value: () => console.warn(messages.noDocument),
    });
  }
}
