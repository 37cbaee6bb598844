/** Links that connect to a host before anything is asked of it, and whatever has a document of its own. */
const connecting =
  'link[rel~="preconnect" i], link[rel~="dns-prefetch" i], link[rel~="prefetch" i], link[rel~="preload" i], link[rel~="modulepreload" i], link[rel~="prerender" i], iframe, frame, object, embed';

/**
 * Removes what would connect to a host though the document's policy lets no file through. A header
 * stops that for certain, see `deploy/headers.ts`; this is for hosts that send none and for browsers
 * that do not know it. A browser may have begun to connect by then.
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
