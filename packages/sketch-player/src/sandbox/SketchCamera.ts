import type { Send } from './channel';
import { deviceRefused } from './errors';
import { messages } from './messages';
import type { SketchMicrophone } from './SketchMicrophone';

interface Asked {
  resolve: (stream: MediaStream) => void;
  reject: (reason: DOMException) => void;
}

/**
 * Replaces `getUserMedia` for sketches. Browsers give no camera to a sandboxed document, so the
 * page films, if the reader agrees, and sends picture by picture. From these the sketch gets an
 * ordinary stream.
 */
export class SketchCamera {
  private readonly canvas = document.createElement('canvas');
  private readonly context = this.canvas.getContext('2d');
  private asked: Asked[] = [];
  /**
   * Whether pictures are coming. Each picture requests the next, so a second stream must not start
   * that again.
   */
  private isFilming = false;
  private streams: MediaStream[] = [];

  constructor(
    private readonly send: Send,
    private readonly microphone: Pick<SketchMicrophone, 'open'>,
  ) {
    // `mediaDevices` is missing outside secure contexts, where there is no camera either.
    if (!('mediaDevices' in navigator)) return;
    Object.defineProperty(navigator.mediaDevices, 'getUserMedia', {
      value: (constraints: MediaStreamConstraints) => this.open(constraints),
    });
    // A live stream keeps the document, and the page around it, out of the back/forward cache.
    // Chromium may decide that before the page, in another process, has removed this document.
    window.addEventListener('pagehide', () => this.endStreams());
  }

  /** Takes the reader's answer to the request of the sketch. */
  answer(granted: boolean): void {
    const wasFilming = this.isFilming;
    this.isFilming = granted;
    if (granted) {
      if (!wasFilming) this.send({ type: 'wantsPicture' });
      return;
    }
    const refused = deviceRefused(messages.cameraRefused);
    for (const { reject } of this.takeAsked()) reject(refused);
  }

  /** Takes a picture from the camera, and asks for another when the next frame is due. */
  show(picture: ImageBitmap): void {
    const { canvas, context } = this;
    if (canvas.width !== picture.width) canvas.width = picture.width;
    if (canvas.height !== picture.height) canvas.height = picture.height;
    context?.drawImage(picture, 0, 0);
    picture.close();
    for (const { resolve } of this.takeAsked()) {
      const stream = canvas.captureStream();
      this.streams.push(stream);
      resolve(stream);
    }
    window.requestAnimationFrame(() => this.send({ type: 'wantsPicture' }));
  }

  private open({ video, audio }: MediaStreamConstraints = {}): Promise<MediaStream> {
    if (video && audio) {
      return Promise.all([this.film(), this.microphone.open()]).then(
        (streams) => new MediaStream(streams.flatMap((stream) => stream.getTracks())),
      );
    }
    if (video) return this.film();
    if (audio) return this.microphone.open();
    return Promise.reject(new DOMException(messages.onlyDevices, 'NotSupportedError'));
  }

  private film(): Promise<MediaStream> {
    return new Promise((resolve, reject) => {
      this.asked.push({ resolve, reject });
      this.send({ type: 'wantsCamera' });
    });
  }

  private endStreams(): void {
    for (const stream of this.streams) for (const track of stream.getTracks()) track.stop();
    this.streams = [];
  }

  private takeAsked(): Asked[] {
    const asked = this.asked;
    this.asked = [];
    return asked;
  }
}
