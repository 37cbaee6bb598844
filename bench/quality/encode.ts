/** Encodes pictures with a canvas in the browser that the benchmark runs anyway. */
import type { Page } from '@playwright/test';

export type Format = 'image/png' | 'image/webp';

/** The only quality with which Chromium writes WebP without loss. */
const LOSSLESS = 1;

/**
 * @param page - Any page; what it shows does not matter.
 * @param pixels - Red, green, blue and alpha, row by row. Alpha is ignored: pictures are opaque.
 * @param quality - How much of a picture WebP keeps, from 0 to 1, which is all of it. PNG keeps all.
 */
export async function encodePicture(
  page: Pick<Page, 'evaluate'>,
  format: Format,
  { width, height, pixels }: { width: number; height: number; pixels: Uint8Array },
  quality = LOSSLESS,
): Promise<Buffer> {
  if (pixels.length !== width * height * 4) {
    throw new Error(
      `pixels: expected ${width} × ${height} × 4 bytes, that is ${width * height * 4}, got ${pixels.length}.`,
    );
  }
  const bytes = Buffer.from(pixels).toString('base64');
  const call = { format, width, height, bytes, quality };
  const encoded = await page.evaluate(async ({ format, width, height, bytes, quality }) => {
    const canvas = new OffscreenCanvas(width, height);
    const context = canvas.getContext('2d');
    if (!context) throw new Error('This browser has no 2D canvas.');
    const data = Uint8ClampedArray.from(atob(bytes), (letter) => letter.charCodeAt(0));
    for (let i = 3; i < data.length; i += 4) data[i] = 255;
    context.putImageData(new ImageData(data, width, height), 0, 0);
    const blob = await canvas.convertToBlob({ type: format, quality });
    // A browser that cannot write a format writes PNG instead.
    if (blob.type !== format) throw new Error(`This browser cannot write ${format}.`);
    const text = Array.from(new Uint8Array(await blob.arrayBuffer()), (byte) =>
      String.fromCharCode(byte),
    );
    return btoa(text.join(''));
  }, call);
  return Buffer.from(encoded, 'base64');
}
