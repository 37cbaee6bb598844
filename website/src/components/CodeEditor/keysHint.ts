export const keysDescriptionId = 'keys';

/**
 * Says how to leave the editor: in a description for screen readers, and, while the editor has the
 * focus, in a visible hint. The hint is in the lower padding, where it covers no code, and says
 * what Tab does at the moment (`tabKey.ts`).
 */
export function describeKeys(editor: HTMLElement): void {
  const modifier = /Mac|iPhone|iPad/.test(navigator.platform) ? 'Command' : 'Control';
  const description = document.createElement('p');
  description.id = keysDescriptionId;
  // `aria-describedby` works with hidden elements, too.
  description.hidden = true;
  description.textContent = `Tab leaves the editor until you type or click in it; then it indents. Press Escape, then Tab, to leave the editor. ${modifier} Enter runs the sketch, ${modifier} full stop stops it, F8 goes to the next problem.`;
  const hint = document.createElement('p');
  hint.setAttribute('aria-hidden', 'true');
  hint.className = 'hint';
  for (const [className, words] of [
    ['when-leaves', 'Tab leaves until you type'],
    ['when-indents', 'Esc, then Tab, leaves'],
  ] as const) {
    const state = document.createElement('span');
    state.className = className;
    state.textContent = words;
    hint.append(state);
  }
  editor.append(description, hint);
}
