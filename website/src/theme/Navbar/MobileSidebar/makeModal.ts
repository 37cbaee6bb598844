interface ModalOptions {
  /** What screen readers call it. */
  name: string;
  onEscape: () => void;
}

/**
 * Makes a modal dialogue of a panel over the page: the rest of the page is inert, and the focus is
 * in the panel.
 *
 * @returns A function that undoes it, and gives the focus back.
 */
export function makeModal(panel: HTMLElement, { name, onEscape }: ModalOptions): () => void {
  const opener = document.activeElement;
  const behind = besides(panel).filter((element) => !element.inert);
  for (const element of behind) element.inert = true;
  const attributes = { role: 'dialog', 'aria-modal': 'true', 'aria-label': name, tabindex: '-1' };
  for (const [key, value] of Object.entries(attributes)) panel.setAttribute(key, value);
  // The panel itself: its content may become visible only later.
  panel.focus();

  const onKey = (event: KeyboardEvent): void => {
    const { key, target, isComposing, defaultPrevented } = event;
    // The body has the focus after a control was removed. Anywhere else, another dialogue lies above.
    const isHere = target === document.body || (target instanceof Node && panel.contains(target));
    if (key !== 'Escape' || isComposing || defaultPrevented || !isHere) return;
    event.preventDefault();
    onEscape();
  };
  document.addEventListener('keydown', onKey);

  return () => {
    document.removeEventListener('keydown', onKey);
    for (const element of behind) element.inert = false;
    for (const key of Object.keys(attributes)) panel.removeAttribute(key);
    const { activeElement } = document;
    const isLost = activeElement === document.body || panel.contains(activeElement);
    if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
  };
}

/** Everything beside an element, but for backdrops: a press on one closes what it lies behind. */
function besides(element: Element): HTMLElement[] {
  const { parentElement } = element;
  if (!parentElement) return [];
  const siblings = [...parentElement.children].filter(
    (sibling): sibling is HTMLElement =>
      sibling instanceof HTMLElement &&
      sibling !== element &&
      !sibling.matches('[role=presentation]'),
  );
  return parentElement === document.body ? siblings : [...siblings, ...besides(parentElement)];
}
