/**
 * A stage on which a test plays the same scenario twice: on a page without the library, and on one
 * with it. What runs in the page is sent there as text, so `installStage` holds all that it needs.
 */
import type P5 from 'p5';
import type { EncodedPixels } from './pixels';

/** A sketch of any p5 version: what is synchronous on 1.x may return a promise on 2.x. */
export type Running = Omit<P5, 'redraw' | 'remove'> & {
  redraw(times?: number): void | Promise<void>;
  remove(): void | Promise<void>;
};

type Callback = (p: P5) => void;
type AsyncCallback = (p: P5) => void | Promise<void>;

/** A sketch that paints blocks of greys, of which all that it lacks is said here. */
export interface Look {
  /** `none` paints nothing, on no canvas. Left out, it is `webgl`. */
  kind?: 'webgl' | '2d' | 'none';
  /** Sketches with other seeds paint other pictures. */
  seed: number;
  /** Left out, 80 and 48: five cells by three. */
  width?: number;
  height?: number;
  /** The frame after which it stops by itself; 3, left out. */
  last?: number;
  /** Run after the canvas is there, and before and after the blocks are painted. */
  setup?: AsyncCallback;
  before?: Callback;
  draw?: Callback;
  /** Only given to a sketch that is meant to have them, since they say which sketch is converted. */
  setupAsciify?: AsyncCallback;
  drawAsciify?: Callback;
}

export interface Stage {
  /** Whether the page has the library. */
  readonly library: boolean;
  /** Starts a sketch, whose canvas is then one of the pictures of the scenario. */
  start(name: string, make: (p: P5) => void, node?: HTMLElement | ShadowRoot): Running;
  /** Starts a sketch in global mode, with functions that are then globals of the page. */
  startGlobal(name: string, functions: Record<string, () => void>): Running;
  /** Makes a sketch from a description. */
  blocks(look: Look): (p: P5) => void;
  /** Fills the canvas that a sketch has now with blocks. */
  paint(p: P5, seed: number): void;
  /** Adds a canvas to the pictures of the scenario. */
  picture(name: string, find: () => unknown): void;
  /** Waits until a sketch has drawn a frame, its last if none is given, and the library has followed. */
  drawn(p: Running, frame?: number): Promise<void>;
  until(what: string, condition: () => boolean): Promise<void>;
  /** Says something that has to be the same with and without the library. */
  note(text: string): void;
  gl(p: P5 | Running): WebGLRenderingContext | WebGL2RenderingContext;
  /** Calls a method that the type declarations do not know. */
  call(p: P5 | Running, method: string): void;
}

/** What came of a scenario on one page. */
export interface Report {
  pictures: Record<string, EncodedPixels>;
  /** How many canvases the document has. */
  canvases: number;
  notes: string[];
  /** Why the scenario did not get to its end. */
  stuck: string | undefined;
}

declare global {
  interface Window {
    stage: {
      perform: (play: (stage: Stage, data: unknown) => unknown, data: unknown) => Promise<Report>;
      /** Ends all sketches, so that the next scenario finds an empty page. */
      clear: () => Promise<void>;
    };
  }
}

