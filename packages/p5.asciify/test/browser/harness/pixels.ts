/** Pictures as plain numbers. */

export type Rgba = readonly [r: number, g: number, b: number, a: number];

export interface Pixels {
  width: number;
  height: number;
  /** Red, green, blue and alpha from 0 to 255, row by row from the top left. */
  data: Uint8Array;
}

export interface Atlas extends Pixels {
  columns: number;
  rows: number;
}

export function pixelAt({ width, data }: Pixels, x: number, y: number): Rgba {
  const start = (y * width + x) * 4;
  const channel = (i: number) => data[start + i] ?? NaN;
  return [channel(0), channel(1), channel(2), channel(3)];
}

/** Pixels in the form in which the page sends them to the test. */
export interface EncodedPixels {
  width: number;
  /** The bytes in base64. */
  bytes: string;
}

export function decode({ width, bytes }: EncodedPixels): Pixels {
  const data = new Uint8Array(Buffer.from(bytes, 'base64'));
  return { width, height: data.length / 4 / width, data };
}
