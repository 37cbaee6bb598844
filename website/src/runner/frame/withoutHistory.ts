import type { Send } from './channel';

/**
 * Keeps a sketch from adding to the history of the tab: the reader would have to go back through
 * every entry. The methods of `History` only warn, and links lead nowhere.
 */
export function withoutHistory(): void {
  let hasWarned = false;
  const refuse = (): void => {
    if (!hasWarned) console.warn('A sketch on this page cannot change the history of the tab.');
    hasWarned = true;
  };
  for (const name of ['pushState', 'replaceState', 'back', 'forward', 'go']) {
    Object.defineProperty(History.prototype, name, { value: refuse });
  }
  window.addEventListener(
    'click',
    (event) => {
      const [target] = event.composedPath();
      const link =
        target instanceof Element && target.closest('a[href]:not([download]), area[href]');
      if (!link) return;
      event.preventDefault();
      refuse();
    },
    true,
  );
}

/** Tells the page when a sketch has changed the hash of its address, which cannot be prevented. */
export function forwardAddresses(send: Send): void {
  window.addEventListener('hashchange', () => send({ type: 'navigated' }), true);
}
