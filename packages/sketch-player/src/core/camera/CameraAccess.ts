import type { Command } from '../../protocol/protocol';
import { notices } from '../messages';
import { openCamera, type Camera } from './Camera';

/** A camera or a microphone that is switched on. */
export interface Device {
  close: () => void;
}

export type CameraState =
  | 'off'
  /** The sketch has asked, and waits for the reader's answer. */
  | 'asked'
  | 'on';

export interface CameraAccessOptions {
  /** What it is about; a camera unless given. */
  kind?: 'camera' | 'microphone';
  /** Whether the sketch is declared to use the device. Others are always refused. */
  isDeclared: boolean;
  send: (command: Command, transfer?: Transferable[]) => void;
  /** @param notice - What to tell the reader, if anything. */
  onChange: (state: CameraState, notice?: string) => void;
  /** Calls back once the sketch's picture is out of view, until what it returns is called. */
  whenOutOfView: (callback: () => void) => () => void;
  /** The picture is out of view, and the camera is off. */
  onOutOfView: () => void;
  open?: () => Promise<Device & Partial<Camera>>;
}

/**
 * Decides who may have the camera, or the microphone: a sketch that declares it, once the reader has agreed, until it
 * ends or its picture is out of view.
 */
export class CameraAccess {
  private state: CameraState = 'off';
  private camera: (Device & Partial<Camera>) | undefined;
  private readonly kind: 'camera' | 'microphone';
  private askedSource: string | undefined;
  /** The source that the reader agreed to. A changed one has to ask again. */
  private agreedSource: string | undefined;
  /** Number of the present run. A camera or picture that arrives for an earlier run is closed. */
  private run = 0;
  /**
   * The run that a camera was last opened for. Each run opens one camera, however often the reader
   * agrees.
   */
  private openedRun: number | undefined;
  private stopWatching: (() => void) | undefined;

  constructor(private readonly options: CameraAccessOptions) {
    this.kind = options.kind ?? 'camera';
  }

  /** The sketch with this source asks for the camera. */
  ask(source: string): void {
    this.askedSource = source;
    if (!this.options.isDeclared) this.refuse();
    else if (this.camera) this.answer(true);
    else if (this.agreedSource === source) void this.open();
    else this.change('asked', notices.devices[this.kind].asked);
  }

  /** Opens the camera, once the reader agrees to a request. */
  async allow(): Promise<void> {
    if (this.state !== 'asked') return;
    this.agreedSource = this.askedSource;
    await this.open();
  }

  /** The reader refuses the camera, or withdraws it. */
  refuse(): void {
    this.agreedSource = undefined;
    this.end();
    this.answer(false);
  }

  /** Sends the sketch a picture of the camera. To be called when it is ready for one. */
  async show(): Promise<void> {
    const { run } = this;
    const picture = await this.camera?.take?.().catch(() => undefined);
    if (!picture) return;
    if (run === this.run) this.options.send({ type: 'picture', picture }, [picture]);
    else picture.close();
  }

  /** The sketch has ended: the camera goes off. */
  end(): void {
    this.run += 1;
    this.stopWatching?.();
    this.camera?.close();
    this.camera = undefined;
    if (this.state !== 'off') this.change('off');
  }

  private async open(): Promise<void> {
    const { run } = this;
    if (this.openedRun === run) return;
    this.openedRun = run;
    // Watching begins before the camera opens, because the browser's own question may stay open for
    // long.
    this.stopWatching = this.options.whenOutOfView(() => {
      this.end();
      this.options.onOutOfView();
    });
    try {
      const camera = await (this.options.open ?? openCamera)();
      if (run !== this.run) {
        camera.close();
        return;
      }
      this.camera = camera;
      this.change('on', notices.devices[this.kind].on);
      this.answer(true);
    } catch {
      if (run !== this.run) return;
      this.refuse();
      this.options.onChange('off', notices.devices[this.kind].missing);
    }
  }

  private answer(granted: boolean): void {
    this.options.send({ type: this.kind, granted });
  }

  private change(state: CameraState, notice?: string): void {
    this.state = state;
    this.options.onChange(state, notice);
  }
}
