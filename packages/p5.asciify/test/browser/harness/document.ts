/** Builds the documents that tests open: p5, the library, and a sketch. */
import type p5 from 'p5';
import { P5_PACKAGES, type P5Version } from '../../p5Versions';

/** A sketch of any p5 version: methods that are synchronous on 1.x may return a promise on 2.x. */
type AnyP5 = Omit<p5, 'redraw' | 'remove'> & {
  redraw(): void | Promise<void>;
  remove(): void | Promise<void>;
};

declare global {
  interface Window {
    harness: {
      /** Frames that p5 and the library have finished. */
      frames: number;
      /** The sketch, known once its first frame is finished. */
      p: AnyP5 | undefined;
      /** The argument that the sketch's functions are called with. */
      data: unknown;
      /** Bytes as text, which reaches the test many times faster than a list of numbers. */
      encode: (bytes: ArrayLike<number>) => string;
    };
  }
}

export interface CanvasOptions {
  width?: number;
  height?: number;
  /** Device pixels per canvas pixel. */
  density?: number;
  /** Left to p5 when not given: off on 1.x, on with 2.x. */
  antialias?: boolean;
  webgl?: 1 | 2;
}

/**
 * A sketch in global mode. Its functions run in the page: they see p5's globals and the data they
 * are called with, and nothing of the test around them.
 */
export interface GlobalSketch<Data> {
  canvas?: CanvasOptions;
  data?: Data;
  /** Runs right after the canvas was made. */
  setup?: (data: Data) => void | Promise<void>;
  setupAsciify?: (data: Data) => void | Promise<void>;
  draw?: (data: Data) => void;
  drawAsciify?: (data: Data) => void;
  windowResized?: (data: Data) => void;
}

/** A sketch in instance mode, given as a single function. */
export interface InstanceSketch<Data> {
  instance: (p: p5, data: Data) => void;
  data?: Data;
}

export type SketchSource<Data> = GlobalSketch<Data> | InstanceSketch<Data>;

/** Text of a function as an expression, whether it was written as a property or as a method. */
export function source(fn: (...args: never[]) => unknown): string {
  const text = fn.toString();
  const isMethod = /^(async\s+)?(?!function\b|async\b)[\w$]+\s*\(/.test(text);
  return isMethod ? `({ ${text} })[${JSON.stringify(fn.name)}]` : `(${text})`;
}

const CALLBACKS = ['setupAsciify', 'draw', 'drawAsciify', 'windowResized'] as const;

function globalScript<Data>(given: GlobalSketch<Data>): string {
  // Without a draw() p5 draws no frames, and p5 1.x calls no hooks.
  const sketch = { draw: () => {}, ...given };
  const { width = 160, height = 96, density = 1, antialias, webgl } = sketch.canvas ?? {};
  const attributes = {
    ...(antialias !== undefined && { antialias }),
    ...(webgl !== undefined && { version: webgl }),
  };
  return [
    'window.setup = () => {',
    `  createCanvas(${width}, ${height}, WEBGL);`,
    // p5 2.3 knows no attributes before there is a WEBGL canvas, and forgets its density with them.
    ...Object.entries(attributes).map(([key, value]) => `  setAttributes('${key}', ${value});`),
    `  pixelDensity(${density});`,
    '  noLoop();',
    sketch.setup ? `  return ${source(sketch.setup)}(harness.data);` : '',
    '};',
    ...CALLBACKS.flatMap((name) => {
      const fn = sketch[name];
      return fn ? [`window.${name} = () => ${source(fn)}(harness.data);`] : [];
    }),
  ].join('\n');
}

/** The script of a sketch, data included. */
export function sketchScript<Data>(sketch: SketchSource<Data>): string {
  const script =
    'instance' in sketch
      ? `new p5((p) => ${source(sketch.instance)}(p, harness.data));`
      : globalScript(sketch);
  return `harness.data = ${JSON.stringify(sketch.data ?? null)};\n${script}`;
}

/** Runs in the page, before all that reads it. */
function defineHarness(): void {
  window.harness = {
    frames: 0,
    p: undefined,
    data: null,
    encode: (bytes) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join('')),
  };
}

/** Runs in the page: counts finished frames and keeps the sketch, whichever mode it is in. */
function watchFrames(): void {
  const { harness } = window;
  function finished(this: p5): void {
    harness.frames += 1;
    harness.p = this;
  }
  const library: unknown = Reflect.get(window, 'p5');
  if (typeof library !== 'function') return;
  const registerAddon: unknown = Reflect.get(library, 'registerAddon');
  if (typeof registerAddon === 'function') {
    registerAddon.call(library, (_p5: unknown, _fn: unknown, lifecycles: object) => {
      Reflect.set(lifecycles, 'postdraw', finished);
    });
  } else {
    const registerMethod: unknown = Reflect.get(Object(library.prototype), 'registerMethod');
    if (typeof registerMethod === 'function')
      registerMethod.call(library.prototype, 'post', finished);
  }
}

/** A script that defines `harness` without taking part in sketches, for pages that count for themselves. */
export const harnessScript = (): string => `${source(defineHarness)}();`;

/**
 * A script that defines `harness` and counts frames. It must come after the library, so that its hook
 * runs last in each frame.
 */
export const watchScript = (): string => `${harnessScript()}\n${source(watchFrames)}();`;

export const p5Script = (version: P5Version): string => `/${P5_PACKAGES[version]}/p5.min.js`;
/** The minified p5.js of a release. */
export const releaseScript = (release: string): string => `/p5/${release}/p5.min.js`;
export const LIBRARY_SCRIPT = '/dist/p5.asciify.umd.js';

/** A document with the given head and body. */
export function html(head: string, body = ''): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>Sketch</title>
<link rel="icon" href="data:,">
<style>body { margin: 0; overflow: hidden } canvas { display: block }</style>
${head}
</head>
<body>${body}</body>
</html>`;
}

/** A page that loads scripts by their addresses and then a sketch. */
export function scriptTagPage<Data>(sketch: SketchSource<Data>, scripts: string[]): string {
  return html(
    [
      ...scripts.map((src) => `<script src="${src}"></script>`),
      `<script>${watchScript()}</script>`,
      `<script>\n${sketchScript(sketch)}\n</script>`,
    ].join('\n'),
  );
}
