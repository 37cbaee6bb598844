/**
 * Links that let the browser connect to a host before anything is loaded from it, and elements that
 * hold a document of their own.
 */
const connecting =
  'link[rel~="preconnect" i], link[rel~="dns-prefetch" i], link[rel~="prefetch" i], link[rel~="preload" i], link[rel~="modulepreload" i], link[rel~="prerender" i], iframe, frame, object, embed';

/**
 * Removes elements that would connect to a host, though the document's policy blocks every load. A
 * response header prevents this for certain, see `deploy/headers.ts`; this is for hosts that do not
 * send it, and for browsers that do not know it. A browser may have begun to connect before the
 * element is removed.
 */
export function withoutConnections(): void {
  const remove = (): void => {
    for (const element of document.querySelectorAll(connecting)) element.remove();
  };
  new MutationObserver(remove).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['rel', 'href', 'src', 'data'],
  });
}
