import type { P5Asciifier } from './asciifier/P5Asciifier';
import { errorHandler } from './errors/P5AsciifyErrorHandler';
import { P5AsciifyErrorLevel } from './errors/P5AsciifyErrorLevel';
import { P5AsciifyHookManager } from './hooks/P5AsciifyHookManager';
import { sketchLifecycle } from './hooks/sketch-lifecycle';
import { P5AsciifierManager } from './manager/P5AsciifierManager';
import { registerLifecycle } from './p5-compat/lifecycle';
import { isFunction, read } from './p5-compat/read';
import { P5AsciifyRenderer2D } from './renderers/custom/P5AsciifyRenderer2D';
import { P5AsciifyAbstractFeatureRenderer2D } from './renderers/feature/P5AsciifyAbstractFeatureRenderer2D';
import { P5AsciifyRenderer } from './renderers/P5AsciifyRenderer';

declare global {
  interface Window {
    /** {@link p5asciify}: the library as a whole. */
    p5asciify?: P5AsciifierManager;
    /** {@link p5asciifier}: the asciifier that is there from the start. */
    p5asciifier?: P5Asciifier | null;
    /** A base class for plugins. */
    P5AsciifyAbstractFeatureRenderer2D?: typeof P5AsciifyAbstractFeatureRenderer2D;
    /** A base class for plugins. */
    P5AsciifyRenderer2D?: typeof P5AsciifyRenderer2D;
    /** A base class for plugins. */
    P5AsciifyRenderer?: typeof P5AsciifyRenderer;
    /** The error levels. */
    P5AsciifyErrorLevel?: typeof P5AsciifyErrorLevel;
  }
}

/** Marks the manager once a copy of the library has said that it is not the first. */
const LOADED_TWICE = Symbol.for('p5.asciify is loaded twice');

/**
 * The library as a whole. It's a global variable, too, whether you load the library with a script tag
 * or import it as a module.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(320, 320, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciify.fontSize(8);
 * }
 *
 * function draw() {
 *   background(0);
 *   normalMaterial();
 *   rotateX(0.5);
 *   rotateY(frameCount * 0.01);
 *   box(160);
 * }
 * ```
 *
 * @see {@link p5asciifier}
 */
export const p5asciify: P5AsciifierManager = findOrCreateManager();

/**
 * The asciifier that is there from the start. It's a global variable, too, whether you load the
 * library with a script tag or import it as a module.
 *
 * It is the same as `p5asciify.asciifier()`, until you {@link P5AsciifierManager.remove | remove} it.
 * From then on that method gives the next one of the list, while `p5asciifier` still holds the one that
 * was removed, and everything that you do with it throws an error.
 *
 * @since 0.10.3
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciifier.renderer('brightness').characters(' .:+#');
 * }
 *
 * function draw() {
 *   background(0);
 *   normalMaterial();
 *   rotateY(frameCount * 0.01);
 *   torus(120, 50);
 * }
 * ```
 *
 * @see {@link p5asciify}, {@link P5AsciifierManager.asciifier | P5AsciifierManager.asciifier()}
 */
export const p5asciifier: P5Asciifier | null = p5asciify.asciifier();

/** If a page loads the library twice, as live-coding tools do, the first manager stays in use. */
function findOrCreateManager(): P5AsciifierManager {
  const first: unknown = typeof window === 'undefined' ? undefined : window.p5asciify;
  if (isManager(first)) {
    if (!Reflect.has(first, LOADED_TWICE)) {
      Reflect.set(first, LOADED_TWICE, true);
      errorHandler.remark(
        'The library is loaded twice on this page. The first copy stays in use: take the other out.',
      );
    }
    return first;
  }
  const manager = P5AsciifierManager.getInstance();
  const hooks = sketchLifecycle(P5AsciifyHookManager.getInstance(), manager);
  if (!registerLifecycle(hooks)) {
    console.info(
      '[p5.asciify] p5 is not there yet: call p5asciify.init(), setup() and asciify() yourself.',
    );
  }
  return manager;
}

/** Tells the library from an element: browsers make those with an id known under that name. */
function isManager(value: unknown): value is P5AsciifierManager {
  return isFunction(read(value, 'asciifier')) && isFunction(read(value, 'handleInit'));
}

if (typeof window !== 'undefined') {
  window.p5asciify = p5asciify;
  if (!(window.p5asciifier && isFunction(read(window.p5asciifier, 'renderers')))) {
    window.p5asciifier = p5asciifier;
  }
  window.P5AsciifyAbstractFeatureRenderer2D ??= P5AsciifyAbstractFeatureRenderer2D;
  window.P5AsciifyRenderer2D ??= P5AsciifyRenderer2D;
  window.P5AsciifyRenderer ??= P5AsciifyRenderer;
  window.P5AsciifyErrorLevel ??= P5AsciifyErrorLevel;
}
