/** What `stepper.js` finds in the page, and what it adds. */

interface SteppedSketch {
  readonly frameCount: number;
  noLoop(): void;
  /** A promise on p5.js 2.x. */
  redraw(): unknown;
}

interface SteppedGrid {
  readonly cols: number;
  readonly rows: number;
  readonly cellWidth: number;
  readonly cellHeight: number;
  readonly offsetX: number;
  readonly offsetY: number;
}

type FrameListener = (this: SteppedSketch) => void;

interface Window {
  p5: {
    prototype: { registerMethod(name: 'post', listener: FrameListener): void };
    /** On p5.js 2.x only. */
    registerAddon?(
      addon: (p5: unknown, prototype: unknown, lifecycles: { postdraw?: FrameListener }) => void,
    ): void;
  };
  p5asciify: {
    asciifiers: readonly { toString(): string; toJSON(): string; readonly grid: SteppedGrid }[];
  };
  /**
   * Resolves when a sketch has drawn this many frames; rejects when it fails before its first.
   *
   * @param painted How many of them, counted from the last, appear. The first always does.
   */
  drawFrames(count: number, painted: number): Promise<void>;
  /** The colour in the upper left corner of each cell as it is seen, `#rrggbb`, row by row. */
  readCorners(grid: SteppedGrid): string[];
}
