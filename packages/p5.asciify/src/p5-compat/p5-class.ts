import * as imported from 'p5';
import { isFunction, isObject, read } from './read';

/** The p5 constructor: a function that carries `VERSION`, `Color`, `Font` and so on. */
export type P5Class = ((...args: unknown[]) => unknown) & Record<string, unknown>;

/**
 * Finds the p5 constructor, or `undefined` when there is none yet. A bundler or import map hands it
 * over as the default export; p5 1.x loaded as a module has no exports but puts itself on `window`.
 */
export function findP5Class(): P5Class | undefined {
  const candidates = [read(imported, 'default'), imported, read(globalThis, 'p5')];
  return candidates.find(isP5Class);
}

/** The class that an instance was made from, which is the page's p5 even when `findP5Class()` finds none. */
export function p5ClassOf(p: unknown): unknown {
  return read(p, 'constructor');
}

function isP5Class(value: unknown): value is P5Class {
  return isFunction(value) && isObject(value) && typeof value.VERSION === 'string';
}
