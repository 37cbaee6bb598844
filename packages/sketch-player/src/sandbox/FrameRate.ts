/** The shortest time that says how many frames come in a second; in milliseconds. */
const shortest = 400;

/** How many frames a sketch draws in a second. */
export class FrameRate {
  private frames: number;
  private since: number;
  private last = 0;

  constructor(
    private readonly watch: { readonly frames: number },
    now = performance.now(),
  ) {
    this.frames = watch.frames;
    this.since = now;
  }

  /** The rate since the last measurement; where that is too short ago, the last rate. */
  measure(now: number): number {
    const { frames } = this.watch;
    const taken = now - this.since;
    if (taken < shortest) return this.last;
    this.last = ((frames - this.frames) / taken) * 1000;
    this.frames = frames;
    this.since = now;
    return this.last;
  }

  /** Begins anew after a pause, whose time does not count. */
  measureAnew(now = performance.now()): void {
    this.frames = this.watch.frames;
    this.since = now;
  }
}
