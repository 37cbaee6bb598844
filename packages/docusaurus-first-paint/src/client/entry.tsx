/**
 * Replaces the framework's entry (`@docusaurus/core/lib/client/clientEntry.js`). It does the same
 * in several tasks, so that the browser can handle input in between. A page whose code cannot be
 * loaded stays as it was served and shows a message.
 */
// Imported first, as in the framework's `App`: these modules declare the cascade layers, and styles
// are in the order of their imports.
import '@generated/client-modules';
import { createElement, startTransition } from 'react';
import prefetch from '@docusaurus/core/lib/client/prefetch';
import { LoadFailure } from 'docusaurus-first-paint/site/LoadFailure';
import { findPage } from './findPage';
import { makeIdleQueue } from './idleQueue';
import { isOpened } from './openedPage';
import { showNoBanner } from './showNoBanner';

/** The parts of the bundler's runtime that are used here; the framework adds `gca`. */
declare const __webpack_require__: {
  /** The address of a chunk's script. For a chunk without one it holds `undefined`. */
  gca: (chunk: string) => string;
  miniCssF: (chunk: string) => string;
  p: string;
};

/** Names of chunks that the site wants prefetched; the plugin puts them here. */
declare const FIRST_PAINT_PREFETCH: { scripts: string[]; styles: string[] };

showNoBanner();
void start();

async function start(): Promise<void> {
  const container = document.getElementById('__docusaurus');
  if (!container) throw new Error('The page has no element #__docusaurus to hydrate.');

  const { hydrateRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  await nextTask();
  const { default: docusaurus } = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/docusaurus'
  );
  const { default: preload } = await import(
    /* webpackMode: "eager" */ '@docusaurus/core/lib/client/preload'
  );
  const { pathname } = window.location;
  const preloaded = preload(pathname);
  window.docusaurus = prefetchingInIdleTime(docusaurus);
  await nextTask();
  const { SiteApp } = await import(/* webpackMode: "eager" */ './SiteApp');
  // A host may serve its not-found page at the address of an existing page. React then replaces
  // that HTML at once; in all other cases the HTML is kept until the code of the page is loaded.
  const isWorthKeeping = isOpened(pathname) || !findPage(pathname);
  try {
    await Promise.all([isWorthKeeping && preloaded, parsed()]);
  } catch (error) {
    return showFailure(error);
  }
  await nextTask();
  startTransition(() => {
    hydrateRoot(container, createElement(SiteApp), { onRecoverableError });
  });
}

/**
 * Shows a message over the served page, which can still be read and whose links work. Setting
 * `data-has-hydrated` makes `deferScripts.ts` stop intercepting clicks and keys.
 */
async function showFailure(error: unknown): Promise<void> {
  console.warn(error);
  document.documentElement.dataset.hasHydrated = 'failed';
  const { createRoot } = await import(/* webpackMode: "eager" */ 'react-dom/client');
  const place = document.createElement('div');
  document.body.append(place);
  const reload = (): void => window.location.reload();
  createRoot(place).render(
    <LoadFailure isOverPage onRetry={reload}>
      A part of this page could not be loaded. You can read the page and follow its links, but its
      buttons do not work. Check your network connection and try again.
    </LoadFailure>,
  );
}

/**
 * Prefetches in idle time: each link that comes into view asks for its page, often many at once.
 */
function prefetchingInIdleTime(docusaurus: Window['docusaurus']): Window['docusaurus'] {
  const inIdleTime = makeIdleQueue();
  let hasShared = false;
  return {
    ...docusaurus,
    prefetch(path) {
      inIdleTime(() => {
        // `false`: the connection is slow, or the page was prefetched or loaded before.
        if (docusaurus.prefetch(path) === false || hasShared) return;
        hasShared = true;
        prefetchShared();
      });
      return false;
    },
  };
}

/**
 * Prefetches what the site shares between pages. The framework prefetches only the chunks of the
 * page's own routes.
 */
function prefetchShared(): void {
  const { gca, p, miniCssF } = __webpack_require__;
  const scripts = FIRST_PAINT_PREFETCH.scripts.map(gca).filter((url) => !url.includes('undefined'));
  const styles = FIRST_PAINT_PREFETCH.styles.map((chunk) => p + miniCssF(chunk));
  for (const url of [...scripts, ...styles]) void prefetch(url);
}

/** Waits for the end of the document: on a slow connection, scripts can be loaded before it is. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Ends the current task. Unlike nested timers, messages are delivered without a minimum delay. */
function nextTask(): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = resolve;
    port2.postMessage(null);
  });
}

function onRecoverableError(error: unknown, details: unknown): void {
  console.error('The page could not be hydrated as it was served:', error, details);
}
