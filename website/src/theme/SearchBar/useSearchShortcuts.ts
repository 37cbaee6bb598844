import { useEffect, type RefObject } from 'react';
import { hasModifier, isSlash, isToggle } from './searchShortcut';

interface Shortcuts {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  open: (initialQuery?: string) => void;
  close: () => void;
}

/**
 * Ctrl/Cmd-K and `/` open the search, Escape and Ctrl/Cmd-K close it, and typing on the focused
 * button starts a query.
 */
export function useSearchShortcuts({ isOpen, button, open, close }: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isToggle(event) || (isOpen && event.key === 'Escape')) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (!isOpen && isSlash(event)) {
        event.preventDefault();
        open();
      } else if (!isOpen && !hasModifier(event) && isTypedOn(button.current, event)) {
        event.preventDefault();
        open(event.key);
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, button, open, close]);
}

function isTypedOn(button: HTMLElement | null, { key }: KeyboardEvent): boolean {
  return document.activeElement === button && /^[\p{L}\p{N}]$/u.test(key);
}
