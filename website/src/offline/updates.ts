import { Workbox } from 'workbox-window';
import siteConfig from '@generated/docusaurus.config';
import { updatePrompt } from '../messages/offline';
import styles from './updatePrompt.module.css';

/** Tells the reader when a new version of their copy is ready. Nothing reloads by itself. */
export async function watchUpdates(): Promise<void> {
  const workbox = new Workbox(`${siteConfig.baseUrl}sw.js`, {
    scope: siteConfig.baseUrl,
    updateViaCache: 'none',
  });
  workbox.addEventListener('waiting', () => {
    showUpdatePrompt(() => {
      workbox.addEventListener('controlling', () => window.location.reload());
      workbox.messageSkipWaiting();
    });
  });
  await workbox.register({ immediate: true });
  // A page may stay open for days, so it looks for updates whenever it is shown again.
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) workbox.update().catch(ignoreOffline);
  });
}

/** The update check fails without a network; there is nothing to tell the reader then. */
function ignoreOffline(): void {}

let shown: HTMLElement | undefined;

/** Says in a corner of the page that there is a new version, and offers to reload. */
function showUpdatePrompt(reload: () => void): void {
  shown?.remove();
  const prompt = document.createElement('aside');
  prompt.setAttribute('aria-label', updatePrompt.name);
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
    button(updatePrompt.reload, 'button--primary', reload),
    button(updatePrompt.later, 'button--secondary', dismiss),
  );
  document.body.append(prompt);
  shown = prompt;
  // Screen readers announce text that is added to a live region, but not text that was in it from the
  // beginning.
  requestAnimationFrame(() => {
    text.textContent = updatePrompt.isReady;
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
