/** A frame of a GIF, as the worker takes it. */
export interface GifFrame {
  width: number;
  height: number;
  pixels: ArrayBuffer;
  /** How long it is shown, in milliseconds. */
  delay: number;
}

interface Picture {
  width: number;
  height: number;
  /** Four bytes for each pixel. */
  pixels: ArrayBuffer;
  /** When it was drawn, in milliseconds since the recording began. */
  at: number;
}

/** Encodes pictures as a GIF while they arrive, in a worker. */
export class GifEncoding {
  /** Rejects when the worker cannot be loaded, or gives up. */
  readonly failure: Promise<never>;
  private readonly worker = new Worker(new URL('./gifWorker.ts', import.meta.url));
  private last: Picture | undefined;

  constructor() {
    this.failure = new Promise((_resolve, reject) => {
      this.worker.onerror = () => reject(new Error('The GIF could not be made.'));
    });
  }

  add(picture: Picture): void {
    this.write(picture.at);
    this.last = picture;
  }

  /** @param duration - Of the whole recording, in milliseconds. */
  finish(duration: number): Promise<Blob> {
    this.write(duration);
    this.last = undefined;
    const finished = new Promise<Blob>((resolve) => {
      this.worker.onmessage = ({ data }) => {
        if (data instanceof ArrayBuffer) resolve(new Blob([data], { type: 'image/gif' }));
      };
    });
    this.worker.postMessage('finish');
    return finished;
  }

  dispose(): void {
    this.worker.terminate();
  }

  /**
   * Sends the last picture to the worker. How long it is shown is known only when the next one
   * comes.
   */
  private write(until: number): void {
    if (!this.last) return;
    const { width, height, pixels, at } = this.last;
    const frame: GifFrame = { width, height, pixels, delay: Math.max(20, tens(until) - tens(at)) };
    this.worker.postMessage(frame, [pixels]);
  }
}

/**
 * Rounds to hundredths of a second, the unit of GIF. Rounding the times instead of the delays keeps
 * rounding errors from adding up.
 */
function tens(milliseconds: number): number {
  return Math.round(milliseconds / 10) * 10;
}
