/** Whether a key is Ctrl/Cmd-K, which works anywhere. */
export function isToggle({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  // Autofill dispatches key events that have no key.
  return (ctrlKey || metaKey) && key?.toLowerCase() === 'k';
}

/** Whether a key is `/` outside of text fields. */
export function isSlash(event: KeyboardEvent): boolean {
  return event.key === '/' && !hasModifier(event) && !isEditing(event.target);
}

/** Whether a key opens the search from anywhere on a page. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  return isToggle(event) || isSlash(event);
}

export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
