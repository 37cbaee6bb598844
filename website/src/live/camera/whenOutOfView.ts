/**
 * Calls back once when an element is out of view: scrolled away, in a tab that is not shown, or on
 * a page that is left, even if the browser keeps it in its back/forward cache.
 *
 * @returns A function that stops watching.
 */
export function whenOutOfView(element: Element, callback: () => void): () => void {
  const observer = new IntersectionObserver((entries) => {
    if (entries.at(-1)?.isIntersecting === false) leave();
  });
  const onVisibility = (): void => {
    if (document.hidden) leave();
  };
  function stop(): void {
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', leave);
  }
  function leave(): void {
    stop();
    callback();
  }
  observer.observe(element);
  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', leave);
  return stop;
}
