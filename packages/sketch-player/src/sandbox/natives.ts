/**
 * Methods of the platform that the sandbox relies on for its defence, taken before a sketch can
 * replace them. Code that uses them must not iterate either (`for … of`, spreading): iteration calls
 * methods that a sketch can replace, too.
 */
import { isCallable, readPath, type Callable } from './read';

const { apply } = Reflect;

/** Takes a method of a prototype, for calls with an owner. Where there is none, they do nothing. */
export function takeMethod(
  prototype: object | undefined,
  name: string,
): (owner: unknown, ...given: unknown[]) => unknown {
  const method = readPath(prototype, name);
  return isCallable(method) ? uncurried(method) : () => undefined;
}

/** The same of the function that reads a property. */
export function takeGetter(prototype: object, name: string): (owner: unknown) => unknown {
  const getter = readPath(Object.getOwnPropertyDescriptor(prototype, name), 'get');
  return isCallable(getter) ? uncurried(getter) : () => undefined;
}

function uncurried(method: Callable): (owner: unknown, ...given: unknown[]) => unknown {
  return (owner, ...given) => apply(method, owner, given);
}
