/** Calls a method without type checks, as plain JavaScript can, to pass wrong arguments. */
export function call(target: object, method: string, args: readonly unknown[]): unknown {
  const fn: unknown = Reflect.get(target, method);
  if (typeof fn !== 'function') throw new Error(`There is no method ${method}().`);
  const result: unknown = Reflect.apply(fn, target, args);
  return result;
}
