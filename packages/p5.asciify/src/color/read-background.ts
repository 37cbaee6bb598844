import type p5 from 'p5';
import { expectArgument } from '../errors/expect';
import { isColorValue, type ColorValue } from '../p5-compat/color';

/**
 * Checks a background, and copies it, since a sketch may go on to change its array.
 *
 * @param p - The p5 instance, if there is one yet: only it knows which strings are colours.
 * @param color - What should be a string, an array or a `p5.Color`.
 * @returns The colour; undefined when it is none and the error level is below `THROW`.
 */
export function readBackground(p: p5 | undefined, color: unknown): ColorValue | undefined {
  const value: unknown = Array.isArray(color)
    ? color.filter((channel) => channel !== undefined)
    : color;
  if (isColorValue(p, value)) return value;
  expectArgument(false, 'background', 'a colour: a string, an array or a p5.Color', color);
  return undefined;
}
