/**
 * p5's type declarations leave out the internals that this folder needs. They are read as unknown
 * values, through these functions, so that a p5 that lacks one is noticed where it happens.
 */
export function isObject(value: unknown): value is Record<PropertyKey, unknown> {
  return (typeof value === 'object' && value !== null) || typeof value === 'function';
}

export function isFunction(value: unknown): value is (...args: unknown[]) => unknown {
  return typeof value === 'function';
}

/** The value at the end of a path of property names, or `undefined` when there is none. */
export function read(start: unknown, ...path: string[]): unknown {
  let value = start;
  for (const key of path) {
    if (!isObject(value)) return undefined;
    value = value[key];
  }
  return value;
}

export function readNumber(start: unknown, ...path: string[]): number | undefined {
  const value = read(start, ...path);
  return typeof value === 'number' ? value : undefined;
}

export function readNumbers(start: unknown, ...path: string[]): ArrayLike<number> | undefined {
  const value = read(start, ...path);
  return isNumbers(value) ? value : undefined;
}

function isNumbers(value: unknown): value is ArrayLike<number> {
  if (!isObject(value) || typeof value.length !== 'number') return false;
  return value.length === 0 || typeof value[0] === 'number';
}
