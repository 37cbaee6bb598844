interface Insertion {
  at: number;
  text: string;
  origin: number;
}

/** Text that is put into code, and the way back from the result. */
export class Insertions {
  private readonly all: Insertion[] = [];

  /**
   * What is inserted first at an offset stays first, so brackets nest as the code does.
   *
   * @param origin - Where in the code the reader finds the cause of what happens in the text.
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

  /** Where in the code an offset of the result comes from. */
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
