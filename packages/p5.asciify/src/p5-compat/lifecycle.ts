import type p5 from 'p5';
import { asError } from '../errors/as-error';
import { P5AsciifyError } from '../errors/P5AsciifyError';
import { findP5Class, type P5Class } from './p5-class';
import { isFunction, isObject, read } from './read';
import { instanceOf } from './sketch';
import { isP5AsyncCapable } from './version';

/** The moments in a sketch's life that the library takes part in. */
export interface Lifecycle {
  /** Before the sketch's own `setup()`, which waits for it on 2.x. */
  init(p: p5): void | Promise<void>;
  /** After `setup()`, before the first `draw()`, which waits for it on 2.x. */
  afterSetup(p: p5): void | Promise<void>;
  /** Before each `draw()`. */
  pre(p: p5): void;
  /** After each `draw()`. */
  post(p: p5): void;
  /** When the sketch is removed from the page, maybe while one of the other moments lasts. */
  remove(p: p5): void;
}

/** Takes part in every sketch from now on. Returns whether there was a p5 to register with. */
export function registerLifecycle(lifecycle: Lifecycle): boolean {
  const p5Class = findP5Class();
  if (!p5Class) return false;
  const { registerAddon } = p5Class;
  if (isP5AsyncCapable(String(p5Class.VERSION)) && isFunction(registerAddon)) {
    registerAddon.call(p5Class, addonOf(lifecycle, p5Class));
  } else {
    registerMethods(lifecycle, p5Class);
  }
  return true;
}

type Addon = (p5Class: unknown, prototype: unknown, hooks: Record<string, unknown>) => void;

function addonOf(lifecycle: Lifecycle, p5Class: P5Class): Addon {
  return (_p5Class, prototype, hooks) => {
    hooks.presetup = function (this: unknown) {
      return lifecycle.init(instanceOf(this, p5Class));
    };
    hooks.postsetup = function (this: unknown) {
      return lifecycle.afterSetup(instanceOf(this, p5Class));
    };
    hooks.predraw = function (this: unknown) {
      lifecycle.pre(instanceOf(this, p5Class));
    };
    hooks.postdraw = function (this: unknown) {
      lifecycle.post(instanceOf(this, p5Class));
    };
    beforeRemoval(prototype, (p) => lifecycle.remove(p));
  };
}

/** p5 2.x has a `remove` hook, too, but does not call it for a sketch that has no canvas yet. */
function beforeRemoval(prototype: unknown, run: (p: p5) => void): void {
  const remove = read(prototype, 'remove');
  if (!isObject(prototype) || !isFunction(remove)) return;
  prototype.remove = function (this: p5) {
    run(this);
    return remove.call(this);
  };
}

function registerMethods(lifecycle: Lifecycle, p5Class: P5Class): void {
  const prototype = p5Class.prototype as unknown;
  const register = read(prototype, 'registerMethod');
  if (!isFunction(register)) return;
  for (const name of ['init', 'afterSetup', 'pre', 'post', 'remove'] as const) {
    register.call(prototype, name, function (this: unknown) {
      const p = instanceOf(this, p5Class);
      const run = () => void lifecycle[name](p);
      if (name === 'init') beforeStart(p, run);
      else run();
    });
  }
}

/**
 * Runs something when p5 1.x starts a sketch: once the page is loaded, before `preload()`. Its `init`
 * hook comes too early. Up to 1.11.5 p5 does not know yet whether the sketch is in global mode, and
 * copies what is on the instance over the functions of the page; and a file that is there before the
 * page is loaded has p5 call `setup()` at once.
 */
function beforeStart(p: p5, run: () => void): void {
  const start = read(p, '_start');
  if (!isFunction(start)) {
    run();
    return;
  }
  Reflect.set(p, '_start', () => {
    run();
    return start.call(p);
  });
}

/**
 * Loads a font before `setup()`. On 1.x a sketch without `preload()` would not wait, so it gets an
 * empty one, and p5's count of files to wait for is increased. p5's own `loadFont()` decreases it
 * when the font is there.
 *
 * @throws {@link errors.P5AsciifyError} when the font cannot be loaded.
 */
export function loadFontBeforeSetup(
  p: p5,
  url: string,
  version: string,
  done: (font: p5.Font) => void,
): Promise<void> {
  if (isP5AsyncCapable(version)) {
    return loadFont(p, url).catch(failed).then(done);
  }
  // In global mode p5 looks for `preload` on `window` alone, otherwise on the sketch alone.
  const holder = read(p, '_isGlobal') ? globalThis : p;
  if (!isFunction(read(holder, 'preload'))) Reflect.set(holder, 'preload', () => undefined);
  const increment = read(p, '_incrementPreload');
  if (isFunction(increment)) increment.call(p);
  return new Promise<p5.Font>((resolve, reject) => {
    // `done` is called synchronously: p5 goes on to setup() before a promise's callback would run.
    const loaded = (font: p5.Font) => {
      done(font);
      resolve(font);
    };
    p.loadFont(url, loaded, reject);
  }).then(() => undefined, failed);
}

/** p5 2.x returns a promise; the type declarations know only the font that 1.x returns. */
function loadFont(p: p5, url: string): Promise<p5.Font> {
  return new Promise((resolve) => resolve(p.loadFont(url)));
}

function failed(thrown: unknown): never {
  const cause = asError(thrown);
  const message = `init: the default font could not be loaded: ${cause.message}`;
  throw new P5AsciifyError(message, cause);
}
