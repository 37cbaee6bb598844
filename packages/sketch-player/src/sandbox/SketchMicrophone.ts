import type { Send } from './channel';
import { deviceRefused } from './errors';
import { messages } from './messages';

interface Asked {
  resolve: (stream: MediaStream) => void;
  reject: (reason: DOMException) => void;
}

/** How far samples are played behind the time when they come, in seconds; they come unevenly. */
const delay = 0.05;
/** Samples that are later than this, in seconds, are dropped to bound the latency. */
const patience = 0.5;

/**
 * An audio stream of the microphone samples that the page sends in chunks. Like all sound of a sketch,
 * it may wait for a press within the sandbox (`SoundWatch.ts`).
 */
export class SketchMicrophone {
  private asked: Asked[] = [];
  private context: AudioContext | undefined;
  private target: MediaStreamAudioDestinationNode | undefined;
  /** The time of the context at which the next samples begin. */
  private next = 0;

  constructor(private readonly send: Send) {}

  open(): Promise<MediaStream> {
    return new Promise((resolve, reject) => {
      this.asked.push({ resolve, reject });
      this.send({ type: 'wantsMicrophone' });
    });
  }

  /** Takes the reader's answer to the request of the sketch. */
  answer(granted: boolean): void {
    const { asked } = this;
    this.asked = [];
    if (granted) {
      this.context ??= new AudioContext();
      this.target ??= this.context.createMediaStreamDestination();
    }
    for (const { resolve, reject } of asked) {
      if (granted && this.target) resolve(this.target.stream.clone());
      else reject(deviceRefused(messages.microphoneRefused));
    }
  }

  /** Plays a chunk of samples into the stream. */
  hear(samples: Float32Array<ArrayBuffer>, rate: number): void {
    const { context, target } = this;
    if (!context || !target || context.state !== 'running') return;
    const { currentTime } = context;
    if (this.next < currentTime || this.next > currentTime + patience) {
      this.next = currentTime + delay;
    }
    const buffer = context.createBuffer(1, samples.length, rate);
    buffer.copyToChannel(samples, 0);
    const source = new AudioBufferSourceNode(context, { buffer });
    source.connect(target);
    source.start(this.next);
    this.next += buffer.duration;
  }
}
