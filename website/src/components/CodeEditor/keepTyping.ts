/**
 * Keeps what is typed inside a shadow root from the page's shortcuts.
 *
 * Seen from the page, such keys come from the host element, which is no text field: "/" would open
 * the search. Combinations with Ctrl or Cmd that the editor does not use stay the page's.
 *
 * @returns A function that ends it.
 */
export function keepTyping(host: HTMLElement): () => void {
  const keep = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || !(event.ctrlKey || event.metaKey)) event.stopPropagation();
  };
  host.addEventListener('keydown', keep);
  return () => host.removeEventListener('keydown', keep);
}
