/**
 * How numbers are kept in the channels of a grid's framebuffers. Channels here run from 0 to 255.
 * The display shader and the exporters read what these functions write.
 */
export type Channels = readonly [red: number, green: number, blue: number];

/** A glyph's position in the font, over three channels, lowest first. */
export function encodeGlyphIndex(index: number): Channels {
  return [index % 256, Math.floor(index / 256) % 256, Math.floor(index / 65536)];
}

/** Blue is not read: at most 65,536 glyphs can be told apart. */
export function decodeGlyphIndex(red: number, green: number): number {
  return red + 256 * green;
}

/** An angle in degrees: red holds whole 255ths of a turn, green the rest. */
export function encodeRotation(degrees: number): Channels {
  const steps = (normaliseDegrees(degrees) * 255) / 360;
  const whole = Math.floor(steps);
  return [whole, Math.round((steps - whole) * 255), 0];
}

export function decodeRotation(red: number, green: number): number {
  return ((red + green / 255) * 360) / 255;
}

/** The same direction within a full turn, from 0 up to but not including 360. */
export function normaliseDegrees(degrees: number): number {
  return ((degrees % 360) + 360) % 360;
}

export interface Transform {
  readonly invert: boolean;
  readonly flipHorizontally: boolean;
  readonly flipVertically: boolean;
}

export function encodeTransform(transform: Transform): Channels {
  return [
    transform.invert ? 255 : 0,
    transform.flipHorizontally ? 255 : 0,
    transform.flipVertically ? 255 : 0,
  ];
}

/** A channel above the middle of its range is on, as in the display shader. */
export function decodeTransform(red: number, green: number, blue: number): Transform {
  return { invert: red > 127, flipHorizontally: green > 127, flipVertically: blue > 127 };
}

/** `#rrggbb`, which p5 reads the same way whatever the sketch's `colorMode()` is. */
export function channelsToHex(channels: readonly number[]): string {
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}
