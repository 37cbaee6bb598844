import styles from './updatePrompt.module.css';

let shown: HTMLElement | undefined;

/** Says in a corner of the page that there is a new version, and offers to reload. */
export function showUpdatePrompt(reload: () => void): void {
  shown?.remove();
  const prompt = document.createElement('aside');
  prompt.setAttribute('aria-label', 'New version');
  prompt.className = styles.prompt ?? '';
  const text = document.createElement('p');
  text.setAttribute('role', 'status');
  let cameFrom: EventTarget | null = null;
  prompt.addEventListener('focusin', ({ relatedTarget }) => {
    if (!(relatedTarget instanceof Node && prompt.contains(relatedTarget)))
      cameFrom = relatedTarget;
  });
  const dismiss = (): void => {
    prompt.remove();
    if (cameFrom instanceof HTMLElement) cameFrom.focus();
  };
  prompt.append(
    text,
    button('Reload', 'button--primary', reload),
    button('Later', 'button--secondary', dismiss),
  );
  document.body.append(prompt);
  shown = prompt;
  // Screen readers announce what is added to a live region, but not what was in it from the
  // beginning.
  requestAnimationFrame(() => {
    text.textContent = 'A new version of this site is ready.';
  });
}

function button(label: string, kind: string, act: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.className = `button button--sm ${kind}`;
  element.textContent = label;
  element.addEventListener('click', act);
  return element;
}
