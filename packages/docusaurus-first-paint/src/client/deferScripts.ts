/**
 * The inline script at the top of every page. It preloads the page's scripts once the style sheets,
 * which the first paint waits for, are loaded, and runs them after that paint or as soon as the
 * reader does something. Until React can handle them, clicks and keys are kept; a link is left to
 * the browser after a second.
 */
import { isSearchShortcut } from 'docusaurus-first-paint/site/searchShortcut';
import { replayEvents, sameKey } from './replayEvents';
import { plainLinkOf } from './plainLink';
import { showNoBanner } from './showNoBanner';
import type {} from './trustedTypes';

declare global {
  interface Window {
    /** Shows Docusaurus's message about a wrong base URL; the home page defines it inline. */
    insertBanner?: () => void;
  }
}

const page = document.documentElement;
const files = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const keeping = new AbortController();
const { signal } = keeping;
const kept = replayEvents(page, signal);
let started = false;
/**
 * The Trusted Types policy for the scripts that the page itself names, on a site that requires one.
 * Its `default` policy cannot check these, because it is made by one of them.
 */
const early = window.trustedTypes?.createPolicy('early', { createScriptURL: (url) => url });

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
    script.src = early?.createScriptURL(src) ?? src;
    // Scripts run in the order of insertion, as deferred scripts do.
    script.async = false;
    script.onerror = () => {
      // The bundler's runtime requests a missing chunk of the page again. If it found this element,
      // it would wait in vain for the element's events instead.
      script.remove();
      if (src.includes('main.')) giveUp();
    };
    document.head.append(script);
  }
}

/**
 * Leaves the page as it is without JavaScript, after one of its main scripts could not be loaded.
 */
function giveUp(): void {
  answer();
  window.insertBanner?.();
  // Several scripts may be missing, but the message is shown once.
  window.insertBanner = undefined;
}

/** Stops keeping events and replays those that were kept: React is ready, or will not come. */
function answer(): void {
  keeping.abort();
  kept.replay();
}

function keepLink(event: MouseEvent): void {
  const link = plainLinkOf(event);
  if (!link) return;
  kept.keep('link', event, () => link.click());
  // If React is not ready in a second, the browser follows the link, or it would seem broken.
  setTimeout(answer, 1000);
}

function keepShortcut(event: KeyboardEvent): void {
  if (isSearchShortcut(event)) {
    kept.keep('shortcut', event, () => window.dispatchEvent(sameKey(event)));
  }
}

showNoBanner();

document.addEventListener('load', preloadScripts, true);
window.addEventListener('keydown', keepShortcut, { capture: true, signal });
window.addEventListener('click', keepLink, { capture: true, signal });
for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
  window.addEventListener(sign, startScripts, { once: true, capture: true, passive: true });
}

// While React hydrates the page, the attribute is `false` or, once `react-helmet-async` has written
// the head, empty. Then it is `true`, or `failed` where React will not come (`entry.tsx`) or has
// replaced the page by a message (a site's own error page).
new MutationObserver(() => {
  const { hasHydrated } = page.dataset;
  if (hasHydrated === 'true' || hasHydrated === 'failed') answer();
}).observe(page, { attributeFilter: ['data-has-hydrated'] });

const whenIdle = (): unknown =>
  // Safari has no idle callbacks.
  'requestIdleCallback' in window
    ? window.requestIdleCallback(startScripts, { timeout: 200 })
    : setTimeout(startScripts);

// A page in a background tab is not painted, so the load event starts the scripts, too. In a
// visible page that event can come before the first paint, which therefore gets a second more.
window.addEventListener('load', () => setTimeout(whenIdle, document.hidden ? 0 : 1000));
new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
