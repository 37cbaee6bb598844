/** Follows property names through a value of unknown shape. */
export function readPath(value: unknown, ...names: string[]): unknown {
  return names.reduce<unknown>(
    (owner, name) =>
      (typeof owner === 'object' && owner !== null) || typeof owner === 'function'
        ? Reflect.get(owner, name)
        : undefined,
    value,
  );
}

export type Callable = (...given: unknown[]) => unknown;

export function isCallable(value: unknown): value is Callable {
  return typeof value === 'function';
}

/** Calls a method when there is one. */
export function callMethod(owner: unknown, name: string, ...given: unknown[]): unknown {
  const method = readPath(owner, name);
  return isCallable(method) ? Reflect.apply(method, owner, given) : undefined;
}
