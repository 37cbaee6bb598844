import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Moves the focus on when the focused element is removed, as a button is that dismisses its own
 * notice. Otherwise the focus would be lost, and Tab would begin at the top of the page.
 */
export class FocusRestorer {
  private focused: Element | undefined;
  /** The groups of controls (`role="group"`) around the focused element, the nearest first. */
  private groups: Element[] = [];

  /**
   * Follows the focus within an element.
   *
   * @returns A function that ends it.
   */
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
      // Some browsers fire `focusout` also for an element that is being removed. In a microtask
      // `isConnected` tells the two cases apart.
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
   * If the focused element was removed and nothing else has the focus, focuses the first enabled
   * button in the nearest group that was around it, or else in the toolbar.
   */
  restore(toolbar: Element): void {
    if (!this.focused || this.focused.isConnected) return;
    this.focused = undefined;
    if (document.activeElement !== document.body) return;
    for (const group of [...this.groups, toolbar]) {
      const button = group.isConnected && group.querySelector<HTMLElement>('button:enabled');
      // Does not scroll back for a reader who has scrolled on.
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

/** Keeps the focus within a player when the focused element is removed (see `FocusRestorer`). */
export function useRestoredFocus(
  whole: RefObject<Element | null>,
  toolbar: RefObject<Element | null>,
): void {
  const [keeper] = useState(() => new FocusRestorer());
  useEffect(() => (whole.current ? keeper.follow(whole.current) : undefined), [keeper, whole]);
  // Runs after every render, since each may have removed the focused element, and before the next
  // key press.
  useLayoutEffect(() => {
    if (toolbar.current) keeper.restore(toolbar.current);
  });
}
