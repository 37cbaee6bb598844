/**
 * Makes a modal dialogue of what DocSearch 3.9 renders with the role of a button: the page behind
 * it is inert, and the Tab key cycles inside it.
 *
 * @returns A function that undoes it.
 */
export function makeDialog(container: HTMLElement): () => void {
  const page = document.getElementById('__docusaurus');
  const root = container.querySelector('.DocSearch-Container');
  root?.setAttribute('role', 'dialog');
  root?.setAttribute('aria-modal', 'true');
  root?.setAttribute('aria-label', 'Search');
  for (const name of ['tabindex', 'aria-expanded', 'aria-haspopup', 'aria-labelledby']) {
    root?.removeAttribute(name);
  }
  const turn = (event: KeyboardEvent): void => turnRound(container, event);
  // In the capture phase, before DocSearch's own focus trap, which misses elements that appear
  // later.
  container.addEventListener('keydown', turn, { capture: true });
  page?.setAttribute('inert', '');
  return () => {
    container.removeEventListener('keydown', turn, { capture: true });
    page?.removeAttribute('inert');
  };
}

function turnRound(container: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Tab') return;
  event.stopPropagation();
  const reachable = Array.from(
    container.querySelectorAll<HTMLElement>('a[href], button, input'),
  ).filter((element) => element.tabIndex >= 0 && element.getClientRects().length > 0);
  const from = event.shiftKey ? reachable[0] : reachable.at(-1);
  const to = event.shiftKey ? reachable.at(-1) : reachable[0];
  if (document.activeElement !== from) return;
  event.preventDefault();
  to?.focus();
}
