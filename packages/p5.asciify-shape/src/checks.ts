import { errors } from 'p5.asciify';
import {
  MAX_CONTRAST,
  SHAPE_COLOR_MODES,
  SHAPE_DEFAULT_OPTIONS,
  TRANSFORMS,
  type ShapeColorMode,
  type ShapeTransform,
} from './options';

/** Reports a wrong argument in the library's way: thrown, logged or ignored, by its error level. */
export function expectArgument(
  ok: boolean,
  argument: string,
  expected: string,
  providedValue: unknown,
): boolean {
  if (ok) return true;
  const message = `${argument}: expected ${expected}, got ${show(providedValue)}.`;
  return errors.errorHandler.validate(false, message, { providedValue, method: argument });
}

export function expectNumber(argument: string, value: unknown, max: number): value is number {
  const ok = typeof value === 'number' && value >= 0 && value <= max;
  return expectArgument(ok, argument, `a number from 0 to ${max}`, value);
}

export function isTransforms(value: unknown): value is readonly ShapeTransform[] {
  return Array.isArray(value) && value.every((name) => TRANSFORMS.some((known) => known === name));
}

export function expectTransforms(value: unknown): value is readonly ShapeTransform[] {
  const names = TRANSFORMS.map((name) => `"${name}"`).join(', ');
  return expectArgument(isTransforms(value), 'transforms', `an array of any of ${names}`, value);
}

export function expectContrast(value: unknown): value is number {
  return expectNumber('contrast', value, MAX_CONTRAST);
}

export function isColorMode(mode: unknown): mode is ShapeColorMode {
  return typeof mode === 'string' && Object.hasOwn(SHAPE_COLOR_MODES, mode);
}

/** Warns of options that the renderer does not know, such as misspelt ones; they are ignored. */
export function warnOfUnknownOptions(options: object): void {
  const known = Object.keys(SHAPE_DEFAULT_OPTIONS);
  for (const key of Object.keys(options)) {
    if (known.includes(key)) continue;
    console.warn(
      `[p5.asciify-shape] There is no option "${key}"; known options: ${known.join(', ')}.`,
    );
  }
}

function show(value: unknown): string {
  if (typeof value === 'function') return 'a function';
  if (typeof value === 'bigint') return `${value}n`;
  if (typeof value === 'number' || value === undefined) return String(value);
  if (typeof value === 'symbol') return 'a symbol';
  try {
    const text = JSON.stringify(value);
    return text.length > 60 ? `${text.slice(0, 59)}…` : text;
  } catch {
    return 'an object';
  }
}
