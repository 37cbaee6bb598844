import type p5 from 'p5';
import { expectArgument } from '../errors/expect';
import type { P5AsciifyFontManager } from '../font/P5AsciifyFontManager';
import type { P5AsciifyGrid } from '../grid/P5AsciifyGrid';
import type { CaptureTexture, FramebufferSettings } from '../p5-compat/framebuffer';
import { CellBuffers } from '../pipeline/CellBuffers';
import { codeFramebufferSettings } from '../pipeline/framebuffer-settings';
import type { AsciiRendererOptions } from './options';
import { expectOptions } from './option-checks';

/** Options that a renderer's framebuffers are made with. @inline */
export interface RendererFramebufferOptions extends FramebufferSettings {
  /** 1: one texel a cell, whatever the density of the canvas. */
  density: number;
  /** The columns of the grid. */
  width: number;
  /** The rows of the grid. */
  height: number;
}

/**
 * The base of all renderers: five framebuffers with one texel for each cell of the grid, which hold
 * what the cell shows. {@link renderers.P5AsciifyDisplayRenderer} draws the grid from them.
 *
 * @remarks
 * A framebuffer is created when it is first used.
 *
 * @typeParam T - The renderer's options.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   for (const { name, renderer } of p5asciifier.renderers().renderers) {
 *     console.log(name, renderer.options.enabled);
 *   }
 * }
 *
 * function draw() {
 *   background(0);
 *   torus(120, 50);
 * }
 * ```
 */
export abstract class P5AsciifyRenderer<T extends AsciiRendererOptions = AsciiRendererOptions> {
  protected _p: p5;
  protected _captureFramebuffer: CaptureTexture;
  protected _grid: P5AsciifyGrid;
  protected _fontManager: P5AsciifyFontManager;
  protected _options: T;
  protected _framebufferOptions: RendererFramebufferOptions;
  /** @ignore */
  readonly cells: CellBuffers;

  /**
   * @param p - The p5 instance.
   * @param captureFramebuffer - What to convert.
   * @param grid - The grid of cells.
   * @param fontManager - The font.
   * @param options - The renderer's options.
   * @ignore
   */
  constructor(
    p: p5,
    captureFramebuffer: CaptureTexture,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: T,
  ) {
    this._p = p;
    this._captureFramebuffer = captureFramebuffer;
    this._grid = grid;
    this._fontManager = fontManager;
    this._options = options;
    this._framebufferOptions = {
      ...codeFramebufferSettings(p),
      density: 1,
      width: grid.cols,
      height: grid.rows,
    };
    this.cells = new CellBuffers(p, () => this._framebufferOptions, grid.cols, grid.rows);
  }

  /** Gives the framebuffers the size of the grid. @ignore */
  abstract resizeFramebuffers(): void;

  /** Makes shaders anew that depend on the grid or the characters. @ignore */
  abstract resetShaders(): void;

  /** Makes the five framebuffers anew. @ignore */
  protected _recreateFramebuffers(): void {
    this.cells.dispose();
    this.cells.resize(this._grid.cols, this._grid.rows);
  }

  /**
   * Changes several options at once.
   *
   * @category Several options at once
   * @param newOptions - The options to change. Those that you leave out stay as they are.
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
   *   p5asciifier.renderer('edge').update({ enabled: true, sobelThreshold: 0.2 });
   * }
   *
   * function draw() {
   *   background(0);
   *   rotateY(frameCount * 0.01);
   *   box(200);
   * }
   * ```
   */
  update(newOptions: T): this {
    if (!expectOptions(newOptions)) return this;
    if (newOptions.enabled !== undefined) this.enabled(newOptions.enabled);
    return this;
  }

  /** @ignore */
  setCaptureTexture(captureFramebuffer: CaptureTexture): this {
    this._captureFramebuffer = captureFramebuffer;
    this.resizeFramebuffers();
    this.resetShaders();
    return this;
  }

