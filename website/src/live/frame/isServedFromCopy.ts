/** What is used of `navigator.serviceWorker`; browsers have none on pages that are not secure. */
interface Container {
  controller: Pick<ServiceWorker, 'scriptURL'> | null;
}

/**
 * Whether the reader keeps an offline copy of the site, from which this page and its frames come.
 *
 * Should the copy go away in this moment, the document comes from the server without a sandbox, and
 * refuses to run anything: `src/runner/frame/main.ts`.
 *
 * @param frameUrl Address of a frame's document, `…/runner/`.
 */
export function isServedFromCopy(
  frameUrl: string,
  container: Container | undefined = navigator.serviceWorker,
  page: string = window.location.href,
): boolean {
  const worker = new URL('../sw.js', new URL(frameUrl, page));
  // Where this site is a part of another, that one's worker may answer instead.
  return container?.controller?.scriptURL === worker.href;
}
