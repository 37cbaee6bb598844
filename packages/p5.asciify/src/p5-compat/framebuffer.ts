import type p5 from 'p5';
import { isFunction, isObject, read, readNumber } from './read';
import { canvasDensity, webglContext } from './sketch';

/**
 * What an asciifier can capture: a framebuffer of the sketch, or a graphics or an image, which have
 * their own canvas.
 *
 * @inline
 */
export type CaptureTexture = p5.Framebuffer | p5.Graphics | p5.Image;

/** The same in words, for messages. */
export const CAPTURE_TEXTURES = 'a p5.Framebuffer, a p5.Graphics or a p5.Image';

/** The options of `createFramebuffer()` that the library uses. @inline */
export interface FramebufferSettings {
  /** In units of the sketch. */
  readonly width?: number;
  /** In units of the sketch. */
  readonly height?: number;
  /** Texels for each unit. */
  readonly density?: number;
  /** Whether edges are smoothed. */
  readonly antialias?: boolean;
  /** `NEAREST` or `LINEAR`. */
  readonly textureFiltering?: unknown;
  /** Whether it has a depth buffer. */
  readonly depth?: boolean;
  /** `UNSIGNED_INT` or `FLOAT`. */
  readonly depthFormat?: unknown;
  /** `UNSIGNED_BYTE`, `HALF_FLOAT` or `FLOAT`. */
  readonly format?: unknown;
  /** `RGB` or `RGBA`. */
  readonly channels?: unknown;
  /** Whether it has a stencil buffer. */
  readonly stencil?: boolean;
}

export function createFramebuffer(p: p5, settings: FramebufferSettings): p5.Framebuffer {
  return p.createFramebuffer(settings);
}

export function isFramebuffer(value: unknown): value is p5.Framebuffer {
  return isObject(value) && isFunction(value.begin) && isFunction(value.loadPixels);
}

/** Width and height in logical pixels. */
export function widthOf(texture: CaptureTexture): number {
  return readNumber(texture, 'width') ?? 0;
}

export function heightOf(texture: CaptureTexture): number {
  return readNumber(texture, 'height') ?? 0;
}

/** Physical pixels for each logical pixel. */
export function densityOf(framebuffer: p5.Framebuffer): number {
  return readNumber(framebuffer, 'density') ?? 1;
}

/** The texture that drawing into the framebuffer ends up in, with antialiasing resolved. */
export function textureOf(framebuffer: p5.Framebuffer): WebGLTexture {
  // p5 2.x resolves antialiasing when the texture is requested, 1.x in `end()`.
  const color = read(framebuffer, 'color');
  const update = read(color, 'update');
  if (isFunction(update)) update.call(color);
  const texture = read(framebuffer, 'colorTexture');
  if (texture instanceof WebGLTexture) return texture;
  throw new TypeError('This p5.Framebuffer has no texture; was it removed?');
}

/** The WebGL framebuffer to draw into. Only for framebuffers made without antialiasing. */
export function glFramebufferOf(framebuffer: p5.Framebuffer): WebGLFramebuffer {
  const handle = read(framebuffer, 'framebuffer');
  if (handle instanceof WebGLFramebuffer) return handle;
  throw new TypeError('This p5.Framebuffer has no WebGL framebuffer; was it removed?');
}

/** Red, green, blue and alpha from 0 to 255 for every pixel, the top row first. */
export function pixelsOf(framebuffer: p5.Framebuffer): ArrayLike<number> {
  framebuffer.loadPixels();
  return framebuffer.pixels;
}

/** Frees a framebuffer, unless its context went away with the sketch. */
export function freeFramebuffer(p: p5, framebuffer: p5.Framebuffer): void {
  if (webglContext(p)) framebuffer.remove();
}

/** Whether a sketch is drawing into the framebuffer: it was begun and not ended. */
export function isActive(p: p5, framebuffer: p5.Framebuffer): boolean {
  return activeFramebuffers(p).includes(framebuffer);
}

/** What the sketch draws into: the framebuffer that was begun last, or the canvas. */
export function drawTargetOf(p: p5): DrawTarget {
  const framebuffer = activeFramebuffers(p).at(-1);
  if (!isFramebuffer(framebuffer)) {
    return { width: p.width, height: p.height, density: canvasDensity(p), isCanvas: true };
  }
  const [width, height] = [widthOf(framebuffer), heightOf(framebuffer)];
  return { width, height, density: densityOf(framebuffer), isCanvas: false };
}

export interface DrawTarget {
  /** In logical pixels. */
  readonly width: number;
  readonly height: number;
  readonly density: number;
  /** Rows of the canvas are counted from the bottom, those of a framebuffer from the top. */
  readonly isCanvas: boolean;
}

function activeFramebuffers(p: p5): readonly unknown[] {
  const active: unknown = read(p, '_renderer', 'activeFramebuffers');
  return Array.isArray(active) ? active : [];
}

export function isCaptureTexture(value: unknown): value is CaptureTexture {
  if (isFramebuffer(value)) return true;
  // A drawing context has a canvas, too, but no size.
  return findCanvas(value) !== undefined && readNumber(value, 'width') !== undefined;
}

/** The canvas behind a `p5.Graphics` or a `p5.Image`, to be uploaded as a texture. */
export function canvasOf(graphics: CaptureTexture): HTMLCanvasElement {
  const canvas = findCanvas(graphics);
  if (canvas) return canvas;
  throw new TypeError(`Expected ${CAPTURE_TEXTURES} as capture texture.`);
}

function findCanvas(value: unknown): HTMLCanvasElement | undefined {
  const canvas = read(value, 'elt') ?? read(value, 'canvas');
  return canvas instanceof HTMLCanvasElement ? canvas : undefined;
}
