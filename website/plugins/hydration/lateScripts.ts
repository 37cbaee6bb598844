/**
 * Stands inline at the top of every page. Fetches the page's scripts once it has been painted, or as
 * soon as the reader does something; and keeps what they press until React is there to answer.
 *
 * Links, summaries and fields work without React and are left alone.
 */
import { isSearchShortcut } from '../../src/theme/SearchBar/searchShortcut';

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
    // Without them the page is what it is without JavaScript.
    script.onerror = stopKeeping;
    document.head.append(script);
  }
}

function keepClick(event: Event): void {
  const control = event.target instanceof Element && event.target.closest(controls);
  if (!(control instanceof HTMLElement)) return;
  event.preventDefault();
  pressed.set(control, () => control.click());
}

function keepShortcut(event: KeyboardEvent): void {
  if (!isSearchShortcut(event)) return;
  event.preventDefault();
  const { key, code, ctrlKey, metaKey } = event;
  pressed.set('shortcut', () =>
    window.dispatchEvent(new KeyboardEvent('keydown', { key, code, ctrlKey, metaKey })),
  );
}

function stopKeeping(): void {
  window.removeEventListener('click', keepClick, true);
  window.removeEventListener('keydown', keepShortcut, true);
}

window.addEventListener('click', keepClick, true);
window.addEventListener('keydown', keepShortcut, true);
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

// A page in a background tab is not painted.
window.addEventListener('load', whenIdle);
new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
