import type { Send } from './channel';

/** Passes on the keys that run and stop a sketch wherever the focus is. */
export function forwardShortcuts(send: Send): void {
  window.addEventListener(
    'keydown',
    (event) => {
      // Ignores key events that a sketch has made itself.
      if (!event.isTrusted || (!event.ctrlKey && !event.metaKey)) return;
      if (event.key === 'Enter') send({ type: 'shortcut', name: 'run' });
      else if (event.key === '.') send({ type: 'shortcut', name: 'stop' });
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}
