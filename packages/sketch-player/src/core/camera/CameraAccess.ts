import type { Command } from '../../protocol/protocol';
import { notices } from '../messages';
import type { Camera } from './Camera';
import type { View } from './View';

/** A camera or a microphone that is switched on. */
export interface Device {
  close: () => void;
}

export type CameraState =
  | 'off'
  /** The sketch has asked, and waits for the reader's answer. */
  | 'asked'
  | 'on';

/** Everything that runs, in parts that are compared one by one. A reader agrees to all of it. */
export type Program = readonly unknown[];

type Send = (command: Command, transfer?: Transferable[]) => void;

export interface CameraAccessOptions {
  kind: 'camera' | 'microphone';
  /** Whether the sketch is declared to use the device. Others are always refused. */
  isDeclared: boolean;
  send: Send;
  /** @param notice - What to tell the reader, if anything. */
  onChange: (state: CameraState, notice?: string) => void;
  /** The picture of the sketch. While readers do not see it, the sketch gets nothing. */
  view: View;
  /** The picture is out of view, and the device is off. */
  onOutOfView: () => void;
  /**
   * Switches the device on. It hands what it records to `pass`, or has it taken, and says when it has
   * gone off by itself.
   */
  open: (pass: Send, onEnd: () => void) => Promise<Device & Partial<Camera>>;
}

/**
 * Decides who may have the camera, or the microphone: a sketch that declares it, once the reader has agreed, until it
 * ends, other code runs, or its picture is out of view.
 */
export class CameraAccess {
  private state: CameraState = 'off';
  private camera: (Device & Partial<Camera>) | undefined;
  private asking: Program | undefined;
  /** What the reader agreed to. Anything else has to ask again. */
  private agreed: Program | undefined;
  /** Number of the present run. A camera or picture that arrives for an earlier run is closed. */
  private run = 0;
  /**
   * The run that a camera was last opened for. Each run opens one camera, however often the reader
   * agrees.
   */
  private openedRun: number | undefined;
  private stopWatching: (() => void) | undefined;

  constructor(private readonly options: CameraAccessOptions) {}

  /** The sketch asks for the device. */
  ask(program: Program): void {
    this.asking = program;
    if (!this.options.isDeclared) this.refuse();
    else if (this.camera) this.answer(true);
    else if (this.agreed && isSame(this.agreed, program)) void this.open();
    else this.question();
  }

  /** Other code runs than before, in the same run. */
  changeProgram(program: Program): void {
    this.asking = program;
    if (!this.agreed || isSame(this.agreed, program)) return;
    this.agreed = undefined;
    if (this.state === 'off' && this.openedRun !== this.run) return;
    this.close();
    this.answer(false);
    this.question();
  }

  /** Opens the device, once the reader agrees to a request. */
  async allow(): Promise<void> {
    if (this.state !== 'asked') return;
    this.agreed = this.asking;
    await this.open();
  }

  /** The reader refuses the device, or withdraws it. */
  refuse(): void {
    this.forget();
    this.answer(false);
  }

  /** Sends the sketch a picture of the camera. To be called when it is ready for one. */
  async show(): Promise<void> {
    const { run } = this;
    if (!this.camera || !this.mayPass()) return;
    const picture = await this.camera.take?.().catch(() => undefined);
    if (!picture) return;
    if (run === this.run && this.mayPass()) {
      this.options.send({ type: 'picture', picture }, [picture]);
    } else {
      picture.close();
    }
  }

  /** The sketch starts again at the reader's wish: the device goes off, and the consent stays. */
  end(): void {
    this.close();
    if (this.state !== 'off') this.change('off');
  }

  /** The device goes off for another reason, so that it needs another consent to go on. */
  forget(): void {
    this.agreed = undefined;
    this.end();
  }

  private async open(): Promise<void> {
    const { options, run } = this;
    if (this.openedRun === run) return;
    // A document that is hidden already tells of no change, nor does a picture that is out of view.
    if (!options.view.isSeen()) {
      this.agreed = undefined;
      this.question();
      return;
    }
    this.openedRun = run;
    // Watching begins before the device opens, because the browser's own question may stay open for
    // long.
    this.stopWatching = options.view.whenLost(() => this.lose());
    try {
      const camera = await options.open(
        (command, transfer) => {
          if (run === this.run && this.camera && this.mayPass()) options.send(command, transfer);
        },
        () => {
          if (run === this.run) this.endByItself();
        },
      );
      if (run !== this.run) {
        camera.close();
        return;
      }
      this.camera = camera;
      if (!this.mayPass()) return;
      this.change('on', notices.devices[options.kind].on);
      this.answer(true);
    } catch {
      if (run !== this.run) return;
      this.refuse();
      options.onChange('off', notices.devices[options.kind].missing);
    }
  }

  /** Whether the sketch may receive the recording now. While readers do not see it, the device is off. */
  private mayPass(): boolean {
    if (this.options.view.isSeen()) return true;
    this.lose();
    return false;
  }

  private lose(): void {
    this.forget();
    this.options.onOutOfView();
  }

  private endByItself(): void {
    this.refuse();
    this.options.onChange('off', notices.devices[this.options.kind].off);
  }

  private close(): void {
    this.run += 1;
    this.stopWatching?.();
    this.camera?.close();
    this.camera = undefined;
  }

  private question(): void {
    this.change('asked', notices.devices[this.options.kind].asked);
  }

  private answer(granted: boolean): void {
    this.options.send({ type: this.options.kind, granted });
  }

  private change(state: CameraState, notice?: string): void {
    this.state = state;
    this.options.onChange(state, notice);
  }
}

function isSame(program: Program, other: Program): boolean {
  return program.length === other.length && program.every((part, place) => part === other[place]);
}
