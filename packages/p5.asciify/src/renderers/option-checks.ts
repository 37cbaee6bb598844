import { expectArgument } from '../errors/expect';
import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import { nearest } from '../utils/nearest';

/** Whether an argument, that of `update()` if not said otherwise, is an object that may hold options. */
export function expectOptions(options: unknown, argument = 'update', method = argument): boolean {
  const ok = typeof options === 'object' && options !== null;
  return expectArgument(ok, argument, 'an object with options', options, method);
}

/**
 * Points out option names that a renderer does not know, such as misspelt ones. They are ignored,
 * as ever, so this is a remark rather than an error.
 */
export function remarkUnknownOptions(renderer: string, options: object, known: object): void {
  const names = Object.keys(known);
  for (const key of Object.keys(options)) {
    if (names.includes(key)) continue;
    errorHandler.remark(unknownOptionMessage(renderer, key, names));
  }
}

export function unknownOptionMessage(
  renderer: string,
  key: string,
  known: readonly string[],
): string {
  const meant = nearest(key, known);
  const hint = meant ? `did you mean "${meant}"?` : `known options: ${known.join(', ')}.`;
  return `The ${renderer} renderer has no option "${key}"; ${hint}`;
}
