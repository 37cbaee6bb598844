/** The part of `navigator.serviceWorker` that is used; undefined outside secure contexts. */
interface Container {
  controller: Pick<ServiceWorker, 'scriptURL'> | null;
}

/**
 * Whether the reader keeps an offline copy of the site, from which this page and its frames come.
 *
 * If the copy is removed before the frame loads, the document comes from the server without a
 * sandbox, and refuses to run anything: `src/runner/frame/main.ts`.
 *
 * @param frameUrl Address of a frame's document, `…/runner/`.
 */
export function isServedFromCopy(
  frameUrl: string,
  container: Container | undefined = navigator.serviceWorker,
  page: string = window.location.href,
): boolean {
  const worker = new URL('../sw.js', new URL(frameUrl, page));
  // If this site lies below another site, the worker of that site may control the page instead.
  return container?.controller?.scriptURL === worker.href;
}
