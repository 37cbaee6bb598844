/** How long something has to be seen before it takes a press, in milliseconds. */
export const wait = 1000;

/**
 * Tells presses that mean a button from those that were meant for what was there before it. A press
 * that comes too early makes it wait anew, so that somebody who presses again and again hits nothing.
 */
export class UnhurriedPress {
  private since = Infinity;
  private isEarly = false;

  /** The button is seen from this time on. */
  show(time: number): void {
    this.since = time;
  }

  /** A pointer or a key goes down on it. Returns whether it is too early: then it is to be shown anew. */
  begin(time: number): boolean {
    this.isEarly = time - this.since < wait;
    return this.isEarly;
  }

  /** The press that has begun is complete. Returns whether it counts. */
  complete(time: number): boolean {
    const counts = !this.isEarly && time - this.since >= wait;
    this.isEarly = false;
    return counts;
  }
}
