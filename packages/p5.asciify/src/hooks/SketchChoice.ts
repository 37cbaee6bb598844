import type p5 from 'p5';

/**
 * Decides which sketch of a page is converted. There is one at a time: of those with a WEBGL canvas, the
 * one that started last. If any of them defines `setupAsciify()` or `drawAsciify()`, only these count,
 * so that a page with several sketches can choose.
 *
 * The others are left alone. When the chosen one has been removed, the next one that starts follows it.
 */
export class SketchChoice {
  private starts = 0;
  /** The sketches that have started and have not been removed, each with its place in that order. */
  private readonly living = new Map<p5, number>();
  private chosen: { readonly p: p5; readonly asks: boolean } | undefined;

  start(p: p5): void {
    this.living.set(p, ++this.starts);
  }

  end(p: p5): void {
    this.living.delete(p);
    if (this.chosen?.p === p) this.chosen = undefined;
  }

  /**
   * Chooses a sketch whose `setup()` has ended, if it comes before the one that is chosen now.
   *
   * @param asks - Whether it defines `setupAsciify()` or `drawAsciify()`.
   * @returns Whether it is the chosen one now.
   */
  claim(p: p5, asks: boolean): boolean {
    const { chosen } = this;
    if (chosen && chosen.p !== p) {
      if (chosen.asks && !asks) return false;
      const startedEarlier = this.placeOf(p) < this.placeOf(chosen.p);
      if (chosen.asks === asks && startedEarlier) return false;
    }
    this.chosen = { p, asks };
    return true;
  }

  /** Whether there is no other sketch on the page. */
  isAlone(p: p5): boolean {
    return [...this.living.keys()].every((other) => other === p);
  }

  private placeOf(p: p5): number {
    return this.living.get(p) ?? 0;
  }
}