/** Runs in the page, after p5 and the library. */
export function installStage(patience: number): void {
  const LAST = 3;
  const library = typeof Reflect.get(window, 'p5asciify') === 'object';
  let sketches = new Map<string, Running>();
  let finders = new Map<string, () => unknown>();
  let notes: string[] = [];

  const frame = () => new Promise<void>((resolve) => requestAnimationFrame(() => resolve()));

  const until: Stage['until'] = async (what, condition) => {
    const end = performance.now() + patience;
    while (!condition()) {
      if (performance.now() > end) throw new Error(`waited in vain until ${what}`);
      await frame();
    }
  };

  const isWebGL = (context: unknown) =>
    context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext;

  const paint: Stage['paint'] = (p, seed) => {
    const { width, height } = p;
    // Greys from the middle of what each of the default characters stands for, one for each cell.
    const level = (x: number, y: number) => 12 + 26 * ((x * seed + y * 3 + p.frameCount) % 10);
    const centred = isWebGL(Reflect.get(p, 'drawingContext'));
    const [left, top] = centred ? [-width / 2, -height / 2] : [0, 0];
    p.background(12, 12, 12);
    p.noStroke();
    for (let y = 0; y < height / 16; y += 1) {
      for (let x = 0; x < width / 16; x += 1) {
        p.fill(level(x, y));
        p.rect(left + x * 16, top + y * 16, 16, 16);
      }
    }
  };

  const blocks: Stage['blocks'] = (look) => (p) => {
    const { kind = 'webgl', width = 80, height = 48, last = LAST } = look;
    const setup = () => {
      if (kind === 'webgl') p.createCanvas(width, height, p.WEBGL);
      else if (kind === '2d') p.createCanvas(width, height);
      else p.noCanvas();
      return look.setup?.(p);
    };
    // The type declarations know no setup() that is asynchronous.
    Object.assign(p, { setup });
    p.draw = () => {
      look.before?.(p);
      if (kind !== 'none') paint(p, look.seed);
      look.draw?.(p);
      if (p.frameCount >= last) p.noLoop();
    };
    const { setupAsciify, drawAsciify } = look;
    if (setupAsciify) Object.assign(p, { setupAsciify: () => setupAsciify(p) });
    if (drawAsciify) Object.assign(p, { drawAsciify: () => drawAsciify(p) });
  };

  let globals: string[] = [];

  const begin = (name: string, ...given: unknown[]) => {
    // p5 takes any node that can hold a canvas, of which its type declarations know elements alone,
    // and nothing at all for a sketch in global mode.
    const made: unknown = Reflect.construct(window.p5, given);
    if (!(made instanceof window.p5)) throw new Error('p5 has made something else than a sketch.');
    sketches.set(name, made);
    finders.set(name, () => Reflect.get(Object(Reflect.get(made, 'drawingContext')), 'canvas'));
    return made;
  };

  const stage: Stage = {
    library,
    until,
    paint,
    blocks,
    start: (name, make, node) => (node ? begin(name, make, node) : begin(name, make)),
    startGlobal(name, functions) {
      Object.assign(window, functions);
      globals = Object.keys(functions);
      return begin(name);
    },
    picture: (name, find) => void finders.set(name, find),
    async drawn(p, count = LAST) {
      const [name] = [...sketches].find(([, one]) => one === p) ?? ['a sketch'];
      await until(`${name} has drawn frame ${count}`, () => p.frameCount >= count);
      // The hooks of a frame run after draw(), and this after them.
      await frame();
      await frame();
    },
    note: (text) => void notes.push(text),
    call(p, method) {
      const fn: unknown = Reflect.get(p, method);
      if (!(fn instanceof Function)) throw new Error(`This p5 has no ${method}().`);
      Reflect.apply(fn, p, []);
    },
    gl(p) {
      const context: unknown = Reflect.get(p, 'drawingContext');
      if (context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext) {
        return context;
      }
      throw new Error('The sketch has no WEBGL canvas.');
    },
  };

  const encode = (bytes: ArrayLike<number>) =>
    btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));

  const pictureOf = (canvas: HTMLCanvasElement): EncodedPixels => {
    const copy = document.createElement('canvas').getContext('2d');
    if (!copy) throw new Error('The browser gave no 2D canvas.');
    const { width, height } = canvas;
    Object.assign(copy.canvas, { width, height });
    if (width * height === 0) return { width, bytes: '' };
    copy.drawImage(canvas, 0, 0);
    return { width, bytes: encode(copy.getImageData(0, 0, width, height).data) };
  };

  const loseContext = (canvas: unknown) => {
    if (!(canvas instanceof HTMLCanvasElement)) return;
    const gl = canvas.getContext('webgl2') ?? canvas.getContext('webgl');
    gl?.getExtension('WEBGL_lose_context')?.loseContext();
  };

  // Sketches are read as those of other tests are.
  window.harness = { frames: 0, p: undefined, data: null, encode };
  window.stage = {
    async perform(play, data) {
      let stuck: string | undefined;
      try {
        await play(stage, data);
      } catch (error) {
        stuck = error instanceof Error ? error.message : String(error);
      }
      const pictures: Report['pictures'] = {};
      for (const [name, find] of finders) {
        const canvas = find();
        if (canvas instanceof HTMLCanvasElement) pictures[name] = pictureOf(canvas);
      }
      const canvases = document.querySelectorAll('canvas').length;
      return { pictures, canvases, notes, stuck };
    },
    async clear() {
      const canvases = [...finders.values()].map((find) => find());
      for (const p of sketches.values()) {
        try {
          await p.remove();
        } catch {
          // A sketch that was already removed, on some versions of p5.
        }
      }
      for (const canvas of canvases) loseContext(canvas);
      document.body.replaceChildren();
      for (const name of globals) Reflect.deleteProperty(window, name);
      globals = [];
      sketches = new Map();
      finders = new Map();
      notes = [];
    },
  };
}
