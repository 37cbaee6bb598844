/** Messages per second that a sandbox may send continuously; a well-behaved one sends fewer. */
const rate = 300;
/** Messages that may arrive at once, because they queue up while the page is busy. */
const reserve = 3 * rate;
/** How much of an animation frame is for messages, in milliseconds. */
const share = 8;
/**
 * A message that takes longer to read than this, in milliseconds, is a large one: the browser copies
 * it as a whole when it is read, and does not tell its size before. Those of a well-behaved sandbox
 * take less than one millisecond.
 */
const longReading = 100;
/** How long reading large messages may take in all before the run is ended, in milliseconds. */
const patience = 1000;
/**
 * Waiting messages are read after this many milliseconds at the latest: hidden tabs get no
 * animation frames.
 */
const longestWait = 250;

export interface InboxOptions {
  onMessage: (event: MessageEvent) => void;
  /** The sandbox sent more than the inbox allows. The waiting messages were discarded. */
  onFlood: () => void;
  /** The time in milliseconds. */
  now?: () => number;
  /** Calls back when the page is about to draw; what it returns calls that off. */
  soon?: (callback: () => void) => () => void;
}

/**
 * Receives the messages of a sandbox. Each is counted before it is read; they are read in batches,
 * when the page is about to draw, for a limited time per animation frame. So the page stays
 * responsive however many arrive.
 */
export class Inbox {
  private waiting: MessageEvent[] = [];
  private allowance = reserve;
  private countedAt: number;
  /** How long large messages have taken to read. */
  private heldUp = 0;
  private isClosed = false;
  private callOff: (() => void) | undefined;
  private readonly now: () => number;

  constructor(private readonly options: InboxOptions) {
    this.now = options.now ?? (() => performance.now());
    this.countedAt = this.now();
  }

  receive(event: MessageEvent): void {
    if (this.isClosed) return;
    const now = this.now();
    const regained = ((now - this.countedAt) / 1000) * rate;
    this.allowance = Math.min(reserve, this.allowance + regained) - 1;
    this.countedAt = now;
    // Messages that come faster than the page can read them are a flood too, even below the rate.
    if (this.allowance < 0 || this.waiting.length >= reserve) {
      this.end();
      return;
    }
    this.waiting.push(event);
    this.readSoon();
  }

  close(): void {
    this.isClosed = true;
    this.waiting = [];
    this.callOff?.();
  }

  private end(): void {
    this.close();
    this.options.onFlood();
  }

  private readSoon(): void {
    this.callOff ??= (this.options.soon ?? beforeDrawing)(() => this.read());
  }

  private read(): void {
    this.callOff = undefined;
    // A hidden page need not stay responsive, so it reads everything that waits.
    const end = document.hidden ? Infinity : this.now() + share;
    let event: MessageEvent | undefined;
    // A message may end the run, which closes the inbox and empties `waiting`.
    let now: number;
    while ((now = this.now()) < end && (event = this.waiting.shift())) {
      this.options.onMessage(event);
      const taken = this.now() - now;
      if (taken > longReading) this.heldUp += taken;
      if (this.heldUp > patience && !this.isClosed) this.end();
    }
    if (this.waiting.length > 0) this.readSoon();
  }
}

function beforeDrawing(callback: () => void): () => void {
  const frame = requestAnimationFrame(call);
  const timer = setTimeout(call, longestWait);
  function callOff(): void {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  }
  function call(): void {
    callOff();
    callback();
  }
  return callOff;
}
