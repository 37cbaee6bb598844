/** The link to an address of this site that a click follows in this window. */
export function plainLinkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  const { target, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (altKey || ctrlKey || metaKey || shiftKey || !(target instanceof Element)) return undefined;
  return target.closest<HTMLAnchorElement>('a[href^="/"]:not([target], [download])') ?? undefined;
}
