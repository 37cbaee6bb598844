/**
 * Stands inline at the top of every page. Fetches the page's scripts once all has come that its
 * first paint waits for, and runs them after that paint, or as soon as the reader does something;
 * and keeps what they press until React is there to answer.
 */
import { isSearchShortcut } from '../../src/theme/SearchBar/searchShortcut';
import { keepPresses, sameKey } from './keepPresses';

declare global {
  interface Window {
    /** Docusaurus's message about a wrong base URL, which stands in the home page. */
    insertBanner?: () => void;
  }
}

const page = document.documentElement;
const files = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const kept = keepPresses(page);
let started = false;

function preloadScripts(): void {
  const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')];
  if (sheets.length === 0 || sheets.some(({ sheet }) => !sheet)) return;
  document.removeEventListener('load', preloadScripts, true);
  for (const href of files) {
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'script', href, fetchPriority: 'low' });
    document.head.append(link);
  }
}

function startScripts(): void {
  if (started) return;
  started = true;
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
  stop();
  window.insertBanner?.();
  // Once, however many are missing.
  window.insertBanner = undefined;
}

function stop(): void {
  kept.stop();
  window.removeEventListener('keydown', keepShortcut, true);
}

function keepShortcut(event: KeyboardEvent): void {
  if (isSearchShortcut(event)) {
    kept.keep('shortcut', event, () => window.dispatchEvent(sameKey(event)));
  }
}

// That message comes when the document is there and the framework is not; here it is only late.
window.docusaurus ??= { prefetch: () => false, preload: () => false };

document.addEventListener('load', preloadScripts, true);
window.addEventListener('keydown', keepShortcut, true);
for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
  window.addEventListener(sign, startScripts, { once: true, capture: true, passive: true });
}

new MutationObserver((_changes, observer) => {
  if (page.dataset.hasHydrated !== 'true') return;
  observer.disconnect();
  stop();
  kept.replay();
}).observe(page, { attributeFilter: ['data-has-hydrated'] });

const whenIdle = (): unknown =>
  // Safari has no idle callbacks.
  'requestIdleCallback' in window
    ? window.requestIdleCallback(startScripts, { timeout: 200 })
    : setTimeout(startScripts);

// Not every page is painted: it may be in a background tab. The load event can come before paint.
window.addEventListener('load', () => setTimeout(whenIdle, document.hidden ? 0 : 1000));
new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
