import type { P5Asciifier } from './asciifier/P5Asciifier';
import { P5AsciifyErrorLevel } from './errors/P5AsciifyErrorLevel';
import { P5AsciifyHookManager } from './hooks/P5AsciifyHookManager';
import { sketchLifecycle } from './hooks/sketch-lifecycle';
import { P5AsciifierManager } from './manager/P5AsciifierManager';
import { registerLifecycle } from './p5-compat/lifecycle';
import { P5AsciifyRenderer2D } from './renderers/custom/P5AsciifyRenderer2D';
import { P5AsciifyAbstractFeatureRenderer2D } from './renderers/feature/P5AsciifyAbstractFeatureRenderer2D';
import { P5AsciifyRenderer } from './renderers/P5AsciifyRenderer';

declare global {
  interface Window {
    /** The library as a whole, in projects that load it with a script tag. */
    p5asciify?: P5AsciifierManager;
    /** The first asciifier, in projects that load the library with a script tag. */
    p5asciifier?: P5Asciifier | null;
    /** For plugins in projects that load the library with a script tag. */
    P5AsciifyAbstractFeatureRenderer2D?: typeof P5AsciifyAbstractFeatureRenderer2D;
    /** For plugins in projects that load the library with a script tag. */
    P5AsciifyRenderer2D?: typeof P5AsciifyRenderer2D;
    /** For plugins in projects that load the library with a script tag. */
    P5AsciifyRenderer?: typeof P5AsciifyRenderer;
    /** The error levels, in projects that load the library with a script tag. */
    P5AsciifyErrorLevel?: typeof P5AsciifyErrorLevel;
  }
}

/**
 * The library as a whole. In projects that load it with a script tag it is the global variable
 * `p5asciify`.
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
 * The asciifier that is there from the start: short for `p5asciify.asciifier()`. In projects that
 * load the library with a script tag it is the global variable `p5asciifier`.
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
  if (typeof window !== 'undefined' && window.p5asciify) return window.p5asciify;
  const manager = P5AsciifierManager.getInstance();
  const hooks = sketchLifecycle(P5AsciifyHookManager.getInstance(), manager);
  if (!registerLifecycle(hooks)) {
    console.info(
      '[p5.asciify] p5 is not there yet: call p5asciify.init(), setup() and asciify() yourself.',
    );
  }
  return manager;
}

if (typeof window !== 'undefined') {
  window.p5asciify ??= p5asciify;
  window.p5asciifier ??= p5asciifier;
  window.P5AsciifyAbstractFeatureRenderer2D ??= P5AsciifyAbstractFeatureRenderer2D;
  window.P5AsciifyRenderer2D ??= P5AsciifyRenderer2D;
  window.P5AsciifyRenderer ??= P5AsciifyRenderer;
  window.P5AsciifyErrorLevel ??= P5AsciifyErrorLevel;
}
