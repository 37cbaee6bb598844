import type { Limits } from './Value';

/** How a number is written. */
export interface Notation {
  value: number;
  /** Digits after the point. */
  decimals: number;
  isHex: boolean;
}

/** Numbers beyond this are rather seeds and colours than sizes; their digits would not be exact. */
const largest = 1e9;

/**
 * Reads a number as it is written, with its sign. Exponents, big integers and octal numbers are left
 * alone: a step in their digits would change how they are written.
 */
export function readNumber(text: string): Notation | undefined {
  const [, sign = '', digits = ''] = /^(-?)\s*(\S+)$/.exec(text) ?? [];
  const isHex = /^0x[\da-f]+$/i.test(digits);
  const plain = digits.replace(/(?<=\d)_(?=\d)/g, '');
  if (!isHex && !/^(?:(?:0|[1-9]\d*)(?:\.\d*)?|\.\d+)$/.test(plain)) return undefined;
  const value = Number(plain) * (sign ? -1 : 1);
  if (Math.abs(value) > largest) return undefined;
  return { value, decimals: isHex ? 0 : decimalsOf(plain), isHex };
}

/** Digits after the point in a number that is written without an exponent. */
function decimalsOf(text: string): number {
  return /\.(\d*)$/.exec(text)?.[1]?.length ?? 0;
}

/**
 * The step that the digits of a number suggest: one in its last place. Zeros at the end of a large
 * whole number count as rounding: 400 goes by tens. Where the limits are closer together than
 * twenty steps, as 0 and 1 are for 0.5, the step is a smaller power of ten.
 */
export function stepOf({ value, decimals, isHex }: Notation, { least, most }: Limits): number {
  let exponent = -decimals;
  if (decimals === 0 && !isHex) {
    while (value !== 0 && value % 10 ** (exponent + 1) === 0) {
      if (10 ** (exponent + 1) > Math.abs(value) / 20) break;
      exponent += 1;
    }
  }
  if (least !== undefined && most !== undefined && most > least) {
    exponent = Math.min(exponent, Math.floor(Math.log10((most - least) / 20)));
  }
  return powerOfTen(exponent);
}

/** A power of ten that equals its literal, which `10 ** -3` need not. */
function powerOfTen(exponent: number): number {
  return Number(`1e${exponent}`);
}

/** The number that is some steps away, within its limits. */
export function stepBy(value: number, steps: number, step: number, limits: Limits): number {
  return clamp(roundTo(value + steps * step, step), limits);
}

/** Clamps a number to limits. A number that is beyond a limit already may stay there. */
export function clamp(value: number, { least = -largest, most = largest }: Limits): number {
  return Math.max(least, Math.min(value, most));
}

/** Takes away what adding fractions leaves, such as 0.1 + 0.2. */
function roundTo(value: number, step: number): number {
  return Number(value.toFixed(placesOf(step) + 10));
}

/** Places after the point that a step needs. */
function placesOf(step: number): number {
  return Math.max(0, Math.ceil(-Math.log10(step)));
}

/** Writes a number in the notation of another, with as many digits as the step needs. */
export function writeNumber(value: number, like: Notation, step: number): string {
  if (like.isHex) {
    const rounded = Math.round(value);
    return `${rounded < 0 ? '-' : ''}0x${Math.abs(rounded).toString(16)}`;
  }
  const places = Math.max(like.decimals, placesOf(step));
  let text = value.toFixed(places);
  for (let more = places; more > like.decimals && /\.\d*0$/.test(text); more -= 1) {
    text = text.replace(/\.?0$/, '');
  }
  return /^-[0.]+$/.test(text) ? text.slice(1) : text;
}
