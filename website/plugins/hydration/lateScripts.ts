/**
 * Stands inline at the top of every page. Fetches the page's scripts once all has come that its
 * first paint waits for, and runs them after that paint, or as soon as the reader does something;
 * and keeps what they press until React is there to answer. A link is followed by the browser if that
 * takes long.
 */
import { isSearchShortcut } from '../../src/theme/SearchBar/searchShortcut';
import { keepPresses, sameKey } from './keepPresses';
import { plainLinkOf } from './plainLink';

/** A rule answers `undefined` to refuse. What a policy makes passes as text. */
interface PolicyRules {
  createHTML?: (html: string) => string | undefined;
  createScript?: (script: string) => string | undefined;
  createScriptURL?: (url: string) => string | undefined;
}

interface TrustedTypes {
  createPolicy: (name: string, rules: PolicyRules) => { createScriptURL: (url: string) => string };
}

declare global {
  interface Window {
    /** Docusaurus's message about a wrong base URL, which stands in the home page. */
    insertBanner?: () => void;
    /** https://www.w3.org/TR/trusted-types/ — not in every browser, and not in the type library. */
    trustedTypes?: TrustedTypes;
  }
}

const page = document.documentElement;
const files = document.currentScript?.dataset.scripts?.split(' ') ?? [];
const keeping = new AbortController();
const { signal } = keeping;
const kept = keepPresses(page, signal);
let started = false;
/** For the addresses that stand in the page itself; `trustedTypes.ts` is among what they name. */
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
    // In order, as deferred scripts are.
    script.async = false;
    script.onerror = () => {
      // The bundler asks again for what is missing of the page itself, and would wait for what is here.
      script.remove();
      if (src.includes('main.')) giveUp();
    };
    document.head.append(script);
  }
}

/** Without its scripts the page is what it is without JavaScript. */
function giveUp(): void {
  answer();
  // The message is markup in a text, and what would look at it has not come.
  window.trustedTypes?.createPolicy('default', { createHTML: (html) => html });
  window.insertBanner?.();
  // Once, however many are missing.
  window.insertBanner = undefined;
}

/** Keeps nothing any more: React is there, or will not come. */
function answer(): void {
  keeping.abort();
  kept.replay();
}

function keepLink(event: MouseEvent): void {
  const link = plainLinkOf(event);
  if (!link) return;
  kept.keep('link', event, () => link.click());
  // Nobody is to wonder whether the link works.
  setTimeout(answer, 1000);
}

function keepShortcut(event: KeyboardEvent): void {
  if (isSearchShortcut(event)) {
    kept.keep('shortcut', event, () => window.dispatchEvent(sameKey(event)));
  }
}

// That message comes when the document is there and the framework is not; here it is only late.
window.docusaurus ??= { prefetch: () => false, preload: () => false };

document.addEventListener('load', preloadScripts, true);
window.addEventListener('keydown', keepShortcut, { capture: true, signal });
window.addEventListener('click', keepLink, { capture: true, signal });
for (const sign of ['pointerover', 'pointerdown', 'touchstart', 'keydown', 'focusin']) {
  window.addEventListener(sign, startScripts, { once: true, capture: true, passive: true });
}

new MutationObserver(answer).observe(page, { attributeFilter: ['data-has-hydrated'] });

const whenIdle = (): unknown =>
  // Safari has no idle callbacks.
  'requestIdleCallback' in window
    ? window.requestIdleCallback(startScripts, { timeout: 200 })
    : setTimeout(startScripts);

// Not every page is painted: it may be in a background tab. The load event can come before paint.
window.addEventListener('load', () => setTimeout(whenIdle, document.hidden ? 0 : 1000));
new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
