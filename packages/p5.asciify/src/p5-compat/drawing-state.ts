import type p5 from 'p5';
import { isFunction, isObject, read } from './read';
import { detectP5Version, isP5AsyncCapable } from './version';

/** The styles of a sketch by the names that p5 keeps them under: what `push()` saves. */
export type Styles = ReadonlyMap<string, unknown>;

/** A `p5.Camera` as far as it is needed here. */
export interface Camera {
  readonly projMatrix: unknown;
  readonly cameraType: unknown;
  copy(): Camera;
  /** Takes the size of the canvas over, if it is p5's default camera. */
  resize(): void;
  readonly object: Record<PropertyKey, unknown>;
}

/**
 * Properties that `push()` saves although they are no styles: the camera, and what p5 resets before
 * each frame.
 */
const NO_STYLE =
  /^(u(MV|Model|View|P)Matrix|_?curCamera|_?tint|specularColors|_?enableLighting)$|^(ambient|directional|point|spot)Light/;

/** The styles that are in use. */
export function readStyles(p: p5): Map<string, unknown> {
  const holder = styleHolder(p);
  const styles = new Map(styleNames(p).map((name) => [name, holder[name]]));
  if (!isVersion2(p)) styles.set('_colorMode', read(p, '_colorMode'));
  return styles;
}

/** Puts styles in use. */
export function writeStyles(p: p5, styles: Styles): void {
  const holder = styleHolder(p);
  const { setValue } = holder;
  for (const [name, value] of styles) {
    if (name === '_colorMode') Reflect.set(p, name, value);
    else if (holder[name] === value) continue;
    // p5 2.x has to know of a change, so that `pop()` takes it back.
    else if (isFunction(setValue)) setValue.call(holder, name, value);
    else holder[name] = value;
  }
  for (const update of ['updateShapeVertexProperties', 'updateShapeProperties']) {
    const method = read(p, '_renderer', update);
    if (isFunction(method)) method.call(read(p, '_renderer'));
  }
}

/** How many `push()` have no `pop()` yet. */
export function pushDepth(p: p5): number {
  return Number(read(p, '_renderer', '_pushPopDepth') ?? 0);
}

/** What `push()` has saved so far. */
export interface PushedStyles {
  /** Drops what was saved since. */
  shorten(): void;
}

/** p5 1.x saves styles with the sketch, so they outlive a renderer; 2.x saves them with the renderer. */
export function pushedStyles(p: p5): PushedStyles {
  const stack = read(p, '_styles');
  const depth = Array.isArray(stack) ? stack.length : 0;
  return {
    shorten() {
      if (Array.isArray(stack)) stack.length = Math.min(stack.length, depth);
    },
  };
}

/** The camera that is in use. */
export function cameraOf(p: p5): Camera {
  return wrapCamera(styleHolder(p)[cameraName(p)]);
}

/** Draws with a camera from now on. */
export function useCamera(p: p5, { object }: Camera): void {
  call(p, 'setCamera', object);
}

/** Resets place, lights and tint, as p5 does before each frame. */
export function resetFrame(p: p5): void {
  call(read(p, '_renderer'), '_update');
}

/** The object that draws. `setAttributes()` replaces it, and the WebGL context with it. */
export function rendererOf(p: p5): object | undefined {
  const renderer = read(p, '_renderer');
  return isObject(renderer) ? renderer : undefined;
}

/** Whether two projections are the same. */
export function sameProjection(a: Camera, b: Camera): boolean {
  return numbersOf(a.projMatrix).join() === numbersOf(b.projMatrix).join();
}

function wrapCamera(value: unknown): Camera {
  if (!isObject(value)) throw new TypeError('p5.asciify: this p5 has no camera.');
  return {
    object: value,
    get projMatrix() {
      return value.projMatrix;
    },
    get cameraType() {
      return value.cameraType;
    },
    copy: () => wrapCamera(call(value, 'copy')),
    resize: () => void call(value, '_resize'),
  };
}

function numbersOf(matrix: unknown): number[] {
  const numbers = read(matrix, 'mat4');
  return Array.isArray(numbers) || numbers instanceof Float32Array
    ? Array.from(numbers, Number)
    : [];
}

function isVersion2(p: p5): boolean {
  return isP5AsyncCapable(detectP5Version(p));
}

function cameraName(p: p5): string {
  return isVersion2(p) ? 'curCamera' : '_curCamera';
}

/** p5 2.x keeps styles in an object of their own, 1.x in the renderer itself. */
function styleHolder(p: p5): Record<PropertyKey, unknown> {
  const renderer = read(p, '_renderer');
  const holder = read(renderer, 'states') ?? renderer;
  if (!isObject(holder)) throw new TypeError('p5.asciify: this p5 has no renderer.');
  return holder;
}

const namesByRenderer = new WeakMap<object, readonly string[]>();

function styleNames(p: p5): readonly string[] {
  const renderer = rendererOf(p) ?? p;
  const known = namesByRenderer.get(renderer);
  if (known) return known;
  const names = savedNames(p).filter((name) => !NO_STYLE.test(name));
  namesByRenderer.set(renderer, names);
  return names;
}

function savedNames(p: p5): string[] {
  const states = read(p, '_renderer', 'states');
  if (isObject(states)) return Object.keys(states);
  // p5 1.x has no list of its styles other than what `push()` saves.
  p.push();
  const saved = read(p, '_styles');
  const properties = Array.isArray(saved)
    ? read(saved.at(-1), 'renderer', 'properties')
    : undefined;
  p.pop();
  return isObject(properties) ? Object.keys(properties) : [];
}

function call(target: unknown, method: string, ...args: unknown[]): unknown {
  const fn = read(target, method);
  if (!isFunction(fn)) throw new TypeError(`p5.asciify: this p5 has no ${method}().`);
  return fn.apply(target, args);
}
