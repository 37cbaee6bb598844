/** What a case of the corpus is made of. */
import type p5 from 'p5';
import type { P5Version } from '../../p5Versions';

/** What the page hands to every sketch: things that have to be loaded before it starts. */
export interface Tools {
  readonly font: object;
  readonly video: HTMLVideoElement;
  /** Does what a mouse does, at a place of the canvas. */
  readonly mouse: (p: p5, what: 'down' | 'move', x: number, y: number) => void;
  /** Presses a key. */
  readonly key: (key: string) => void;
}

/**
 * A sketch in instance mode, called with a p5 instance, the tools and its own parts. p5's type
 * declarations know neither the older nor the newer members of p5, so the sketches are JavaScript,
 * as those of readers are, and nothing here calls them: they are sent to the page as text.
 */
export interface Make {
  (p: never, tools: never, parts: never): void;
  /** Functions that the sketch calls. They are sent to the page beside it. */
  readonly with?: Readonly<Record<string, Part>>;
}

type Part = (p: never, tools: never) => void;

export interface Case {
  /** Says what is drawn, in words joined by hyphens. */
  readonly name: string;
  /** The members of p5 that it uses and that its picture depends on. */
  readonly members: readonly string[];
  /** The oldest release of p5 that can draw it. */
  readonly since?: string;
  /** The first release of p5 that has them no longer. */
  readonly removedIn?: string;
  /** The first and the last release of p5 that have them, but fail to draw this by themselves. */
  readonly brokenOn?: readonly [from: string, to: string];
  /** How many frames are drawn and compared; three if not said. */
  readonly frames?: number;
  readonly sketch: Make;
  /** Runs before each frame but the first, as an event of the mouse or the keyboard would. */
  readonly before?: (p: never, frame: number, tools: Tools) => void;
  /** A second sketch, which starts first and draws each frame first. */
  readonly beside?: Make;
  /** What the sketch throws in one of its frames. */
  readonly throws?: string;
  /** Set where the captured picture is another one. */
  readonly exception?: Exception;
}

export interface Exception {
  /** Why it is another one, as one sentence. */
  readonly reason: string;
  /** What to do about it, as one sentence. */
  readonly instead: string;
  /** The name of a case that does so and is captured as it is drawn. */
  readonly workaround: string;
  /** The versions of p5 on which it is one; all if not said. */
  readonly on?: readonly P5Version[];
}
