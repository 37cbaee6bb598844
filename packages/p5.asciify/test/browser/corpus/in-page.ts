/**
 * Runs in the page: draws a sketch plainly and through the library, and compares the pictures. It
 * is sent to the browser as text, so everything that it needs is inside the function.
 */
import type P5 from 'p5';
import type { Make, Tools } from './case';

/** How alike the pictures of one frame are. */
export interface Comparison {
  /** The share of pixels that are the same in both, from 0 to 1. */
  readonly same: number;
  readonly size: string;
  /** How many colours the plain sketch shows; of a picture of one colour little can be said. */
  readonly colours: number;
}

export interface Report {
  readonly frames: readonly Comparison[];
  /** The same of the sketch beside it. */
  readonly beside: readonly Comparison[];
  readonly errors: { readonly plain: readonly string[]; readonly captured: readonly string[] };
}

export interface Job {
  readonly frames: number;
  readonly make: PageMake;
  readonly beside: PageMake | undefined;
  readonly before: ((p: P5, frame: number, tools: Tools) => void) | undefined;
}

type PageMake = (p: P5, tools: Tools) => void;

declare global {
  interface Window {
    corpus: { run: (job: Job) => Promise<Report>; tools: Tools | undefined };
  }
}

export function installCorpus(tolerance: number): void {
  type Picture = { width: number; height: number; data: ArrayLike<number> };
  type Shots = { own: Picture[]; beside: Picture[]; errors: string[] };
  // p5 2.x returns promises, of which its type declarations know nothing.
  type Running = Omit<P5, 'redraw' | 'remove'> & {
    redraw(): void | Promise<void>;
    remove(): void | Promise<void>;
  };

  const HOOKS = ['init', 'afterSetup', 'pre', 'post'] as const;

  const contextOf = (p: Running): WebGLRenderingContext | WebGL2RenderingContext => {
    const context: unknown = Reflect.get(p, 'drawingContext');
    const isWebGL =
      context instanceof WebGL2RenderingContext || context instanceof WebGLRenderingContext;
    if (!isWebGL) throw new Error('The sketch has no WEBGL canvas.');
    return context;
  };

  const canvasOf = (p: Running): Picture => {
    const gl = contextOf(p);
    const { drawingBufferWidth: width, drawingBufferHeight: height } = gl;
    const flipped = new Uint8Array(width * height * 4);
    const open: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, flipped);
    gl.bindFramebuffer(gl.FRAMEBUFFER, open instanceof WebGLFramebuffer ? open : null);
    const data = new Uint8Array(flipped.length);
    for (let y = 0; y < height; y += 1) {
      const row = flipped.subarray((height - 1 - y) * width * 4, (height - y) * width * 4);
      data.set(row, y * width * 4);
    }
    return { width, height, data };
  };

  const captureOf = (p: Running): Picture => {
    // Not with loadPixels(): p5 cannot read a framebuffer without alpha.
    const { sketchFramebuffer: capture } = p5asciify;
    const density = Number(Reflect.get(capture, 'density'));
    const [width, height] = [capture.width * density, capture.height * density];
    const handle: unknown = Reflect.get(capture, 'framebuffer');
    const data = new Uint8Array(width * height * 4);
    const gl = contextOf(p);
    const open: unknown = gl.getParameter(gl.FRAMEBUFFER_BINDING);
    gl.bindFramebuffer(gl.FRAMEBUFFER, handle instanceof WebGLFramebuffer ? handle : null);
    gl.readPixels(0, 0, width, height, gl.RGBA, gl.UNSIGNED_BYTE, data);
    gl.bindFramebuffer(gl.FRAMEBUFFER, open instanceof WebGLFramebuffer ? open : null);
    return { width, height, data };
  };

  const compare = (plain: Picture, captured: Picture): Comparison => {
    const size = `${captured.width} × ${captured.height}`;
    const colours = new Set<number>();
    let same = 0;
    for (let i = 0; i < plain.data.length; i += 4) {
      const at = (picture: Picture, channel: number) => picture.data[i + channel] ?? NaN;
      const [r, g, b, a] = [0, 1, 2, 3].map((channel) => at(plain, channel));
      colours.add(((r ?? 0) << 16) | ((g ?? 0) << 8) | (b ?? 0) | ((a ?? 0) << 24));
      const alike = [0, 1, 2, 3].every(
        (channel) => Math.abs(at(plain, channel) - at(captured, channel)) <= tolerance,
      );
      if (alike) same += 1;
    }
    const fits = plain.width === captured.width && plain.height === captured.height;
    return { same: fits ? (same * 4) / plain.data.length : 0, size, colours: colours.size };
  };

  /** Starts a sketch and waits until it has drawn its first frame. */
  const start = (make: PageMake, tools: Tools): Promise<Running> =>
    new Promise((resolve, reject) => {
      const attempt = (step: () => void) => {
        try {
          step();
        } catch (error) {
          reject(error instanceof Error ? error : new Error(String(error)));
          throw error;
        }
      };
      new window.p5((p: P5) => {
        make(p, tools);
        const setup = p.setup.bind(p);
        const draw = p.draw.bind(p);
        p.setup = () => attempt(setup);
        p.draw = () => {
          p.draw = draw;
          p.noLoop();
          attempt(draw);
          // The hooks of the first frame run after draw(), and this after them.
          requestAnimationFrame(() => resolve(p));
        };
      });
    });

  const end = async (p: Running) => {
    const gl = contextOf(p);
    const canvas: unknown = gl.canvas;
    // p5 2.x goes on drawing its grid in the sketches that follow.
    p.noDebugMode();
    await p.remove();
    gl.getExtension('WEBGL_lose_context')?.loseContext();
    if (canvas instanceof HTMLCanvasElement) canvas.remove();
  };

  const shoot = async (job: Job, tools: Tools, captured: boolean): Promise<Shots> => {
    for (const hook of HOOKS) {
      if (captured) p5asciify.activateHook(hook);
      else p5asciify.deactivateHook(hook);
    }
    const shots: Shots = { own: [], beside: [], errors: [] };
    const beside = job.beside && (await start(job.beside, tools));
    const p = await start(job.make, tools);
    for (let frame = 0; frame < job.frames; frame += 1) {
      let whole = true;
      if (frame > 0) {
        await beside?.redraw();
        try {
          job.before?.(p, frame, tools);
          await p.redraw();
        } catch (error) {
          whole = false;
          shots.errors.push(error instanceof Error ? error.message : String(error));
        }
      }
      // A frame that ended with an error is not captured; the canvas shows how far it got.
      shots.own.push(captured && whole ? captureOf(p) : canvasOf(p));
      // Until the other had started, it was the one to be converted.
      if (beside && frame > 0) shots.beside.push(canvasOf(beside));
    }
    await end(p);
    if (beside) await end(beside);
    return shots;
  };

  const none: Picture = { width: 0, height: 0, data: [] };
  const pairs = (plain: Picture[], captured: Picture[]) =>
    plain.map((picture, i) => compare(picture, captured[i] ?? none));

  const run = async (job: Job): Promise<Report> => {
    const { tools } = window.corpus;
    if (!tools) throw new Error('The tools of the corpus are not loaded yet.');
    const plain = await shoot(job, tools, false);
    const captured = await shoot(job, tools, true);
    return {
      frames: pairs(plain.own, captured.own),
      beside: pairs(plain.beside, captured.beside),
      errors: { plain: plain.errors, captured: captured.errors },
    };
  };

  window.corpus = { run, tools: undefined };
}

