export const keysDescriptionId = 'keys';

/**
 * Says how to leave the editor: in words for screen readers, and in its lower padding, where it
 * covers nothing, while it has the focus.
 */
export function describeKeys(editor: HTMLElement): void {
  const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Command' : 'Control';
  const description = document.createElement('p');
  description.id = keysDescriptionId;
  // A description is read even when it is not displayed.
  description.hidden = true;
  description.textContent = `Press Escape, then Tab, to leave the editor. ${modifier} Enter runs the sketch, ${modifier} full stop stops it, F8 goes to the next problem.`;
  const hint = document.createElement('p');
  hint.setAttribute('aria-hidden', 'true');
  hint.textContent = 'Esc, then Tab, leaves';
  hint.className = 'hint';
  editor.append(description, hint);
}
