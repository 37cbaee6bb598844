import type p5 from 'p5';
import type { P5AsciifyFontManager } from '../../font/P5AsciifyFontManager';
import type { P5AsciifyGrid } from '../../grid/P5AsciifyGrid';
import type { CaptureTexture } from '../../p5-compat/framebuffer';
import { P5AsciifyRenderer } from '../P5AsciifyRenderer';
import { expectOptions, remarkUnknownOptions } from '../option-checks';
import type { AsciiRendererOptions } from '../options';

/**
 * Options that a custom renderer starts with.
 *
 * @see {@link renderers.renderer2d.P5AsciifyRenderer2D.update | update()}
 */
export const CUSTOM_DEFAULT_OPTIONS_2D = {
  /** Off until you turn it on. */
  enabled: false,
};

/**
 * A renderer that you paint yourself (type `"custom2D"`). Draw into its five framebuffers, as with
 * any `p5.Framebuffer`; one pixel is one cell.
 *
 * @remarks
 * Paint at least the characters and their primary colour, without which they can't be seen. Where the
 * secondary colour is transparent, the background of the asciifier shows between their strokes. A
 * transparent transform or rotation framebuffer changes nothing.
 *
 * Coordinates are those of WEBGL: (0, 0) is the middle, the top left cell starts at
 * (-cols / 2, -rows / 2).
 *
 * @typeParam T - The renderer's options.
 *
 * @example
 * ```js
 * let custom;
 *
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciifier.renderers().disable();
 *   custom = p5asciifier.renderer('custom2D').enable();
 * }
 *
 * function draw() {
 *   custom.characterFramebuffer.begin();
 *   clear();
 *   noStroke();
 *   p5asciifier.fill('@');
 *   circle(0, 0, 12);
 *   custom.characterFramebuffer.end();
 *
 *   custom.primaryColorFramebuffer.begin();
 *   background('hotpink');
 *   custom.primaryColorFramebuffer.end();
 *
 *   custom.secondaryColorFramebuffer.begin();
 *   background(0);
 *   custom.secondaryColorFramebuffer.end();
 * }
 * ```
 */
export class P5AsciifyRenderer2D<
  T extends AsciiRendererOptions = AsciiRendererOptions,
> extends P5AsciifyRenderer<T> {
  /** @ignore */
  constructor(
    p: p5,
    captureFramebuffer: CaptureTexture,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options?: T,
  ) {
    super(p, captureFramebuffer, grid, fontManager, withDefaults(options));
    if (!options) return;
    // update() is not called: a subclass's may need fields that its constructor has yet to set.
    this.remarkUnknown(options);
    this.enabled(options.enabled);
  }

  /**
   * Changes several options at once.
   *
   * @param newOptions - The options to change; a custom renderer has `enabled` alone.
   * @returns The renderer.
   * @throws `update: expected an object with options, got null.`
   * @throws `enabled: expected true or false, got 1.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness').update({ enabled: false });
   *   p5asciifier.renderer('custom2D').update({ enabled: true });
   * }
   *
   * function draw() {
   *   const custom = p5asciifier.renderer('custom2D');
   *   custom.primaryColorFramebuffer.draw(() => background('tomato'));
   *   custom.characterFramebuffer.draw(() => {
   *     background(p5asciifier.fontManager.glyphColor(frameCount % 60 < 30 ? '+' : 'x'));
   *   });
   * }
   * ```
   */
  override update(newOptions: T): this {
    if (!expectOptions(newOptions)) return this;
    this.remarkUnknown(newOptions);
    return super.update(newOptions);
  }

  /** @ignore */
  override resizeFramebuffers(): void {
    const { cols, rows } = this._grid;
    this._framebufferOptions.width = cols;
    this._framebufferOptions.height = rows;
    this.cells.resize(cols, rows);
  }

  /** @ignore */
  override resetShaders(): void {
    // This renderer has no shaders.
  }

  /** Warns of unknown options, but not in a subclass, which may have further ones. */
  private remarkUnknown(options: object): void {
    if (this.constructor !== P5AsciifyRenderer2D) return;
    remarkUnknownOptions('custom2D', options, CUSTOM_DEFAULT_OPTIONS_2D);
  }
}

/** The given options with the defaults restored: values for these are set later, after a check. */
function withDefaults<T extends AsciiRendererOptions>(options: T | undefined): T {
  return Object.assign({}, options, CUSTOM_DEFAULT_OPTIONS_2D);
}
