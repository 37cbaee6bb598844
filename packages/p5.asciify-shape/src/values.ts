/** Reads what the library keeps as colours. */

/** A colour's red, green and blue from 0 to 1, whatever the sketch's `colorMode()` is. */
export function channelsOf(color: unknown): [red: number, green: number, blue: number] {
  const hex = hexOf(color);
  const channel = (start: number) => parseInt(hex.slice(start, start + 2), 16) / 255;
  return [channel(1), channel(3), channel(5)];
}

/** As bright as a colour looks, from 0 to 1. */
export function brightnessOf(color: unknown): number {
  const [red, green, blue] = channelsOf(color);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

/** The angle that a colour stands for: red whole 255ths of a turn, green the rest. */
export function degreesOf(rotation: unknown): number {
  if (typeof rotation !== 'object' || rotation === null) return 0;
  const [red, green] = channelsOf(rotation);
  return (red + green / 255) * 360;
}

/** The same the other way round, with channels from 0 to 1 and full alpha. */
export function rotationTexel(degrees: number): [number, number, number, number] {
  const steps = ((((degrees % 360) + 360) % 360) * 255) / 360;
  const whole = Math.floor(steps + 1e-6);
  return [whole / 255, Math.max(0, Math.round((steps - whole) * 255)) / 255, 0, 1];
}

/** Both major versions of p5 write a colour as `#rrggbb` when asked in this way. */
function hexOf(color: unknown): string {
  if (typeof color !== 'object' || color === null) return '#000000';
  const write: unknown = Reflect.get(color, 'toString');
  const text: unknown = typeof write === 'function' ? write.call(color, '#rrggbb') : undefined;
  return typeof text === 'string' && /^#[\da-f]{6}/i.test(text) ? text : '#000000';
}
