/** So many messages a second a frame may send for ever; an honest one sends fewer. */
const rate = 300;
/** What may come at once: it piles up while the page is busy. */
const reserve = 3 * rate;
/** How much of an animation frame is for messages, in milliseconds. */
const share = 8;
/** Animation frames do not come in hidden tabs. In milliseconds. */
const longestWait = 250;

export interface InboxOptions {
  onMessage: (event: MessageEvent) => void;
  /** More came than an honest frame sends. What was waiting is thrown away. */
  onFlood: () => void;
  /** The time in milliseconds. */
  now?: () => number;
  /** Calls back when the page is about to draw; what it returns calls that off. */
  soon?: (callback: () => void) => () => void;
}

/**
 * Takes what a frame sends. A message is counted before anything of it is read, and read with others
 * when the page is about to draw, for a part of that time only: so the page answers its reader
 * however much comes.
 */
export class Inbox {
  private waiting: MessageEvent[] = [];
  private allowance = reserve;
  private countedAt: number;
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
    // A page that reads more slowly than it is written to is flooded, too.
    if (this.allowance < 0 || this.waiting.length >= reserve) {
      this.close();
      this.options.onFlood();
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

  private readSoon(): void {
    this.callOff ??= (this.options.soon ?? beforeDrawing)(() => this.read());
  }

  private read(): void {
    this.callOff = undefined;
    // Nobody waits for the answer of a page that is not seen.
    const end = document.hidden ? Infinity : this.now() + share;
    let event: MessageEvent | undefined;
    // What is read may end the run, and the rest with it.
    while (this.now() < end && (event = this.waiting.shift())) this.options.onMessage(event);
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
