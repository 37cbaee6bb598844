/** Types of the globals that `stepper.js` finds in the page, and of those that it adds. */

interface SteppedSketch {
  readonly frameCount: number;
  noLoop(): void;
  /** Returns a promise on p5.js 2.x. */
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
   * @param painted How many frames, counted from the last, are painted. The first always is.
   */
  drawFrames(count: number, painted: number): Promise<void>;
  /** The colour in the upper left corner of each cell as it is seen, `#rrggbb`, row by row. */
  readCorners(grid: SteppedGrid): string[];
}