/** Runs in the page: loads what sketches use, before the first of them starts. */
export async function loadTools(): Promise<void> {
  const source = document.createElement('canvas');
  source.width = source.height = 32;
  const context = source.getContext('2d');
  const paint = () => {
    if (!context) return;
    for (const [i, colour] of ['#c03020', '#20a040', '#2040c0', '#e0c020'].entries()) {
      context.fillStyle = colour;
      context.fillRect((i % 2) * 16, (i >> 1) * 16, 16, 16);
    }
  };
  paint();
  const video = document.createElement('video');
  video.muted = true;
  video.width = video.height = 32;
  video.srcObject = source.captureStream(30);
  const started = video.play();
  const repaint = setInterval(paint, 20);
  await started;
  clearInterval(repaint);

  const font = await new Promise<object>((resolve, reject) => {
    new window.p5((p: P5) => {
      p.setup = () => {
        p.noCanvas();
        p.noLoop();
        const loaded: unknown = p.loadFont('/fonts/vt323-latin-400-normal.woff', resolve, reject);
        void loaded;
      };
      p.draw = () => {};
    });
  });
  const mouse: Tools['mouse'] = (p, what, x, y) => {
    const canvas: unknown = Reflect.get(p, 'drawingContext');
    const isWebGL =
      canvas instanceof WebGL2RenderingContext || canvas instanceof WebGLRenderingContext;
    if (!isWebGL || !(canvas.canvas instanceof HTMLCanvasElement)) return;
    const at = { bubbles: true, button: 0, buttons: 1, clientX: x, clientY: y };
    // p5 2.x listens to pointers, 1.x to the mouse.
    canvas.canvas.dispatchEvent(new PointerEvent(`pointer${what}`, at));
    canvas.canvas.dispatchEvent(new MouseEvent(`mouse${what}`, at));
  };
  const key: Tools['key'] = (pressed) => {
    const event = { key: pressed, code: `Key${pressed.toUpperCase()}`, bubbles: true };
    window.dispatchEvent(new KeyboardEvent('keydown', event));
  };
  window.corpus.tools = { font, video, mouse, key };
}

/** The text of a job, to be evaluated in the page. */
export function jobText(
  { frames, make, beside, before }: { frames: number; make: Make; beside?: Make; before?: unknown },
  source: (fn: (...args: never[]) => unknown) => string,
): string {
  const text = (made: Make | undefined) => {
    if (!made) return 'undefined';
    const parts = Object.entries(made.with ?? {}).map(([name, part]) => `${name}: ${source(part)}`);
    return `(p, tools) => ${source(made)}(p, tools, { ${parts.join(', ')} })`;
  };
  const fn = before as ((...args: never[]) => unknown) | undefined;
  return `({ frames: ${frames}, make: ${text(make)}, beside: ${text(beside)}, before: ${fn ? source(fn) : 'undefined'} })`;
}
