/**
 * How long a sandbox may say nothing, in milliseconds. It reports twice a second, but where WebGL
 * runs in software, the first frames of a sketch with many shaders can each take seconds.
 */
const PATIENCE = 10_000;
/** How long a sandbox may take to load p5.js and the library, in milliseconds. */
const LOADING_PATIENCE = 30_000;
const CHECK_EVERY = 1000;

/**
 * Notices when a sandbox has fallen silent. Time during which nobody sees the page does not count:
 * browsers slow down what is hidden. Neither does a pause of the page itself, such as the sleep of
 * the machine: it counts checks rather than reading the clock.
 */
export class Heartbeat {
  private timer: ReturnType<typeof setInterval> | undefined;
  private silence = 0;
  private patience = LOADING_PATIENCE;

  constructor(
    private readonly onSilence: () => void,
    private readonly isHidden: () => boolean = () => document.hidden,
  ) {}

  start(): void {
    this.timer = setInterval(() => this.check(), CHECK_EVERY);
  }

  /** To be called whenever the sandbox has sent a report. */
  beat(): void {
    this.silence = 0;
    this.patience = PATIENCE;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private check(): void {
    if (this.isHidden()) {
      this.silence = 0;
      return;
    }
    this.silence += CHECK_EVERY;
    if (this.silence < this.patience) return;
    this.stop();
    this.onSilence();
  }
}
