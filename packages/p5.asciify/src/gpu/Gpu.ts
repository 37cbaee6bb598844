import type p5 from 'p5';
import { P5AsciifyError } from '../errors/P5AsciifyError';
import { webglContext, type GL } from '../p5-compat/sketch';
import { sampleNearest } from './upload';
import { Limits } from './Limits';
import { SavedState } from './SavedState';
import { vertexArraysOf, type VertexArrays } from './vertex-arrays';

/** A rectangle of a target in physical pixels, counted from the row that WebGL calls the first. */
export interface Viewport {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Where `a_position` is in every program, so that one vertex array serves them all. */
export const POSITION_LOCATION = 0;

/** Draws passes in one WebGL context, and leaves p5's state in it as it was. */
export class Gpu {
  private readonly saved: SavedState;
  private readonly vertexArrays: VertexArrays;
  private readonly triangle: { readonly vertexArray: unknown; readonly buffer: WebGLBuffer };
  private readonly completed = new WeakSet<WebGLTexture>();
  private depth = 0;

  private constructor(readonly gl: GL) {
    this.saved = new SavedState(gl);
    this.vertexArrays = vertexArraysOf(gl);
    this.triangle = this.createTriangle();
  }

  /** Finds or makes the `Gpu` of a sketch's context. */
  static of(p: p5): Gpu {
    const gl = webglContext(p);
    if (!gl) throw new P5AsciifyError('p5.asciify needs a canvas made with WEBGL.');
    let gpu = gpus.get(gl);
    if (!gpu) gpus.set(gl, (gpu = new Gpu(gl)));
    return gpu;
  }

  /** Frees what the `Gpu` of a sketch holds, if the sketch has one. */
  static release(p: p5): void {
    const gl = webglContext(p);
    const gpu = gl && gpus.get(gl);
    if (!gpu) return;
    gpu.vertexArrays.delete(gpu.triangle.vertexArray);
    gl.deleteBuffer(gpu.triangle.buffer);
    gpus.delete(gl);
  }

  /** Passes may be drawn until the matching `end()`. Calls nest. */
  begin(): void {
    if (this.depth++ > 0) return;
    this.saved.save();
    this.vertexArrays.bind(this.triangle.vertexArray);
  }

  end(): void {
    if (--this.depth > 0) return;
    this.saved.restore();
  }

  /** Runs something that draws with p5, such as `clear()`, while nothing keeps it from drawing everywhere. */
  everywhere(draw: () => void): void {
    const { gl } = this;
    const limits = new Limits(gl);
    const clearColor: unknown = gl.getParameter(gl.COLOR_CLEAR_VALUE);
    limits.lift();
    try {
      draw();
    } finally {
      limits.restore();
      if (clearColor instanceof Float32Array) {
        const [red = 0, green = 0, blue = 0, alpha = 0] = Array.from(clearColor);
        gl.clearColor(red, green, blue, alpha);
      }
    }
  }

  /** Draws into a framebuffer; `null` is the canvas. */
  target(framebuffer: WebGLFramebuffer | null, { x, y, width, height }: Viewport): void {
    const { gl } = this;
    gl.bindFramebuffer(gl.FRAMEBUFFER, framebuffer);
    gl.viewport(x, y, width, height);
  }

  /** Draws into what p5 was drawing into. */
  targetCurrent(viewport: Viewport): void {
    this.target(this.saved.framebuffer, viewport);
  }

  /** Lays what is drawn over what is there, or replaces it. Colours carry their alpha (premultiplied). */
  blend(enabled: boolean): void {
    const { gl } = this;
    if (!enabled) {
      gl.disable(gl.BLEND);
      return;
    }
    this.saved.saveBlending();
    gl.enable(gl.BLEND);
    gl.blendEquation(gl.FUNC_ADD);
    gl.blendFunc(gl.ONE, gl.ONE_MINUS_SRC_ALPHA);
  }

  clear(red: number, green: number, blue: number, alpha: number): void {
    const { gl } = this;
    this.saved.saveClearColor();
    gl.clearColor(red, green, blue, alpha);
    gl.clear(gl.COLOR_BUFFER_BIT);
  }

  /** Hands a texture to the next pass, in one of the units that shaders read from. */
  bindTexture(unit: number, texture: WebGLTexture): void {
    const { gl } = this;
    gl.activeTexture(gl.TEXTURE0 + unit);
    this.saved.saveUnit(unit);
    gl.bindTexture(gl.TEXTURE_2D, texture);
  }

  /**
   * p5 2.x sets how a framebuffer's texture is sampled when it first draws with it. Until then
   * WebGL would take it for one that lacks mipmaps, and read black.
   */
  completeTexture(texture: WebGLTexture): void {
    if (this.completed.has(texture)) return;
    this.completed.add(texture);
    const { gl } = this;
    const filter: unknown = gl.getTexParameter(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER);
    if (filter === gl.NEAREST_MIPMAP_LINEAR) sampleNearest(gl);
  }

  /** Runs the current program over the whole viewport. */
  draw(): void {
    this.gl.drawArrays(this.gl.TRIANGLES, 0, 3);
  }

  private createTriangle(): Gpu['triangle'] {
    const { gl, vertexArrays } = this;
    const previousBuffer: unknown = gl.getParameter(gl.ARRAY_BUFFER_BINDING);
    const previousArray = vertexArrays.current();
    const vertexArray = vertexArrays.create();
    const buffer = gl.createBuffer();
    vertexArrays.bind(vertexArray);
    gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
    gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([0, 0, 2, 0, 0, 2]), gl.STATIC_DRAW);
    gl.enableVertexAttribArray(POSITION_LOCATION);
    gl.vertexAttribPointer(POSITION_LOCATION, 2, gl.FLOAT, false, 0, 0);
    vertexArrays.bind(previousArray);
    const previous = previousBuffer instanceof WebGLBuffer ? previousBuffer : null;
    gl.bindBuffer(gl.ARRAY_BUFFER, previous);
    return { vertexArray, buffer };
  }
}

const gpus = new WeakMap<GL, Gpu>();
