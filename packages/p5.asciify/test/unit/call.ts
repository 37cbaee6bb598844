/** Calls a method as plain JavaScript does, which no type keeps from passing a wrong argument. */
export function call(target: object, method: string, args: readonly unknown[]): unknown {
  const fn: unknown = Reflect.get(target, method);
  if (typeof fn !== 'function') throw new Error(`There is no method ${method}().`);
  const result: unknown = Reflect.apply(fn, target, args);
  return result;
}
