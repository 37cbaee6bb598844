/**
 * Stops loops that never end. `live/source/loopGuard.ts` writes the calls into a sketch; the frame
 * puts `createLoopGuard()` where they look for it. Imports nothing, since it runs inside the frame.
 */

/** The global function that a guarded sketch calls before each loop. */
export const LOOP_GUARD = '__guardLoop';

/** Longer than any loop that leaves a picture moving, shorter than a reader's patience. */
const limit = 2000;
/** Between two looks so much passes only when the machine sleeps: the page ends a sketch sooner. */
const sleep = 10_000;

/** Passes until the first look at the clock; a loop of a few passes never looks. */
const firstStride = 8;
/** From look to look the passes double, up to this many, so that a cheap loop hardly looks at all. */
const longestStride = 4096;

/** Watches one run of one loop. */
export interface LoopGuard {
  /** Called in each pass. */
  tick(): void;
  /** Called with what `yield` gave: the time outside a generator does not count. */
  resume<T>(value: T): T;
}

/** What the guard needs of its surroundings. */
export interface LoopGuardOptions {
  /** The time in milliseconds. */
  now?: () => number;
  /** Calls back once the code that runs now has returned to the event loop. */
  afterTurn?: (callback: () => void) => void;
}

/** Makes the function that gives each run of a loop its guard. */
export function createLoopGuard({
  now = performance.now.bind(performance),
  afterTurn = createTurnSignal(),
}: LoopGuardOptions = {}): () => LoopGuard {
  // Every stay in the event loop begins a new turn. What a loop spent waiting there is not its own.
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
      // Once in a turn: a machine does not sleep at every look.
      const isAwakened = !this.hasSlept && time - this.lastLook > sleep;
      this.lastLook = time;
      if (this.startTurn !== turnNow || isAwakened) {
        this.hasSlept = this.startTurn === turnNow;
        this.startTurn = turnNow;
        this.start = time;
        this.stride = firstStride;
      } else if (time - this.start > limit) {
        throw new Error(
          `This loop ran for more than ${limit / 1000} seconds without a pause, so it was stopped.`,
        );
      } else {
        this.stride = Math.min(2 * this.stride, longestStride);
      }
      this.untilLook = this.stride;
    }
  }

  return () => new Guard();
}

/** A message to oneself arrives after everything that runs now, promises included. */
export function createTurnSignal(): (callback: () => void) => void {
  const { port1, port2 } = new MessageChannel();
  let call = (): void => {};
  port1.onmessage = () => call();
  return (callback) => {
    call = callback;
    port2.postMessage(null);
  };
}
