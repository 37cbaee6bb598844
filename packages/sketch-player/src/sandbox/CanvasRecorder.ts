import type { RecordingFormat } from '../protocol/formats';
import { findCanvas } from './canvas';
import type { Send } from './channel';
import { messages } from './messages';
import type { SketchWatch } from './SketchWatch';

const videoRate = 30;
/** MIME types of each format, the first that the browser writes is taken. */
const videoTypes = { webm: ['video/webm', 'video/mp4'], mp4: ['video/mp4'] } satisfies Record<
  Exclude<RecordingFormat, 'gif'>,
  readonly string[]
>;
/** Pictures per second of a GIF. More would make a large file, and hardly a smoother one. */
const gifRate = 15;
/** The longer side of a GIF at most, in pixels. */
const gifSide = 480;

interface Recording {
  /** Gives the file, or nothing when the page makes it of the pictures. */
  finish: () => Promise<Blob | undefined>;
  /** Called after each frame, with the time since the beginning. */
  onFrame: (at: number) => void;
}

/** Films the sketch for the page, one recording at a time. */
export class CanvasRecorder {
  private stopCurrent: (() => void) | undefined;

  constructor(
    private readonly watch: SketchWatch,
    private readonly send: Send,
  ) {}

  /** Records the canvas, and sends the result. Rejects with words for the reader. */
  async record(format: RecordingFormat, seconds: number): Promise<void> {
    const canvas = findCanvas();
    const { onFrame, finish } =
      format === 'gif' ? sendPictures(canvas, this.send) : recordVideo(canvas, videoTypes[format]);
    const start = performance.now();
    let frames = 0;
    const stopWatching = this.watch.onFrame(() => {
      frames += 1;
      onFrame(performance.now() - start);
    });
    await new Promise<void>((resolve) => {
      this.stopCurrent = resolve;
      window.setTimeout(resolve, seconds * 1000);
    });
    stopWatching();
    const duration = performance.now() - start;
    this.send({ type: 'recorded', frames, duration, content: await finish() });
  }

  /** Ends the recording early; what was recorded is kept. */
  stop(): void {
    this.stopCurrent?.();
  }
}

/**
 * Records a video. Each frame is drawn on a copy of the canvas, which is recorded: a busy browser
 * captures nothing from a WebGL canvas, and writes a video without a picture.
 */
function recordVideo(canvas: HTMLCanvasElement, types: readonly string[]): Recording {
  const type = types.find(
    (candidate) => 'MediaRecorder' in window && MediaRecorder.isTypeSupported(candidate),
  );
  if (!type) throw new Error(messages.cannotRecord);
  const copy = document.createElement('canvas');
  copy.width = canvas.width;
  copy.height = canvas.height;
  const context = copy.getContext('2d');
  if (!context) throw new Error(messages.cannotRead);
  const recorder = new MediaRecorder(copy.captureStream(videoRate), { mimeType: type });
  const parts: Blob[] = [];
  const done = new Promise<Blob>((resolve, reject) => {
    recorder.ondataavailable = ({ data }) => parts.push(data);
    recorder.onerror = () => reject(new Error(messages.recordingStopped));
    recorder.onstop = () => {
      for (const track of recorder.stream.getTracks()) track.stop();
      resolve(new Blob(parts, { type }));
    };
  });
  recorder.start();
  return {
    onFrame: () => context.drawImage(canvas, 0, 0, copy.width, copy.height),
    finish: () => {
      if (recorder.state !== 'inactive') recorder.stop();
      return done;
    },
  };
}

/** Sends the frames to the page, which makes a GIF of them. */
function sendPictures(canvas: HTMLCanvasElement, send: Send): Recording {
  const scale = Math.min(1, gifSide / Math.max(canvas.width, canvas.height));
  const width = Math.max(1, Math.round(canvas.width * scale));
  const height = Math.max(1, Math.round(canvas.height * scale));
  const copy = document.createElement('canvas');
  copy.width = width;
  copy.height = height;
  const context = copy.getContext('2d', { willReadFrequently: true });
  if (!context) throw new Error(messages.cannotRead);
  context.imageSmoothingQuality = 'high';
  let next = 0;
  return {
    onFrame: (at) => {
      if (at < next) return;
      next = Math.max(next + 1000 / gifRate, at);
      // A sketch may be transparent. The GIF shows it on black, the background of its document.
      context.fillStyle = '#000000';
      context.fillRect(0, 0, width, height);
      context.drawImage(canvas, 0, 0, width, height);
      const { buffer: pixels } = context.getImageData(0, 0, width, height).data;
      send({ type: 'picture', width, height, pixels, at });
    },
    finish: () => Promise.resolve(undefined),
  };
}
