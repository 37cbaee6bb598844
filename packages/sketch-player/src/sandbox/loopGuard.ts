/**
 * Stops loops that never end. `source/loopGuard.ts` writes calls of a global function into a sketch,
 * and the sandbox installs `createLoopGuard()` under that name.
 */
import { withCause } from './errors';
import { messages } from './messages';

/** The global function that a guarded sketch calls before each loop. */
export const LOOP_GUARD = '__guardLoop';

/**
 * The most milliseconds that a loop may run: longer than any loop that leaves a picture moving,
 * shorter than a reader's patience.
 */
const limit = 2000;
/**
 * So many milliseconds between two looks at the clock mean that the machine slept: a sketch that is
 * silent for that long is ended by its page (`host/Heartbeat.ts`).
 */
const sleep = 10_000;

/** Passes until the first look at the clock; a loop of a few passes never looks. */
const firstStride = 8;
/**
 * The passes between two looks double each time, up to this many, so that a cheap loop hardly ever
 * reads the clock.
 */
const longestStride = 4096;

/** Watches one run of one loop. */
export interface LoopGuard {
  /** Called in each pass. */
  tick(): void;
  /**
   * Called with the value that `yield` returned, and returns it. Restarts the measured time,
   * because the time outside of a generator does not count.
   */
  resume<T>(value: T): T;
}

/** The clock and the event loop that the guard depends on. */
export interface LoopGuardOptions {
  /** The time in milliseconds. */
  now?: () => number;
  /** Calls back once the code that runs now has returned to the event loop. */
  afterTurn?: (callback: () => void) => void;
}

/** Makes the function that a sketch calls for each run of a loop, and that returns its guard. */
export function createLoopGuard({
  now = performance.now.bind(performance),
  afterTurn = createTurnSignal(),
}: LoopGuardOptions = {}): () => LoopGuard {
  // A new turn begins each time the code returns to the event loop. Time that a loop spends waiting
  // there, for instance for a timer, does not count.
  let turn = 0;
  let isTurnAwaited = false;

  function currentTurn(): number {
    if (!isTurnAwaited) {
      isTurnAwaited = true;
      afterTurn(() => {
        isTurnAwaited = false;
        turn += 1;
      });
    }
    return turn;
  }

  class Guard implements LoopGuard {
    private stride = firstStride;
    private untilLook = firstStride;
    private startTurn = -1;
    private start = 0;
    private lastLook = 0;
    private hasSlept = false;

    tick(): void {
      this.untilLook -= 1;
      if (this.untilLook === 0) this.look();
    }

    resume<T>(value: T): T {
      this.startTurn = -1;
      return value;
    }

    private look(): void {
      const time = now();
      const turnNow = currentTurn();
      // Counts only once per turn: a loop whose single passes are longer than `sleep` would
      // otherwise never be stopped.
      const isAwakened = !this.hasSlept && time - this.lastLook > sleep;
      this.lastLook = time;
      if (this.startTurn !== turnNow || isAwakened) {
        this.hasSlept = this.startTurn === turnNow;
        this.startTurn = turnNow;
        this.start = time;
        this.stride = firstStride;
      } else if (time - this.start > limit) {
        throw withCause(new Error(messages.loopStopped(limit / 1000)), { code: 'loopStopped' });
      } else {
        this.stride = Math.min(2 * this.stride, longestStride);
      }
      this.untilLook = this.stride;
    }
  }

  return () => new Guard();
}

/**
 * Calls back in a new task, by a message to itself: it arrives after the code that runs now and all
 * its promises.
 */
export function createTurnSignal(): (callback: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let call = (): void => {};
  port1.onmessage = () => call();
  return (callback) => {
    call = callback;
    port2.postMessage(null);
  };
}
