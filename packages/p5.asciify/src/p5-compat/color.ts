import type p5 from 'p5';
import { findP5Class, p5ClassOf } from './p5-class';
import { isFunction, read, readNumbers } from './read';
import { detectP5Version, isP5AsyncCapable } from './version';

/** A colour as p5 reads it: a CSS string, a grey, an array of channels, or a `p5.Color`. */
export type ColorValue = string | number | readonly number[] | p5.Color;

/** Red, green, blue and alpha from 0 to 1. */
export type Rgba = readonly [red: number, green: number, blue: number, alpha: number];

/**
 * Whether a value is a `p5.Color`.
 *
 * @param p - The p5 instance.
 * @param color - The value to test.
 * @returns `true` for an object that `color()` has made.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 *   const { isValidP5Color } = p5.asciify.utils;
 *   console.log(isValidP5Color(p5.instance, color('hotpink'))); // true
 *   console.log(isValidP5Color(p5.instance, 'hotpink')); // false
 * }
 * ```
 *
 * @see {@link utils.isValidP5Font | isValidP5Font()}
 */
export function isValidP5Color(p: p5, color: unknown): color is p5.Color {
  return isInstanceOfP5('Color', p, color);
}

/**
 * Whether a value is a `p5.Font`.
 *
 * @param p - The p5 instance.
 * @param font - The value to test.
 * @returns `true` for an object that `loadFont()` has made.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   const { font } = p5asciify.asciifier().fontManager;
 *   console.log(p5.asciify.utils.isValidP5Font(p5.instance, font)); // true
 * }
 * ```
 */
export function isValidP5Font(p: p5, font: unknown): font is p5.Font {
  return isInstanceOfP5('Font', p, font);
}

function isInstanceOfP5(name: string, p: p5 | undefined, value: unknown): boolean {
  if (!value) return false;
  const classes = [read(p5ClassOf(p), name), read(findP5Class(), name)];
  return classes.some((p5Class) => isFunction(p5Class) && value instanceof p5Class);
}

/**
 * The colour that p5 makes of a value. Undefined where that is none: 2.x refuses a word that is no
 * colour, and what 1.x makes of it is not what the sketch asked for.
 */
export function parseColor(p: p5, value: ColorValue): p5.Color | undefined {
  try {
    const color = toColor(p, value);
    // p5 2.x parses a string only when a channel is read.
    const isReadable = isValidP5Color(p, color) && rgbaOf(color).every(Number.isFinite);
    return isReadable && !isStandIn(p, value, color) ? color : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a value is a string, an array or a `p5.Color`, and one that p5 can read, once p5 is there. */
export function isColorValue(p: p5 | undefined, value: unknown): value is ColorValue {
  if (typeof value === 'string' || Array.isArray(value)) {
    return !p || parseColor(p, value) !== undefined;
  }
  return isInstanceOfP5('Color', p, value);
}

export function toColor(p: p5, value: ColorValue): p5.Color {
  if (typeof value === 'string') return p.color(value);
  if (typeof value === 'number') return p.color(value);
  return isChannels(value) ? p.color([...value]) : value;
}

/** Red, green, blue and alpha from 0 to 1, whatever the sketch's `colorMode()` is. */
export function rgbaOf(color: p5.Color): Rgba {
  // In p5 2.x `_array` is a getter.
  const channels = readNumbers(color, '_array');
  return [channels?.[0] ?? 0, channels?.[1] ?? 0, channels?.[2] ?? 0, channels?.[3] ?? 1];
}

/** p5 keeps pixels with the alpha multiplied in; so does everything that the library draws. */
export function premultiplied([red, green, blue, alpha]: Rgba): Rgba {
  return [red * alpha, green * alpha, blue * alpha, alpha];
}

/** Whether p5 1.x fell back to white because it could not parse a text. */
function isStandIn(p: p5, value: ColorValue, color: p5.Color): boolean {
  if (typeof value !== 'string' || isP5AsyncCapable(detectP5Version(p))) return false;
  return rgbaOf(color).every((channel) => channel === 1) && !saysWhite(value);
}

function saysWhite(text: string): boolean {
  // HSB is p5's own notation, which browsers do not know.
  if (/^\s*hsba?\([^,]+,\s*0(\.0+)?%\s*,\s*100%/i.test(text)) return true;
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return true;
  // `fillStyle` ignores a value that is no colour and keeps the previous one.
  context.fillStyle = 'black';
  context.fillStyle = text;
  return context.fillStyle === '#ffffff';
}

function isChannels(value: ColorValue): value is readonly number[] {
  return Array.isArray(value);
}
