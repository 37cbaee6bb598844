import type { Send } from './channel';
import { isCallable, readPath } from './read';

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
      .catch(() => console.warn(`The file "${name}" could not be read.`));
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
