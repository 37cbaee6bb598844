/** Web worker that encodes the pictures of a GIF, so that the page stays responsive. */
import { applyPalette, GIFEncoder, quantize } from 'gifenc';
import type { GifFrame } from './GifEncoding';

const gif = GIFEncoder();

addEventListener('message', ({ data }: MessageEvent<GifFrame | 'finish'>) => {
  if (data === 'finish') {
    gif.finish();
    const bytes = gif.bytes();
    postMessage(bytes.buffer, { transfer: [bytes.buffer] });
    return;
  }
  const { width, height, pixels, delay } = data;
  const rgba = new Uint8ClampedArray(pixels);
  const palette = quantize(rgba, 256);
  gif.writeFrame(applyPalette(rgba, palette), width, height, { palette, delay });
});
