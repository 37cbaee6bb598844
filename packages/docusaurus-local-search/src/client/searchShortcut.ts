/** Whether a key is Ctrl/Cmd-K, which works anywhere. */
export function isToggle(event: KeyboardEvent): boolean {
  return (event.ctrlKey || event.metaKey) && isKey(event, 'k', 'KeyK');
}

/** Whether a key is `/` outside of text fields. */
export function isSlash(event: KeyboardEvent): boolean {
  return isKey(event, '/', 'Slash') && !hasModifier(event) && !isEditing(event.target);
}

/** Whether a key opens the search from anywhere on a page. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  return isToggle(event) || isSlash(event);
}

export function hasModifier({ ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  return ctrlKey || metaKey || altKey;
}

/**
 * Whether a key is for an input method, as Escape is that cancels a conversion. Safari ends the
 * composition before it tells of the key, and leaves only the code 229.
 */
export function isForComposing({ isComposing, keyCode }: KeyboardEvent): boolean {
  return isComposing || keyCode === 229;
}

/** Letters of scripts other than the Latin one. */
const foreign = /^(?!\p{Script=Latin})[\p{L}\p{M}]$/u;

/** Whether a key writes a character, or would on a Latin keyboard where it writes another script. */
function isKey(event: KeyboardEvent, character: string, code: string): boolean {
  // Autofill dispatches key events that have no key.
  const { key = '' } = event;
  if (isForComposing(event)) return false;
  return key.toLowerCase() === character || (event.code === code && foreign.test(key));
}

function isEditing(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || ['INPUT', 'SELECT', 'TEXTAREA'].includes(target.tagName))
  );
}
