import { tellError } from './errors';
import { isCallable, readPath, type Callable } from './read';

/**
 * Reports errors of timers, microtasks, animation frames and listeners before the browser sees them.
 * WebKit would report only "Script error.", because in an opaque origin it treats evaluated code as
 * code of another origin.
 */
export function watchCallbacks(): void {
  const later = [
    'queueMicrotask',
    'setTimeout',
    'setInterval',
    'requestAnimationFrame',
    'requestIdleCallback',
  ];
  for (const name of later) {
    replaceArgument(window, name, 0);
  }
  // The window may already have its own versions of these methods, such as the one of `ignoreMotionEvents`.
  for (const name of ['addEventListener', 'removeEventListener']) {
    replaceArgument(EventTarget.prototype, name, 1);
    if (Object.hasOwn(window, name)) replaceArgument(window, name, 1);
  }
  for (const owner of [window, HTMLElement, XMLHttpRequestEventTarget, FileReader]) {
    replaceHandlers('prototype' in owner ? owner.prototype : owner);
  }
}

/** Wraps event handler properties such as `onload`, with which p5.js awaits its requests. */
function replaceHandlers(owner: object): void {
  for (const [name, property] of Object.entries(Object.getOwnPropertyDescriptors(owner))) {
    const set = readPath(property, 'set');
    if (!isCallable(set) || !name.startsWith('on')) continue;
    Object.defineProperty(owner, name, {
      ...property,
      set(this: unknown, handler: unknown) {
        Reflect.apply(set, this, [watched(handler)]);
      },
    });
  }
}

function replaceArgument(owner: object, name: string, position: number): void {
  const method = readPath(owner, name);
  if (!isCallable(method)) return;
  Reflect.set(owner, name, function (this: unknown, ...given: unknown[]) {
    if (position in given) given[position] = watched(given[position]);
    return Reflect.apply(method, this, given);
  });
}

/** One wrapper for each callback, so that `removeEventListener` finds the one that was added. */
const wrappers = new WeakMap<Callable, Callable>();

function watched(callback: unknown): unknown {
  if (!isCallable(callback)) return callback;
  const known = wrappers.get(callback);
  if (known) return known;
  const wrapper = function (this: unknown, ...given: unknown[]): unknown {
    try {
      return Reflect.apply(callback, this, given);
    } catch (error) {
      tellError(error);
      return undefined;
    }
  };
  wrappers.set(callback, wrapper);
  return wrapper;
}
