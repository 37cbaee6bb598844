import { shouldAutoplay, onAutoplayChange } from 'sketch-player/shouldAutoplay';

const signsOnPage = ['pointerover', 'pointerdown', 'touchstart', 'focusin', 'keydown', 'click'];

/**
 * Calls `use` when a reader turns to an element, or when something in it has to act by itself.
 *
 * Elements with `data-acts="now"` act at once; those with `data-acts="example"` act when they come
 * into view, if examples may start by themselves (`shouldAutoplay`).
 *
 * @param use Called once; if it fails, the next sign of a reader calls it again.
 * @returns `wake` calls `use` at once, `stop` removes all listeners.
 */
export function whenWanted(
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
    if (entries.some(({ isIntersecting }) => isIntersecting) && shouldAutoplay()) void wake();
  });
  function watch(): void {
    observer.disconnect();
    for (const actor of element.querySelectorAll('[data-acts=example]')) {
      observer.observe(actor);
    }
  }
  watch();
  if (element.querySelector('[data-acts=now]')) void wake();
  const stopWatching = onAutoplayChange(watch);
  signal.addEventListener('abort', () => {
    observer.disconnect();
    stopWatching();
  });
  return { wake, stop: () => stopping.abort() };
}
