/** The part of gifenc that is used; the package has no types of its own. */
declare module 'gifenc' {
  type Palette = number[][];

  interface FrameOptions {
    palette: Palette;
    /** In milliseconds. */
    delay: number;
  }

  interface Encoder {
    writeFrame(index: Uint8Array, width: number, height: number, options: FrameOptions): void;
    finish(): void;
    bytes(): Uint8Array<ArrayBuffer>;
  }

  export function GIFEncoder(): Encoder;
  export function quantize(rgba: Uint8ClampedArray, maxColours: number): Palette;
  export function applyPalette(rgba: Uint8ClampedArray, palette: Palette): Uint8Array;
}
