/** Something that can run, of which only a few may at a time. */
export interface Runner {
  /** A place has become free for it. */
  start: () => void;
  /** It has to give its place up, and keeps only its picture. */
  park: () => void;
}

export const MAX_RUNNING = 2;

/**
 * Lets at most two sketches of a page run. Browsers drop the oldest WebGL context when there are
 * too many, on phones at about eight, and no reader looks at more than one picture at a time.
 */
export class Scheduler {
  /** From the one that started first to the one that started last. */
  private readonly running: Runner[] = [];
  private readonly waiting: Runner[] = [];

  constructor(private readonly places = MAX_RUNNING) {}

  /** Starts a sketch that the reader asked for. When all places are taken, the oldest is parked. */
  startNow(runner: Runner): void {
    if (this.running.includes(runner)) return;
    remove(this.waiting, runner);
    if (this.running.length >= this.places) this.running.shift()?.park();
    this.begin(runner);
  }

  /** Starts a sketch as soon as there is a place for it. */
  startWhenFree(runner: Runner): void {
    if (this.running.includes(runner) || this.waiting.includes(runner)) return;
    this.waiting.push(runner);
    this.fill();
  }

  /** Gives up a place, or the wait for one. */
  leave(runner: Runner): void {
    remove(this.waiting, runner);
    if (remove(this.running, runner)) this.fill();
  }

  private fill(): void {
    while (this.running.length < this.places) {
      const next = this.waiting.shift();
      if (!next) return;
      this.begin(next);
    }
  }

  private begin(runner: Runner): void {
    this.running.push(runner);
    runner.start();
  }
}

function remove<T>(list: T[], item: T): boolean {
  const index = list.indexOf(item);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}
