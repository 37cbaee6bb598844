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

/** What `textmode.create()` returns, as far as it is used here. */
interface SteppedTextmode extends SteppedSketch {
  readonly canvas: HTMLCanvasElement;
  readonly grid: SteppedGrid;
  readonly font: { readonly characters: readonly { readonly character: string }[] };
  readonly layers: {
    readonly base: {
      readonly drawFramebuffer: {
        readonly width: number;
        readonly height: number;
        readPixels(attachment: number): Uint8Array;
      };
    };
  };
}

interface TextmodePlugin {
  name: string;
  install(made: SteppedTextmode, api: { registerPostDrawHook(hook: () => void): void }): void;
}

interface ReadCell {
  character: string;
  color: string;
  backgroundColor: string;
}

/** Colours of a cell, `#rrggbb`, and how many pixels have each; that of its upper left corner first. */
type SeenColours = [colour: string, pixels: number][];

type FrameListener = (this: SteppedSketch) => void;

interface Window {
  p5: {
    prototype: {
      registerMethod(name: 'post', listener: FrameListener): void;
      [name: string]: (...given: unknown[]) => unknown;
    };
    /** On p5.js 2.x only. */
    registerAddon?(
      addon: (p5: unknown, prototype: unknown, lifecycles: { postdraw?: FrameListener }) => void,
    ): void;
  };
  /** textmode.js, for sketches that use it. */
  textmode?: { create(options?: object): SteppedTextmode };
  p5asciify: {
    asciifiers: readonly { toString(): string; toJSON(): string; readonly grid: SteppedGrid }[];
  };
  /**
   * Resolves when a sketch has drawn this many frames; rejects when it fails before its first.
   *
   * @param painted How many frames, counted from the last, are painted. The first always is.
   */
  drawFrames(count: number, painted: number): Promise<void>;
  /** The canvas that is seen; there is none before the first frame. */
  seenCanvas(): HTMLCanvasElement | undefined;
  /** The grid of textmode.js and its cells row by row, if the sketch uses it. */
  readTextmode(): { grid: SteppedGrid; cells: ReadCell[] } | undefined;
  /** The colours of cells, or of their corners alone, as they are seen, row by row. */
  readSeen(grid: SteppedGrid, part: 'cells' | 'corners'): SeenColours[];
}
