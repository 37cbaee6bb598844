/**
 * What the framework's own entry (`@docusaurus/core/lib/client/clientEntry.js`) does, with a breath
 * between its parts: each is a task of its own, and input is answered in between. A page whose code
 * does not come stays what was served, and says so.
 */
// First, as in the framework's root: the cascade layers are declared there, and the order of style
// sheets is that of imports.
import '@generated/client-modules';
import { createElement, startTransition } from 'react';
import prefetch from '@docusaurus/core/lib/client/prefetch';
import { LoadFailure } from '../../src/components/LoadFailure';
import { findPage } from '../address-lookup/findPage';
import { isOpened } from '../resting-pages/openedPage';
import { exampleStyles, sharedCode, sharedPackages } from '../chunks';
import { makeIdleQueue } from './idleQueue';
import { makePolicy } from './trustedTypes';

/** What the bundler's runtime offers; see plugins/route-tables for `gca`. */
declare const __webpack_require__: {
  gca: (chunk: string) => string;
  miniCssF: (chunk: string) => string;
  p: string;
};

// Before anything is fetched or shown.
makePolicy(new URL(__webpack_require__.p, window.location.href).href);
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
  // A host may answer the address of a page with its not-found page, which is not worth keeping.
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

/** The page can be read, and its links followed; what is pressed on it is left to the browser. */
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
      buttons do not answer. Check your network connection and try again.
    </LoadFailure>,
  );
}

/** Every link that comes into view asks for its page, a whole sidebar of them at once. */
function prefetchingInIdleTime(docusaurus: Window['docusaurus']): Window['docusaurus'] {
  const inIdleTime = makeIdleQueue();
  let hasShared = false;
  return {
    ...docusaurus,
    prefetch(path) {
      inIdleTime(() => {
        // It is not with every connection, or again.
        if (docusaurus.prefetch(path) === false || hasShared) return;
        hasShared = true;
        prefetchShared();
      });
      return false;
    },
  };
}

/** Nearly every page needs them or may have an example; the framework knows of a page's own only. */
function prefetchShared(): void {
  const { gca, p, miniCssF } = __webpack_require__;
  const scripts = [sharedPackages, sharedCode].map(gca);
  for (const url of [...scripts, p + miniCssF(exampleStyles)]) void prefetch(url);
}

/** On a slow connection the scripts can be there before the end of the page that they belong to. */
function parsed(): Promise<unknown> | undefined {
  if (document.readyState !== 'loading') return undefined;
  return new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
}

/** Unlike a timer, a message is delivered without delay. */
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
