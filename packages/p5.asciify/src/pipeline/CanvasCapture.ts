import type p5 from 'p5';
import copyShader from '../display/copy.frag?raw';
import { Gpu } from '../gpu/Gpu';
import { Program } from '../gpu/Program';
import { sampleNearest } from '../gpu/upload';
import { glFramebufferOf, textureOf } from '../p5-compat/framebuffer';
import { webglContext } from '../p5-compat/sketch';
import { captureTexelsOf } from './capture';

/**
 * Copies what a sketch has drawn from its canvas into a framebuffer.
 *
 * The sketch could draw into the framebuffer straight away, but p5 makes a difference between the
 * two: a framebuffer has its own camera, styles end with it, rows are counted from the other
 * side, and lines are smoothed in another way.
 */
export class CanvasCapture {
  private readonly gpu: Gpu;
  private readonly program: Program;
  private readonly texture: WebGLTexture;
  private readonly format: number;
  private size = '';

  constructor(p: p5) {
    this.gpu = Gpu.of(p);
    const { gl } = this.gpu;
    this.program = new Program(this.gpu, copyShader);
    this.texture = gl.createTexture();
    this.format = gl.getContextAttributes()?.alpha === false ? gl.RGB : gl.RGBA;
  }

  /** Whether this is for the sketch's present context: `setAttributes()` makes a new one. */
  fits(p: p5): boolean {
    return webglContext(p) === this.gpu.gl;
  }

  /** Copies what the canvas shows into a framebuffer. */
  copyInto(framebuffer: p5.Framebuffer): void {
    const { gpu, texture } = this;
    const { gl } = gpu;
    // If the sketch has drawn into the framebuffer by hand, p5 has to resolve that when the texture is
    // next asked for. It is asked for here, because p5 would later put the result over the copy.
    textureOf(framebuffer);
    const [width, height] = captureTexelsOf(framebuffer);
    gpu.begin();
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gpu.bindTexture(0, texture);
    this.copyCanvas(width, height);
    gpu.target(glFramebufferOf(framebuffer), { x: 0, y: 0, width, height });
    this.program.use(true).texture('u_texture', 0, texture);
    gpu.draw();
    gpu.end();
  }

  /** Puts on the canvas what was copied from it. */
  copyBack(framebuffer: p5.Framebuffer): void {
    const { gpu } = this;
    const texture = textureOf(framebuffer);
    const [width, height] = captureTexelsOf(framebuffer);
    gpu.begin();
    gpu.target(null, { x: 0, y: 0, width, height });
    this.program.use(true).texture('u_texture', 0, texture);
    gpu.draw();
    gpu.end();
  }

  dispose(): void {
    this.program.dispose();
    this.gpu.gl.deleteTexture(this.texture);
  }

  /** Copies the canvas into the bound texture, which gets new memory only when sizes differ. */
  private copyCanvas(width: number, height: number): void {
    const { gl } = this.gpu;
    const size = `${width}x${height}`;
    if (size === this.size) {
      gl.copyTexSubImage2D(gl.TEXTURE_2D, 0, 0, 0, 0, 0, width, height);
      return;
    }
    this.size = size;
    gl.copyTexImage2D(gl.TEXTURE_2D, 0, this.format, 0, 0, width, height, 0);
    sampleNearest(gl);
  }
}
