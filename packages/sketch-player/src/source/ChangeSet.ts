interface Insertion {
  at: number;
  text: string;
  origin: number;
}

/** Insertions into code, which can be applied, and which map offsets of the result back to the code. */
export class ChangeSet {
  private readonly all: Insertion[] = [];

  /**
   * Texts inserted at the same offset keep their order, so brackets nest as the code does.
   *
   * @param origin - Offset in the code that errors from the inserted text are mapped to.
   */
  insert(at: number, text: string, origin: number): void {
    this.all.push({ at, text, origin });
  }

  applyTo(code: string): string {
    let result = '';
    let done = 0;
    for (const { at, text } of this.inOrder()) {
      result += code.slice(done, at) + text;
      done = at;
    }
    return result + code.slice(done);
  }

  /** The offset in the code that an offset of the result comes from. */
  originOf(offset: number): number {
    let added = 0;
    for (const { at, text, origin } of this.inOrder()) {
      if (offset < at + added) break;
      if (offset < at + added + text.length) return origin;
      added += text.length;
    }
    return offset - added;
  }

  private inOrder(): Insertion[] {
    return this.all.sort((a, b) => a.at - b.at);
  }
}
