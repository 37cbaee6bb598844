import type p5 from 'p5';
import { isFunction, read } from './read';

export type GL = WebGLRenderingContext | WebGL2RenderingContext;

/** The sketch's WebGL context, or `undefined` when its canvas was made without `WEBGL`. */
export function webglContext(p: p5): GL | undefined {
  const context = read(p, '_renderer', 'drawingContext');
  return isWebGL(context) ? context : undefined;
}

export function isWebGL(context: unknown): context is GL {
  return (
    (typeof WebGLRenderingContext !== 'undefined' && context instanceof WebGLRenderingContext) ||
    (typeof WebGL2RenderingContext !== 'undefined' && context instanceof WebGL2RenderingContext)
  );
}

/** The pixel density of the canvas. Calling `pixelDensity()` without argument is not typed. */
export function canvasDensity(p: p5): number {
  return Number(p.pixelDensity());
}

/**
 * A callback that the sketch defines: on the instance, or in global mode on `window`.
 * `draw` and its kin live there too; `setupAsciify` is unknown to p5, so it has to be looked up.
 */
export function findCallback(p: p5, name: string): (() => unknown) | undefined {
  const own = read(p, name);
  if (isFunction(own)) return own.bind(p);
  if (read(p, '_isGlobal') !== true) return undefined;
  const global = read(globalThis, name);
  return isFunction(global) ? global.bind(p) : undefined;
}

/** p5 hands over `window` in place of the instance when it calls hooks in global mode (1.x). */
export function instanceOf(context: unknown, p5Class: unknown): p5 {
  const instance = context === globalThis ? read(p5Class, 'instance') : context;
  if (isInstance(instance)) return instance;
  throw new TypeError('p5.asciify: p5 called a hook without a p5 instance.');
}

function isInstance(value: unknown): value is p5 {
  return isFunction(read(value, 'createCanvas'));
}
