/**
 * The document of one sketch in an iframe of another site: its still, a button, a link. The
 * sketch comes from the hash of the address, as in a link to the playground. Until a reader presses
 * Play, nothing runs, and no p5.js is loaded.
 */
import { notices } from '../core/messages';
import type { Session } from '../core/Session';
import { decodeShare, type Share } from '../core/share/share';
import type { PlayLabel, SessionState } from '../core/state';
import { embed as messages } from './messages';

// Another hash is another sketch.
window.addEventListener('hashchange', () => window.location.reload());
void open(window.location.hash);

async function open(hash: string): Promise<void> {
  const decoded = await decodeShare(hash);
  if (decoded.kind === 'share') return offer(decoded.share, decoded.hash);
  const message = decoded.kind === 'damaged' ? decoded.message : messages.none;
  document.body.append(made('p', 'status', message));
}

/** Shows what a reader can do with a sketch. */
function offer(share: Share, hash: string): void {
  const title = share.title ?? messages.untitled;
  document.title = title;
  const preview = made('div', 'preview');
  const button = made('button', 'play', messages.play.Play);
  button.type = 'button';
  const status = made('span', 'status');
  status.setAttribute('role', 'status');
  const link = made('a', 'open', messages.open);
  link.href = EMBEDDED_FILES.playground + hash;
  link.target = '_blank';
  link.rel = 'noopener';
  link.title = `${messages.open} ${messages.newTab}`;
  const bar = made('footer', 'bar');
  bar.append(button, made('h1', 'title', title), status, link);
  const main = made('main', 'whole');
  main.append(preview, bar);
  document.body.append(main);

  let session: Promise<Session> | undefined;
  const load = async (): Promise<Session> => {
    const { sessionOf } = await import('./play');
    const made = sessionOf(share, title, EMBEDDED_FILES, preview);
    made.subscribe(() => {
      const label = labelOf(made.state);
      if (button.textContent !== messages.play[label]) button.textContent = messages.play[label];
      const text = statusOf(made.state);
      if (status.textContent !== text) status.textContent = text;
    });
    return made;
  };
  const press = async (): Promise<void> => {
    session ??= load();
    try {
      const loaded = await session;
      loaded.press(labelOf(loaded.state));
    } catch {
      session = undefined;
      status.textContent = messages.notLoaded;
    }
  };
  button.addEventListener('click', () => void press());
  // The whole picture is a larger target for the pointer; the button does the same for keys.
  preview.addEventListener('click', () => void press());
}

function labelOf({ status }: SessionState): PlayLabel {
  if (status === 'starting') return 'Stop';
  return status === 'running' ? 'Pause' : 'Play';
}

function statusOf({ problem, status }: SessionState): string {
  return problem ? notices.problem(problem) : messages.statuses[status];
}

/** An element with a class and a text. */
function made<K extends keyof HTMLElementTagNameMap>(
  name: K,
  className: string,
  text = '',
): HTMLElementTagNameMap[K] {
  const element = document.createElement(name);
  element.className = className;
  element.textContent = text;
  return element;
}
