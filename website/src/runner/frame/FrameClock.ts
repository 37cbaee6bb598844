import { GpuFence } from './GpuFence';

/** A frame that takes longer than two of the screen's is a burden. In milliseconds. */
const BURDEN = 34;
/** The longest rest after a frame. */
const MAX_REST = 1000;

/**
 * Decides when animation frames come: not while the sketch is paused, not before the last one is
 * drawn, and after a heavy one only when the machine had as much time for other things. Where WebGL
 * runs in software a sketch would otherwise leave none for the page's answer to a click. p5.js asks
 * for each frame anew, so does everything else that moves.
 */
export class FrameClock {
  private paused = false;
  private readonly held = new Map<number, FrameRequestCallback>();
  private nextHandle = -1;
  private readonly request: (callback: FrameRequestCallback) => number;
  private readonly fence = new GpuFence();
  /** When the browser began the last frame that was let through. */
  private frameTime = -1;
  private frameStart = 0;
  private restUntil = 0;
  private isSettled = true;

  constructor(target: Window) {
    this.request = target.requestAnimationFrame.bind(target);
    const cancel = target.cancelAnimationFrame.bind(target);
    target.requestAnimationFrame = (callback) => {
      // Negative, so that it never equals a handle of the browser's.
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

  private schedule(handle: number): void {
    this.request((time) => {
      // A pause may have come in between; then it waits for the end of it.
      if (this.paused) return;
      // All that is due in a frame runs in it, or what came first would starve the rest.
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
