/**
 * Stands inline at the top of every page. Fetches the page's scripts once it has been painted, or as
 * soon as the reader does something; and keeps what they press until React is there to answer.
 *
 * Links, summaries and fields work without React and are left alone.
 */
import { isSearchShortcut } from '../../src/theme/SearchBar/searchShortcut';

declare global {
  interface Window {
    /** Docusaurus's message about a wrong base URL, which stands in the home page. */
    insertBanner?: () => void;
  }
}

const page = document.documentElement;
const files = document.currentScript?.dataset.scripts?.split(' ') ?? [];
/** Everything whose click means nothing to the browser itself. */
const controls = 'button, [role="button"], a[href="#"]';

/** What was pressed, once each, in order: a second press of an impatient reader would undo it. */
const pressed = new Map<unknown, () => void>();
let fetched = false;

function fetchScripts(): void {
  if (fetched) return;
  fetched = true;
  for (const src of files) {
    const script = document.createElement('script');
    script.src = src;
    // In order, as deferred scripts are.
    script.async = false;
    script.onerror = giveUp;
    document.head.append(script);
  }
}

/** Without its scripts the page is what it is without JavaScript. */
function giveUp(): void {
  stopKeeping();
  window.insertBanner?.();
  // Once, however many are missing.
  window.insertBanner = undefined;
}

function keepClick(event: Event): void {
  keep(event, (control) => control.click());
}

function keepKey(event: KeyboardEvent): void {
  const { key, code, ctrlKey, metaKey } = event;
  const again = (): KeyboardEvent =>
    new KeyboardEvent('keydown', {
      ...{ key, code, ctrlKey, metaKey },
      bubbles: true,
      cancelable: true,
    });
  if (isSearchShortcut(event)) {
    withhold(event);
    pressed.set('shortcut', () => window.dispatchEvent(again()));
  } else if (key === 'Enter' || key === ' ') {
    // What answers to the key itself, as the version menu does, is not clicked as well.
    keep(event, (control) => control.dispatchEvent(again()) && control.click());
  }
}

function keep(event: Event, press: (control: HTMLElement) => void): void {
  const control = event.target instanceof Element && event.target.closest(controls);
  if (!control) return;
  withhold(event);
  const place = placeOf(control);
  pressed.set(control, () => {
    // React may have put another element in its place, and a link off the page still leads away.
    const current = control.isConnected ? control : elementAt(place);
    if (current instanceof HTMLElement && current.matches(controls)) press(current);
  });
}

/** Parts of the page may be listening already; they are not to hear it twice. */
function withhold(event: Event): void {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** The way from the root of the document: which child of which child. */
function placeOf(element: Element): number[] {
  const parent = element.parentElement;
  return parent ? [...placeOf(parent), [...parent.children].indexOf(element)] : [];
}

function elementAt(place: readonly number[]): Element | undefined {
  return place.reduce<Element | undefined>((parent, child) => parent?.children[child], page);
}

function stopKeeping(): void {
  window.removeEventListener('click', keepClick, true);
  window.removeEventListener('keydown', keepKey, true);
}

// That message comes when the document is there and the framework is not; here it is only late.
window.docusaurus ??= { prefetch: () => false, preload: () => false };

window.addEventListener('click', keepClick, true);
window.addEventListener('keydown', keepKey, true);
for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
  window.addEventListener(sign, fetchScripts, { once: true, capture: true, passive: true });
}

new MutationObserver((_changes, observer) => {
  if (page.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  stopKeeping();
  pressed.forEach((press) => press());
}).observe(page, { attributeFilter: ['data-has-hydrated'] });

const whenIdle = (): unknown =>
  // Safari has no idle callbacks.
  'requestIdleCallback' in window
    ? window.requestIdleCallback(fetchScripts, { timeout: 500 })
    : setTimeout(fetchScripts);

// Not every page is painted: it may be in a background tab. The load event can come before paint.
window.addEventListener('load', () => setTimeout(whenIdle, document.hidden ? 0 : 1000));
new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
