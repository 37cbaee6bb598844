import type p5 from 'p5';
import { Gpu } from '../gpu/Gpu';
import { uploadBytes } from '../gpu/upload';
import { rgbaOf } from '../p5-compat/color';
import { createFramebuffer, freeFramebuffer, textureOf, widthOf } from '../p5-compat/framebuffer';
import { codeFramebufferSettings } from '../pipeline/framebuffer-settings';

/**
 * A row of colours as a framebuffer, one texel each, for a shader to pick from.
 *
 * @remarks
 * Renderers keep the codes of their characters in one. You can make your own for colours that
 * your shader should choose from.
 *
 * @example
 * ```js
 * let palette;
 *
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   const colors = [color('#102a43'), color('#f0b429'), color('#fffaeb')];
 *   palette = new p5.asciify.P5AsciifyColorPalette(p5.instance, colors);
 * }
 *
 * function draw() {
 *   background(0);
 *   // Three vertical bars, a third of the canvas each.
 *   image(palette.framebuffer, -width / 2, -height / 2, width, height);
 * }
 * ```
 */
export class P5AsciifyColorPalette {
  private current: p5.Color[];
  private texels: p5.Framebuffer;

  /**
   * @param p - The p5 instance.
   * @param colors - The colours, left to right. Without any, there is one transparent texel.
   */
  constructor(
    private readonly p: p5,
    colors: p5.Color[],
  ) {
    this.current = [...colors];
    this.texels = this.createTexels();
  }

  /**
   * Replaces the colours. The framebuffer gets as wide as there are colours.
   *
   * @param newColors - The colours, left to right.
   *
   * @example
   * ```js
   * let palette;
   *
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   palette = new p5.asciify.P5AsciifyColorPalette(p5.instance, [color('black')]);
   *   palette.setColors([color('tomato'), color('gold'), color('teal')]);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   rotateY(frameCount * 0.02);
   *   // A ball with three colours.
   *   texture(palette.framebuffer);
   *   sphere(130);
   * }
   * ```
   *
   * @see {@link colors}, {@link framebuffer}
   */
  setColors(newColors: p5.Color[]): void {
    // Copied, because the caller may change the array later.
    this.current = [...newColors];
    const width = Math.max(newColors.length, 1);
    if (width !== widthOf(this.texels)) this.texels.resize(width, 1);
    this.upload(this.texels);
  }

  /** The colours, left to right. */
  get colors(): p5.Color[] {
    return this.current;
  }

  /** The framebuffer: one texel high, and as wide as there are colours. */
  get framebuffer(): p5.Framebuffer {
    return this.texels;
  }

  /** Makes the framebuffer anew, in another WebGL context. @ignore */
  renew(): void {
    this.texels = this.createTexels();
  }

  /** Frees the framebuffer. @ignore */
  dispose(): void {
    freeFramebuffer(this.p, this.texels);
  }

  private createTexels(): p5.Framebuffer {
    const { p } = this;
    const texels = createFramebuffer(p, {
      ...codeFramebufferSettings(p),
      depth: false,
      density: 1,
      width: Math.max(this.current.length, 1),
      height: 1,
    });
    this.upload(texels);
    return texels;
  }

  private upload(texels: p5.Framebuffer): void {
    const width = Math.max(this.current.length, 1);
    const bytes = new Uint8Array(width * 4);
    this.current.forEach((color, i) => {
      bytes.set(
        rgbaOf(color).map((channel) => Math.round(channel * 255)),
        i * 4,
      );
    });
    uploadBytes(Gpu.of(this.p).gl, textureOf(texels), width, 1, bytes);
  }
}
