/** Something that can run, of which only a few may at a time. */
export interface Schedulable {
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
  private readonly running: Schedulable[] = [];
  private readonly waiting: Schedulable[] = [];

  constructor(private readonly places = MAX_RUNNING) {}

  /** Starts a sketch that the reader asked for. When all places are taken, the oldest is parked. */
  startNow(schedulable: Schedulable): void {
    if (this.running.includes(schedulable)) return;
    remove(this.waiting, schedulable);
    if (this.running.length >= this.places) this.running.shift()?.park();
    this.begin(schedulable);
  }

  /** Starts a sketch as soon as there is a place for it. */
  startWhenFree(schedulable: Schedulable): void {
    if (this.running.includes(schedulable) || this.waiting.includes(schedulable)) return;
    this.waiting.push(schedulable);
    this.fill();
  }

  /** Gives up a place, or the wait for one. */
  leave(schedulable: Schedulable): void {
    remove(this.waiting, schedulable);
    if (remove(this.running, schedulable)) this.fill();
  }

  private fill(): void {
    while (this.running.length < this.places) {
      const next = this.waiting.shift();
      if (!next) return;
      this.begin(next);
    }
  }

  private begin(schedulable: Schedulable): void {
    this.running.push(schedulable);
    schedulable.start();
  }
}

function remove<T>(list: T[], item: T): boolean {
  const index = list.indexOf(item);
  if (index < 0) return false;
  list.splice(index, 1);
  return true;
}
