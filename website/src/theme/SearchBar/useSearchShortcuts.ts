import { useEffect, type RefObject } from 'react';

interface Shortcuts {
  isOpen: boolean;
  button: RefObject<HTMLButtonElement | null>;
  open: (initialQuery?: string) => void;
  close: () => void;
}

/** Ctrl/Cmd-K and `/` open the search, Escape and Ctrl/Cmd-K close it, typing on the button starts a query. */
export function useSearchShortcuts({ isOpen, button, open, close }: Shortcuts): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent): void {
      if (isToggle(event) || (isOpen && event.key === 'Escape')) {
        event.preventDefault();
        if (isOpen) close();
        else open();
      } else if (!isOpen && !hasModifier(event)) {
        if (event.key === '/' && !isEditing(event.target)) {
          event.preventDefault();
          open();
        } else if (document.activeElement === button.current && /^[\p{L}\p{N}]$/u.test(event.key)) {
          event.preventDefault();
          open(event.key);
        }
      }
    }
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, button, open, close]);
}

function isToggle({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // Autofill dispatches key events that have no key.
  return (ctrlKey || metaKey) && key?.toLowerCase() === 'k';
}

function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
