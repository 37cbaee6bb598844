import { isForComposing, shortcutKey } from '../keys';
import type { Send } from './channel';
import { missingFileError, tellError } from './errors';
import { messages } from './messages';
import { isCallable, readPath } from './read';
import type { FrameClock } from './FrameClock';
import { FrameRate } from './FrameRate';
import type { SketchWatch } from './SketchWatch';

/**
 * Hands files that the sketch saves to the page, which asks the reader. The sandbox would drop such
 * downloads silently.
 */
export function forwardDownloads(send: Send): void {
  const intercept = (target: unknown): boolean => {
    if (!(target instanceof HTMLAnchorElement) || !target.hasAttribute('download')) return false;
    const name = target.download.slice(-200) || 'download';
    // The file is read at once, because the sketch may revoke its object URL right after the click.
    fetch(target.href)
      .then((response) => response.blob())
      .then((content) => send({ type: 'file', name, content }))
      .catch(() => console.warn(messages.unreadableFile(name)));
    return true;
  };

  const click = readPath(HTMLElement.prototype, 'click');
  HTMLElement.prototype.click = function (this: HTMLElement) {
    if (!intercept(this) && isCallable(click)) Reflect.apply(click, this, []);
  };
  const dispatchEvent = readPath(EventTarget.prototype, 'dispatchEvent');
  EventTarget.prototype.dispatchEvent = function (this: EventTarget, event: Event) {
    if (event.type === 'click' && intercept(this)) return true;
    return isCallable(dispatchEvent) && Reflect.apply(dispatchEvent, this, [event]) === true;
  };
}

/**
 * Reports files that a sketch asks for and cannot get. The policy of the document blocks every
 * load, and the browser reports the address at once, whoever asked for it. p5.js 1.x would tell
 * only its console, and wait in preload() for ever.
 */
export function forwardMissingFiles(): void {
  document.addEventListener('securitypolicyviolation', ({ blockedURI }) => {
    const name = nameOf(blockedURI);
    if (name !== undefined) tellError(missingFileError(name));
  });
}

/**
 * The name that the sketch has used, as far as it is known: a file beside the sketch, or a whole
 * address.
 */
function nameOf(address: string): string | undefined {
  // For content of the document itself, `blockedURI` is a word such as "inline".
  if (!/^(https?|wss?):/.test(address)) return undefined;
  const folder = new URL('.', document.baseURI).href;
  const { origin } = new URL(folder);
  if (address.startsWith(folder)) return decode(address.slice(folder.length));
  return address.startsWith(`${origin}/`) ? decode(address.slice(origin.length)) : address;
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Passes on the keys that run and stop a sketch wherever the focus is. */
export function forwardShortcuts(send: Send): void {
  window.addEventListener(
    'keydown',
    (event) => {
      // Ignores key events that a sketch has made itself.
      if (!event.isTrusted || (!event.ctrlKey && !event.metaKey)) return;
      if (isForComposing(event)) return;
      if (event.key === 'Enter') send({ type: 'shortcut', name: 'run' });
      else if (shortcutKey(event) === '.') send({ type: 'shortcut', name: 'stop' });
      else return;
      event.preventDefault();
      event.stopImmediatePropagation();
    },
    true,
  );
}

const interval = 500;

/** Tells the page twice a second that the sandbox is alive, and how fast it draws. */
export function startHeartbeat(watch: SketchWatch, clock: FrameClock, send: Send): FrameRate {
  const rate = new FrameRate(watch);
  let isGiven = true;
  const askForFrame = (): void => {
    isGiven = false;
    clock.onBrowserFrame(() => {
      isGiven = true;
    });
  };
  window.setInterval(() => {
    const { frames } = watch;
    const framesPerSecond = rate.measure(performance.now());
    send({
      type: 'beat',
      frames,
      framesPerSecond,
      looping: watch.isLooping(),
      progress: watch.progress(),
      withheld: !isGiven,
    });
    if (isGiven) askForFrame();
  }, interval);
  return rate;
}
