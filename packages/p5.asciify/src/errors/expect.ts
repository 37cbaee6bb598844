import { errorHandler } from './P5AsciifyErrorHandler';
import { describeValue } from './describe-value';

/**
 * Checks one argument and reports it in the wording that all messages share.
 *
 * @param ok - Whether the argument is right.
 * @param argument - Its name, as the reader wrote it: usually that of the method.
 * @param expected - What would have been right, such as "a number greater than 0".
 * @param providedValue - What came instead.
 * @param method - The method that was called, when its name differs from the argument's.
 * @returns `ok`, unless the error level is `THROW` and it is false.
 */
export function expectArgument(
  ok: boolean,
  argument: string,
  expected: string,
  providedValue: unknown,
  method = argument,
): boolean {
  if (ok) return true;
  return errorHandler.validate(
    false,
    `${argument}: expected ${expected}, got ${describeValue(providedValue)}.`,
    { providedValue, method },
  );
}
