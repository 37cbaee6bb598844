import { seenCanvas } from './textmode';

/**
 * A frame that takes longer than this is heavy: about two frames of a screen with 60 Hz. In
 * milliseconds.
 */
const BURDEN = 34;
/** The longest rest after a heavy frame. In milliseconds. */
const MAX_REST = 1000;

/**
 * Decides when the sketch gets its animation frames: not while it is paused, not before the last
 * frame is drawn, and after a heavy one only once the machine had as much time for other things.
 * Where WebGL runs in software, a sketch would otherwise leave no time for the page to answer a
 * click. It is enough to replace `requestAnimationFrame`: p5.js asks for each frame anew, and so
 * does everything else that moves.
 */
export class FrameClock {
  private paused = false;
  private readonly held = new Map<number, FrameRequestCallback>();
  private nextHandle = -1;
  private readonly request: (callback: FrameRequestCallback) => number;
  private readonly fence = new GpuFence();
  /** Timestamp of the last frame that was let through. */
  private frameTime = -1;
  private frameStart = 0;
  private restUntil = 0;
  private isSettled = true;

  constructor(target: Window) {
    this.request = target.requestAnimationFrame.bind(target);
    const cancel = target.cancelAnimationFrame.bind(target);
    target.requestAnimationFrame = (callback) => {
      // Handles are negative, so that none equals a handle of the browser.
      const handle = this.nextHandle--;
      this.held.set(handle, callback);
      if (!this.paused) this.schedule(handle);
      return handle;
    };
    target.cancelAnimationFrame = (handle) => {
      if (!this.held.delete(handle)) cancel(handle);
    };
  }

  pause(): void {
    this.paused = true;
  }

  resume(): void {
    this.paused = false;
    for (const handle of this.held.keys()) this.schedule(handle);
  }

  /** Lets one frame through, and says whether any was waiting. */
  step(): boolean {
    const handles = [...this.held.keys()];
    for (const handle of handles) this.request((time) => this.run(handle, time));
    return handles.length > 0;
  }

  /** Calls back with the next frame of the browser, also while paused. */
  onBrowserFrame(callback: () => void): void {
    this.request(callback);
  }

  private schedule(handle: number): void {
    this.request((time) => {
      // If a pause came in between, the callback stays held until `resume()`.
      if (this.paused) return;
      // All callbacks of one frame run together. Otherwise the first of them would starve the
      // others.
      if (time === this.frameTime || this.isReady()) this.run(handle, time);
      else this.schedule(handle);
    });
  }

  private isReady(): boolean {
    if (!this.isSettled) {
      if (!this.fence.isPassed()) return false;
      this.isSettled = true;
      const now = performance.now();
      const taken = now - this.frameStart;
      this.restUntil = taken > BURDEN ? now + Math.min(taken, MAX_REST) : 0;
    }
    return performance.now() >= this.restUntil;
  }

  private run(handle: number, time: number): void {
    const callback = this.held.get(handle);
    if (!callback) return;
    this.held.delete(handle);
    if (time !== this.frameTime) {
      this.frameTime = time;
      this.frameStart = performance.now();
    }
    callback(time);
    this.fence.mark();
    this.isSettled = false;
  }
}

/**
 * Reports when the graphics card has run its drawing commands. These only queue up; where
 * WebGL runs in software, the queue is where the time goes.
 */
export class GpuFence {
  private gl: WebGL2RenderingContext | null = null;
  private sync: WebGLSync | null = null;

  /** To be called after a frame, once the sketch has its canvas. */
  mark(): void {
    // `getContext` returns the existing context when asked for the kind that the canvas has, and
    // null for any other kind.
    this.gl = seenCanvas()?.getContext('webgl2') ?? null;
    if (!this.gl) return;
    this.gl.deleteSync(this.sync);
    this.sync = this.gl.fenceSync(this.gl.SYNC_GPU_COMMANDS_COMPLETE, 0);
    this.gl.flush();
  }

  isPassed(): boolean {
    if (!this.gl || !this.sync || this.gl.isContextLost()) return true;
    return this.gl.getSyncParameter(this.sync, this.gl.SYNC_STATUS) === this.gl.SIGNALED;
  }
}
