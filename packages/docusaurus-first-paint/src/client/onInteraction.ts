import {
  hydratesWhenVisible,
  onHydratesWhenVisibleChange,
} from 'docusaurus-first-paint/site/visibleHydration';

const signsOnPage = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'];

/**
 * Calls `use` when a reader turns to an element, or when something in it has to act by itself.
 *
 * Elements with `data-hydrate="load"` act at once; those with `data-hydrate="visible"` act when they
 * come into view, if the site lets them now (`hydratesWhenVisible`). `data-hydrate="interaction"`
 * says what goes for all others.
 *
 * @param use Called once; if it fails, the next sign of a reader calls it again.
 * @returns `wake` calls `use` at once, `stop` removes all listeners.
 */
export function onInteraction(
  element: Element,
  use: () => Promise<void>,
): { wake: () => Promise<void>; stop: () => void } {
  const stopping = new AbortController();
  const { signal } = stopping;
  let isBusy = false;

  async function wake(): Promise<void> {
    if (isBusy || signal.aborted) return;
    isBusy = true;
    try {
      await use();
      stopping.abort();
    } catch (error) {
      console.warn(error);
      isBusy = false;
    }
  }

  const options = { signal, capture: true, passive: true };
  for (const sign of signsOnPage) {
    window.addEventListener(
      sign,
      ({ target }) => void (target instanceof Node && element.contains(target) && wake()),
      options,
    );
  }
  window.addEventListener('scroll', () => void wake(), options);
  // Outside the element only Tab counts: it may lead to the element, and typing does not.
  window.addEventListener('keydown', ({ key }) => void (key === 'Tab' && wake()), options);

  const observer = new IntersectionObserver((entries) => {
    if (entries.some(({ isIntersecting }) => isIntersecting) && hydratesWhenVisible()) void wake();
  });
  function watch(): void {
    observer.disconnect();
    for (const actor of element.querySelectorAll('[data-hydrate=visible]')) {
      observer.observe(actor);
    }
  }
  watch();
  if (element.querySelector('[data-hydrate=load]')) void wake();
  const stopWatching = onHydratesWhenVisibleChange(watch);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    stopWatching();
  });
  return { wake, stop: () => stopping.abort() };
}
