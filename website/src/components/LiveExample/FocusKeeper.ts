/**
 * Gives the focus a place when what had it goes away, as a button does that ends its own message.
 * Otherwise it would fall back to the beginning of the page.
 */
export class FocusKeeper {
  private focused: Element | undefined;
  /** The groups of controls around it, the nearest first. */
  private groups: Element[] = [];

  /** Follows the focus within an element, until the function that comes back is called. */
  follow(whole: Element): () => void {
    const onFocusIn = ({ target }: Event): void => {
      if (!(target instanceof Element)) return;
      this.focused = target;
      this.groups = [];
      for (let group = closestGroup(target); group; group = closestGroup(group.parentElement)) {
        this.groups.push(group);
      }
    };
    const onFocusOut = ({ target }: Event): void => {
      // Some browsers say so of what is being removed, too; a moment later it is known.
      queueMicrotask(() => {
        if (this.focused === target && this.focused?.isConnected) this.focused = undefined;
      });
    };
    whole.addEventListener('focusin', onFocusIn);
    whole.addEventListener('focusout', onFocusOut);
    return () => {
      whole.removeEventListener('focusin', onFocusIn);
      whole.removeEventListener('focusout', onFocusOut);
    };
  }

  /**
   * If what had the focus is gone, and nothing else has it: the first button of the nearest group
   * around it that has one left, or else of the toolbar.
   */
  restore(toolbar: Element): void {
    if (!this.focused || this.focused.isConnected) return;
    this.focused = undefined;
    if (document.activeElement !== document.body) return;
    for (const group of [...this.groups, toolbar]) {
      const button = group.isConnected && group.querySelector<HTMLElement>('button:enabled');
      // A reader who has scrolled on stays there.
      if (button) return button.focus({ preventScroll: !isOnScreen(group) });
    }
  }
}

function closestGroup(element: Element | null): Element | null {
  return element?.closest('[role=group]') ?? null;
}

function isOnScreen(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom >= 0 && top <= window.innerHeight;
}
