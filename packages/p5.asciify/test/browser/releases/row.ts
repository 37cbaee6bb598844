/** What a row of the matrix is made of: one way in which sketches start and live. */
import type { FileBeside } from '../harness/site';

/** The addresses of what a page loads. */
export interface Addresses {
  /** A file of the release, such as `p5.min.js`. */
  readonly p5: (file: string) => string;
  readonly major: 1 | 2;
  /** The library, as a script and as a module. Undefined on the page that has p5.js alone. */
  readonly library: { readonly script: string; readonly module: string } | undefined;
}

/** A step in the life of a sketch, and what is true after it. */
export interface Moment {
  /** What is done in the page, as JavaScript that may `await`; the first moment is the start. */
  readonly act?: string;
  /**
   * What the page notes until then, in order: the functions of the sketch that were called, and notes
   * that they make themselves. p5.js alone calls neither `setupAsciify` nor `drawAsciify`, and notes
   * the rest in the same order.
   */
  readonly calls: readonly string[];
  /**
   * The text of each asciifier, oldest first, of which the canvas shows the last. With none, the canvas
   * shows the same as with p5.js alone: either nothing has been set up, or there was no frame.
   */
  readonly texts: readonly (readonly string[])[];
}

export interface Row {
  /** Says what is tried, in words joined by hyphens. */
  readonly name: string;
  /** The same for readers, with code between backticks. */
  readonly title: string;
  readonly majors: readonly (1 | 2)[];
  /** What stands in the head of the document. */
  readonly head: (addresses: Addresses) => readonly string[];
  readonly body?: string;
  readonly files?: readonly FileBeside[];
  readonly moments: (major: 1 | 2) => readonly Moment[];
  /** The error that the library reports, and goes on. */
  readonly reports?: string;
}

/** The functions of a sketch that p5.js alone does not call. */
const OF_THE_LIBRARY = /^(setup|draw)Asciify\b/;

/** What is noted with p5.js alone. */
export const withoutLibrary = (noted: readonly string[]): string[] =>
  noted.filter((name) => !OF_THE_LIBRARY.test(name));
