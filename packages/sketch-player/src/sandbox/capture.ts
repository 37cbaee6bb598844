import type { CaptureFormat } from '../protocol/formats';
import { findCanvas } from './canvas';
import { asciifiers } from './characters';
import { messages } from './messages';
import { callMethod } from './read';
import type { SketchWatch } from './SketchWatch';

/**
 * Exports the current frame of the sketch.
 *
 * @throws Error in words for the reader when there is nothing to save.
 */
export async function captureFrame(format: CaptureFormat, watch: SketchWatch): Promise<Blob> {
  if (watch.frames === 0) throw new Error(messages.noFrame);
  switch (format) {
    case 'text':
      return new Blob([exported('toString')], { type: 'text/plain;charset=utf-8' });
    case 'svg':
      return new Blob([exported('toSVG')], { type: 'image/svg+xml' });
    case 'json':
      return new Blob([exported('toJSON')], { type: 'application/json' });
    case 'png':
      return encodePng(findCanvas());
  }
}

/** Exports a frame of the first asciifier. */
function exported(method: 'toString' | 'toSVG' | 'toJSON'): string {
  const [asciifier] = asciifiers();
  const result = callMethod(asciifier, method);
  if (typeof result !== 'string') throw new Error(messages.noAsciifier);
  return result;
}

function encodePng(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error(messages.notEncoded));
    }, 'image/png');
  });
}
