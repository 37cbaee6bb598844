import type { RecordingFormat } from '../../protocol/formats';
import type { Command, Report } from '../../protocol/protocol';
import { refusals } from '../messages';
import { GifEncoding } from './GifEncoding';

/** A recording that runs, or is being made into a file. */
export interface RecordingState {
  readonly format: RecordingFormat;
  readonly seconds: number;
  readonly phase: 'filming' | 'encoding';
}

/** A file, and how many pictures the sketch has drawn for it. */
export interface Recorded {
  content: Blob;
  frames: number;
}

type Answer = Extract<Report, { type: 'picture' | 'recorded' | 'notRecorded' }>;

interface RecorderOptions {
  send: (command: Command) => void;
  onChange: (recording: RecordingState | undefined) => void;
}

interface OpenRecording extends RecordingState {
  encoding: GifEncoding | undefined;
  resolve: (recorded: Recorded) => void;
  reject: (reason: Error) => void;
}

/** Records what a sketch draws, one recording at a time. */
export class Recorder {
  private open: OpenRecording | undefined;
  /** How many recordings have been cancelled that the sandbox has yet to end. */
  private cancelled = 0;

  constructor(private readonly options: RecorderOptions) {}

  /** Starts a recording. Rejects with a reason in words for the reader. */
  start(format: RecordingFormat, seconds: number): Promise<Recorded> {
    if (this.open) return Promise.reject(new Error(refusals.alreadyRecording));
    return new Promise((resolve, reject) => {
      const encoding = format === 'gif' ? new GifEncoding() : undefined;
      this.change({ format, seconds, phase: 'filming', encoding, resolve, reject });
      encoding?.failure.catch(() => {
        this.options.send({ type: 'stopRecording' });
        this.fail(refusals.noGif);
      });
      this.options.send({ type: 'record', format, seconds });
    });
  }

  /** Ends the recording early, and saves it. */
  stop(): void {
    if (this.open?.phase === 'filming') this.options.send({ type: 'stopRecording' });
  }

  /** Ends the recording, and discards it. */
  cancel(): void {
    if (!this.open) return;
    if (this.open.phase === 'filming') {
      this.cancelled += 1;
      this.options.send({ type: 'stopRecording' });
    }
    this.fail(refusals.cancelledRecording);
  }

  receive(answer: Answer): void {
    const { open } = this;
    if (this.cancelled > 0) {
      if (answer.type !== 'picture') this.cancelled -= 1;
      return;
    }
    if (open?.phase !== 'filming') return;
    switch (answer.type) {
      case 'picture':
        open.encoding?.add(answer);
        break;
      case 'notRecorded':
        this.fail(answer.message);
        break;
      case 'recorded':
        if (answer.frames === 0) this.fail(refusals.nothingDrawn);
        else void this.finish(open, answer);
        break;
    }
  }

  /** Rejects a recording that is still filming: the sandbox is gone, and will answer nothing more. */
  abandon(): void {
    this.cancelled = 0;
    if (this.open?.phase === 'filming') {
      this.fail(refusals.stoppedRecording);
    }
  }

  private async finish(
    open: OpenRecording,
    { frames, duration, content }: Extract<Answer, { type: 'recorded' }>,
  ): Promise<void> {
    this.change({ ...open, phase: 'encoding' });
    const file = open.encoding ? await open.encoding.finish(duration) : content;
    const isComplete = file !== undefined && (await hasPictures(file));
    // The reader may have cancelled the recording meanwhile.
    if (this.open?.resolve !== open.resolve) return;
    if (!isComplete) {
      this.fail(refusals.nothingDrawn);
      return;
    }
    this.end();
    open.resolve({ content: file, frames });
  }

  private fail(message: string): void {
    this.open?.reject(new Error(message));
    this.end();
  }

  private end(): void {
    this.open?.encoding?.dispose();
    this.change(undefined);
  }

  private change(open: OpenRecording | undefined): void {
    this.open = open;
    this.options.onChange(
      open && { format: open.format, seconds: open.seconds, phase: open.phase },
    );
  }
}

/**
 * Id of the WebM element `Cluster`, which holds the pictures. A browser that captured none writes
 * only the header of the file. https://www.rfc-editor.org/rfc/rfc9559
 */
const cluster = [0x1f, 0x43, 0xb6, 0x75];

async function hasPictures(file: Blob): Promise<boolean> {
  if (file.type !== 'video/webm') return file.size > 0;
  const bytes = new Uint8Array(await file.arrayBuffer());
  return bytes.some((_, at) => cluster.every((byte, offset) => bytes[at + offset] === byte));
}
