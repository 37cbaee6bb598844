import type p5 from 'p5';
import type { P5AsciifyFontManager } from '../font/P5AsciifyFontManager';
import type { P5AsciifyGrid } from '../grid/P5AsciifyGrid';
import type { CaptureTexture } from '../p5-compat/framebuffer';
import type { P5AsciifyRenderer2D } from '../renderers/custom/P5AsciifyRenderer2D';
import type { P5AsciifyAbstractFeatureRenderer2D } from '../renderers/feature/P5AsciifyAbstractFeatureRenderer2D';
import type { FeatureAsciiRendererOptions } from '../renderers/options';
import type { P5AsciifyRenderer } from '../renderers/P5AsciifyRenderer';

/**
 * A kind of renderer that is not built in. Register it with
 * {@link P5AsciifierManager.registerPlugin}.
 *
 * @since 0.9.5
 */
export interface P5AsciifyRendererPlugin {
  /** The type to name in `renderers().add(name, type)`. It must be unique. */
  readonly id: string;
  /** Its name for people. */
  readonly name: string;
  /** What it does, in a sentence. */
  readonly description: string;
  /** Its version, such as `"1.0.0"`. */
  readonly version: string;
  /** Who made it. */
  readonly author: string;

  /**
   * Makes a renderer.
   *
   * @param p - The p5 instance.
   * @param captureFramebuffer - What to convert.
   * @param grid - The grid of cells.
   * @param fontManager - The font.
   * @param options - What was given to `renderers().add()`.
   * @returns The renderer.
   *
   * @example
   * ```js
   * const { P5AsciifyEdgeRenderer } = p5.asciify.renderers.renderer2d.feature;
   *
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin({
   *     id: 'wire',
   *     name: 'Wire',
   *     description: 'Edges, drawn in one colour.',
   *     version: '1.0.0',
   *     author: 'you',
   *     create: (p, capture, grid, fontManager, options) =>
   *       new P5AsciifyEdgeRenderer(p, capture, grid, fontManager, {
   *         characterColor: 'aqua',
   *         characterColorMode: 'fixed',
   *         ...options,
   *       }),
   *   });
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().add('outlines', 'wire', { enabled: true });
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   rotateX(-0.5);
   *   rotateY(frameCount * 0.02);
   *   cone(110, 200);
   * }
   * ```
   *
   * @see {@link P5AsciifierManager.registerPlugin | registerPlugin()}
   */
  create(
    p: p5,
    captureFramebuffer: CaptureTexture,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options?: FeatureAsciiRendererOptions,
  ): P5AsciifyAbstractFeatureRenderer2D | P5AsciifyRenderer2D | P5AsciifyRenderer;
}