  /**
   * Turns the renderer on or off. A renderer that is off takes no time, and its framebuffers are
   * emptied.
   *
   * @category On and off
   * @param enabled - `true` to draw, `false` not to. Without it nothing changes; read the state
   *   from `options.enabled`.
   * @returns The renderer.
   * @throws `enabled: expected true or false, got 1.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   // One second with edges, one without.
   *   p5asciifier.renderer('edge').enabled(frameCount % 120 < 60);
   *   background(0);
   *   rotateX(2.7);
   *   cone(110, 200);
   * }
   * ```
   *
   * @see {@link enable | enable()}, {@link disable | disable()}
   */
  enabled(enabled?: boolean): this {
    if (enabled === undefined) return this;
    if (!expectArgument(typeof enabled === 'boolean', 'enabled', 'true or false', enabled)) {
      return this;
    }
    this._options.enabled = enabled;
    if (!enabled) this.cells.clear();
    return this;
  }

  /**
   * Turns the renderer on.
   *
   * @category On and off
   * @returns The renderer.
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // On top of the brightness renderer, which is on from the start.
   *   p5asciifier.renderer('edge').enable();
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   fill(120);
   *   circle(0, 0, 260);
   * }
   * ```
   *
   * @see {@link disable | disable()}, {@link enabled | enabled()}
   */
  enable(): this {
    return this.enabled(true);
  }

  /**
   * Turns the renderer off. With all renderers off, the sketch itself is shown.
   *
   * @category On and off
   * @returns The renderer.
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // No renderer is on any more, so the sketch is shown as it is.
   *   p5asciifier.renderer('brightness').disable();
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   noStroke();
   *   sphere(130);
   * }
   * ```
   *
   * @see {@link enable | enable()}, {@link enabled | enabled()}
   */
  disable(): this {
    return this.enabled(false);
  }

  /** Makes what the renderer holds on the GPU anew, in another WebGL context. @ignore */
  renew(captureFramebuffer: CaptureTexture): void {
    this.dispose();
    this.setCaptureTexture(captureFramebuffer);
  }

  /** Frees what the renderer holds on the GPU. @ignore */
  dispose(): void {
    this.cells.dispose();
  }

  /**
   * The options as they are now. Change them with the methods or with `update()`.
   *
   * @category Several options at once
   * @see {@link update | update()}
   */
  get options(): T {
    return this._options;
  }

  /**
   * Colour of the character in each cell.
   *
   * @category What cells show
   */
  get primaryColorFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('primaryColor');
  }

  /**
   * Colour behind the character in each cell.
   *
   * @category What cells show
   */
  get secondaryColorFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('secondaryColor');
  }

  /**
   * What happens to the character in each cell: red swaps its two colours, green mirrors it left to
   * right, blue top to bottom. A channel is on above 50 %.
   *
   * @category What cells show
   * @since 0.9.0
   */
  get transformFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('transform');
  }

  /**
   * By how much the character in each cell is turned clockwise: red holds the whole steps, green
   * the fraction of 255ths of a turn. Red at 25 % is close to 90°.
   *
   * @category What cells show
   * @since 0.7.2
   */
  get rotationFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('rotation');
  }

  /**
   * Which character each cell shows, as the colour that {@link P5AsciifyFontManager.glyphColor}
   * returns. A cell with alpha 0 is empty.
   *
   * @category What cells show
   * @see {@link primaryColorFramebuffer}, {@link secondaryColorFramebuffer},
   *   {@link transformFramebuffer}, {@link rotationFramebuffer}
   */
  get characterFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('character');
  }

  /**
   * The settings that the framebuffers are made with: one texel a cell, no smoothing.
   *
   * @category What cells show
   * @since 0.10.2
   *
   * @see {@link characterFramebuffer}
   */
  get framebufferOptions(): RendererFramebufferOptions {
    return this._framebufferOptions;
  }

  /** @ignore */
  get grid(): P5AsciifyGrid {
    return this._grid;
  }

  // Aliases with the names by which plugins access the framebuffers.

  /** @ignore */
  protected get _primaryColorFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('primaryColor');
  }

  /** @ignore */
  protected get _secondaryColorFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('secondaryColor');
  }

  /** @ignore */
  protected get _transformFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('transform');
  }

  /** @ignore */
  protected get _rotationFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('rotation');
  }

  /** @ignore */
  protected get _characterFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('character');
  }
}
