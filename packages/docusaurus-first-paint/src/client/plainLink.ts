/** The link to an address on this site that a click would follow in this window, if any. */
export function plainLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') ?? undefined;
}
