import type p5 from 'p5';
import { P5AsciifyDisplayRenderer, type Background } from '../display/P5AsciifyDisplayRenderer';
import { describeValue } from '../errors/describe-value';
import { expectArgument } from '../errors/expect';
import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import type { P5AsciifyFontManager } from '../font/P5AsciifyFontManager';
import type { P5AsciifyGrid } from '../grid/P5AsciifyGrid';
import type { ColorValue } from '../p5-compat/color';
import type { CaptureTexture } from '../p5-compat/framebuffer';
import { refreshCapture, releaseCapture } from '../pipeline/capture';
import type { CellBuffers } from '../pipeline/CellBuffers';
import { LayerMerger } from '../pipeline/LayerMerger';
import type { P5AsciifyPluginRegistry } from '../plugins/P5AsciifyPluginRegistry';
import { P5AsciifyAbstractFeatureRenderer2D } from './feature/P5AsciifyAbstractFeatureRenderer2D';
import { expectOptions } from './option-checks';
import type { AsciiRendererOptions, FeatureAsciiRendererOptions } from './options';
import { P5AsciifyRenderer } from './P5AsciifyRenderer';
import {
  BUILT_IN_IDS,
  RENDERER_TYPES,
  isBuiltInId,
  type RendererOf,
  type RendererOptionsOf,
} from './renderer-types';

/** A renderer and the name it was added with. @inline */
export interface NamedRenderer {
  /** The name that `get()` finds it by. */
  name: string;
  /** The renderer itself. */
  renderer: P5AsciifyRenderer;
}

/**
 * The renderers of an asciifier, as layers: the first of the list is on top. Cells that a renderer
 * leaves empty show what lies below.
 *
 * @remarks
 * At first there are three: `"custom2D"` on top, then `"edge"`, then `"brightness"`, which alone is
 * turned on.
 *
 * @since 0.7.0
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   const renderers = p5asciifier.renderers();
 *   renderers.get('edge').update({
 *     enabled: true,
 *     characterColorMode: 'fixed',
 *     sobelThreshold: 0.1,
 *   });
 *   renderers.get('brightness').invert(true);
 * }
 *
 * function draw() {
 *   background(0);
 *   normalMaterial();
 *   rotateY(frameCount * 0.01);
 *   box(180);
 * }
 * ```
 */
export class P5AsciifyRendererManager {
  private readonly list: NamedRenderer[];
  private readonly merger: LayerMerger;
  private readonly display: P5AsciifyDisplayRenderer;
  private merged: CellBuffers | undefined;
  private anyEnabled = false;
  private size: { cols: number; rows: number; width: number; height: number };

  /** @ignore */
  constructor(
    private readonly p: p5,
    private capture: CaptureTexture,
    private readonly grid: P5AsciifyGrid,
    private readonly fontManager: P5AsciifyFontManager,
    private readonly pluginRegistry: P5AsciifyPluginRegistry,
  ) {
    const { cols, rows, width, height } = grid;
    this.size = { cols, rows, width, height };
    this.merger = new LayerMerger(p, cols, rows);
    this.display = new P5AsciifyDisplayRenderer(p, grid, fontManager);
    this.list = Object.entries(RENDERER_TYPES)
      .reverse()
      .map(([type, Renderer]) => ({
        name: type,
        renderer: new Renderer(p, capture, grid, fontManager),
      }));
  }

  /**
   * Adds a renderer on top of the others.
   *
   * @category Add and remove
   * @typeParam Type - The type, from which its class follows.
   * @param name - A name of your choice, to find it by.
   * @param type - `"brightness"`, `"edge"`, `"custom2D"`, or the id of a registered plugin.
   * @param options - Options to start with. Those that you leave out have the defaults of the type.
   * @returns The renderer; `null` if an argument was wrong and the error level is below `THROW`.
   * @throws `name: expected a string that is not blank, got "".`
   * @throws `type: expected a string that is not blank, got " ".`
   * @throws `type: expected one of brightness, edge, custom2D, got "ascii".`
   * @throws `options: expected an object with options, got "on".`
   * @throws `plugin.create: expected a P5AsciifyRenderer to be returned, got undefined.` when the
   *   `create()` of the plugin returns no renderer.
   * @throws A message of `update()` of the renderer, when one of the options is wrong.
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // Different characters for dark and bright parts.
   *   p5asciifier.renderer('brightness').brightnessRange([0, 128]);
   *   p5asciifier.renderers().add('bright', 'brightness', {
   *     enabled: true,
   *     characters: 'oO0@',
   *     brightnessRange: [128, 255],
   *   });
   * }
   *
   * function draw() {
   *   background(0);
   *   lights();
   *   noStroke();
   *   sphere(150);
   * }
   * ```
   *
   * @see {@link remove | remove()}, {@link get | get()},
   *   {@link getAvailableRendererTypes | getAvailableRendererTypes()}
   */
  add<Type extends string>(
    name: string,
    type: Type,
    options?: RendererOptionsOf<Type>,
  ): RendererOf<Type> | null;
  add(name: string, type: string, options?: AsciiRendererOptions): P5AsciifyRenderer | null {
    if (!expectArgument(isText(name), 'name', NOT_BLANK, name, 'add')) return null;
    if (!expectArgument(isText(type), 'type', NOT_BLANK, type, 'add')) return null;
    const types = this.getAvailableRendererTypes();
    const isKnown = types.includes(type);
    if (!expectArgument(isKnown, 'type', `one of ${types.join(', ')}`, type, 'add')) return null;
    if (options !== undefined && !expectOptions(options, 'options', 'add')) return null;
    const renderer = this.create(type, options);
    if (!(renderer instanceof P5AsciifyRenderer)) {
      const expected = 'a P5AsciifyRenderer to be returned';
      expectArgument(false, 'plugin.create', expected, renderer, 'add');
      return null;
    }
    this.list.unshift({ name, renderer });
    return renderer;
  }

  /**
   * Finds a renderer by its name.
   *
   * @category In the list
   * @typeParam Name - Its name, from which its class follows.
   * @param rendererName - The name it was added with.
   * @returns The renderer; `null` if there is none and the error level is below `THROW`.
   * @throws `rendererName: expected a string that is not blank, got " ".`
   * @throws `rendererName: expected one of "custom2D", "edge", "brightness", got "nobody".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().get('brightness').rotation(90);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   for (let i = 0; i < 8; i++) {
   *     fill(36 * i);
   *     rect(-160 + 40 * i, -160, 40, 320);
   *   }
   * }
   * ```
   *
   * @see {@link add | add()}, {@link P5Asciifier.renderer | P5Asciifier.renderer()}
   */
  get<Name extends string>(rendererName: Name): RendererOf<Name> | null;
  get(rendererName: string): P5AsciifyRenderer | null {
    if (!expectArgument(isText(rendererName), 'rendererName', NOT_BLANK, rendererName, 'get')) {
      return null;
    }
    const found = this.list.find(({ name }) => name === rendererName);
    const names = `one of ${this.names()}`;
    if (!found) expectArgument(false, 'rendererName', names, rendererName, 'get');
    return found?.renderer ?? null;
  }

  /**
   * Lists the types that {@link add} accepts.
   *
   * @category In the list
   * @returns The built-in types, then the ids of plugins.
   * @since 0.9.5
   *
   * @example
   * ```js
   * function setupAsciify() {
   *   // ["brightness", "edge", "custom2D"]
   *   console.log(p5asciifier.renderers().getAvailableRendererTypes());
   * }
   * ```
   *
   * @see {@link add | add()}
   */
  getAvailableRendererTypes(): string[] {
    return [...BUILT_IN_IDS, ...this.pluginRegistry.getIds()];
  }

  /**
   * Moves a renderer one layer up.
   *
   * @category Order
   * @param renderer - The renderer or its name.
   * @throws `renderer: expected one of "custom2D", "edge", "brightness", got "nobody".`
   * @throws `moveUp: expected a renderer that is not on top already, got "custom2D".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('edge').enable();
   *   // Above the edges: now the whole grid is brightness.
   *   p5asciifier.renderers().moveUp('brightness');
   * }
   *
   * function draw() {
   *   background(0);
   *   rotate(frameCount * 0.01);
   *   triangle(-130, 80, 130, 80, 0, -140);
   * }
   * ```
   *
   * @see {@link moveDown | moveDown()}, {@link swap | swap()}
   */
  moveUp(renderer: string | P5AsciifyRenderer): void {
    const index = this.indexOf(renderer, 'moveUp');
    if (index < 0) return;
    const expected = 'a renderer that is not on top already';
    if (!expectArgument(index > 0, 'moveUp', expected, renderer)) return;
    this.exchange(index, index - 1);
  }

  /**
   * Moves a renderer one layer down.
   *
   * @category Order
   * @param renderer - The renderer or its name.
   * @throws `renderer: expected one of "custom2D", "edge", "brightness", got "nobody".`
   * @throws `moveDown: expected a renderer that is not at the bottom already, got "brightness".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness').brightnessRange([128, 255]);
   *   p5asciifier.renderer('edge').update({ enabled: true, sobelThreshold: 0.1 });
   *   // Below brightness: edges are seen only where the frame is dark.
   *   p5asciifier.renderers().moveDown('edge');
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   fill(80);
   *   circle(0, 0, 280);
   *   fill(255);
   *   translate(0, 0, 1);
   *   circle(0, 0, 140);
   * }
   * ```
   *
   * @see {@link moveUp | moveUp()}, {@link swap | swap()}
   */
  moveDown(renderer: string | P5AsciifyRenderer): void {
    const index = this.indexOf(renderer, 'moveDown');
    if (index < 0) return;
    const expected = 'a renderer that is not at the bottom already';
    if (!expectArgument(index < this.list.length - 1, 'moveDown', expected, renderer)) return;
    this.exchange(index, index + 1);
  }

  /**
   * Exchanges the layers of two renderers.
   *
   * @category Order
   * @param renderer1 - A renderer or its name.
   * @param renderer2 - Another renderer or its name.
   * @throws `swap: expected two of "custom2D", "edge", "brightness", got "edge" and "nobody".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('edge').enable();
   *   // Brightness comes to lie on top.
   *   p5asciifier.renderers().swap('edge', 'brightness');
   * }
   *
   * function draw() {
   *   background(0);
   *   fill(100);
   *   square(-140, -140, 180);
   *   fill(220);
   *   translate(0, 0, 1);
   *   square(-40, -40, 180);
   * }
   * ```
   *
   * @see {@link moveUp | moveUp()}, {@link moveDown | moveDown()}
   */
  swap(renderer1: string | P5AsciifyRenderer, renderer2: string | P5AsciifyRenderer): void {
    const index1 = this.find(renderer1);
    const index2 = this.find(renderer2);
    const ok = errorHandler.validate(
      index1 >= 0 && index2 >= 0,
      () => `swap: expected two of ${this.names()}, got ${show(renderer1)} and ${show(renderer2)}.`,
      { providedValues: [renderer1, renderer2], method: 'swap' },
    );
    if (ok) this.exchange(index1, index2);
  }

  /**
   * Removes a renderer and frees its framebuffers.
   *
   * @category Add and remove
   * @param renderer - The renderer or its name.
   * @throws `renderer: expected one of "custom2D", "edge", "brightness", got "nobody".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('edge').enable();
   *   // Without the layer below, the edges stand alone.
   *   p5asciifier.renderers().remove('brightness');
   * }
   *
   * function draw() {
   *   background(0);
   *   rotate(frameCount * 0.01);
   *   rect(-140, -40, 280, 80);
   * }
   * ```
   *
   * @see {@link clear | clear()}, {@link add | add()}
   */
  remove(renderer: string | P5AsciifyRenderer): void {
    const index = this.indexOf(renderer, 'remove');
    if (index < 0) return;
    for (const { renderer: removed } of this.list.splice(index, 1)) removed.dispose();
    this.forgetFrame();
  }

  /**
   * Removes all renderers. The sketch itself is shown until you add one.
   *
   * @category Add and remove
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().clear();
   *   p5asciifier.renderers().add('outline', 'edge', { enabled: true });
   * }
   *
   * function draw() {
   *   background(0);
   *   circle(0, 0, 240 + 40 * sin(frameCount * 0.05));
   * }
   * ```
   *
   * @see {@link remove | remove()}
   */
  clear(): void {
    for (const { renderer } of this.list.splice(0)) renderer.dispose();
    this.forgetFrame();
  }

  /**
   * Turns all renderers on.
   *
   * @category On and off
   * @since 0.7.2
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().enable();
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   rotateZ(frameCount * 0.01);
   *   rotateX(0.6);
   *   cylinder(60, 200);
   * }
   * ```
   *
   * @see {@link disable | disable()}, {@link enabled | enabled()}
   */
  enable(): void {
    for (const { renderer } of this.list) renderer.enable();
  }

  /**
   * Turns all renderers off. The sketch itself is shown.
   *
   * @category On and off
   * @since 0.7.2
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // Off with all of them, then on with one.
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderer('edge').enable();
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // Squares within squares.
   *   for (let i = 0; i < 4; i++) {
   *     fill(i % 2 === 0 ? 255 : 0);
   *     translate(0, 0, 1);
   *     square(-140 + 36 * i, -140 + 36 * i, 280 - 72 * i);
   *   }
   * }
   * ```
   *
   * @see {@link enable | enable()}, {@link enabled | enabled()}
   */
  disable(): void {
    for (const { renderer } of this.list) renderer.disable();
  }

  /**
   * Turns all renderers on or off.
   *
   * @category On and off
   * @param enabled - `true` for on, `false` for off.
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   background(0);
   *   rotateX(1);
   *   torus(100, 40);
   * }
   *
   * function mousePressed() {
   *   // The sketch as it is.
   *   p5asciifier.renderers().enabled(false);
   * }
   * ```
   *
   * @see {@link enable | enable()}, {@link disable | disable()}
   */
  enabled(enabled: boolean): void {
    if (enabled) this.enable();
    else this.disable();
  }

  /**
   * The renderers with their names, from top to bottom.
   *
   * @category In the list
   * @see {@link get | get()}
   */
  get renderers(): NamedRenderer[] {
    return this.list;
  }

  /**
   * Draws the grid that the renderers have filled.
   *
   * @category In the list
   * @see {@link P5Asciifier.texture}
   */
  get asciiDisplayRenderer(): P5AsciifyDisplayRenderer {
    return this.display;
  }

  /**
   * Whether any renderer was on when the last frame was drawn. `false` before the first.
   *
   * @category On and off
   * @see {@link enabled | enabled()}
   */
  get hasEnabledRenderers(): boolean {
    return this.anyEnabled;
  }

  /** The characters of all renderers together. @ignore */
  get characterFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('character');
  }

  /** @ignore */
  get primaryColorFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('primaryColor');
  }

  /** @ignore */
  get secondaryColorFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('secondaryColor');
  }

  /** @ignore */
  get transformFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('transform');
  }

  /** @ignore */
  get rotationFramebuffer(): p5.Framebuffer {
    return this.cells.handOut('rotation');
  }

  /** What the last frame showed, all renderers together. @ignore */
  get cells(): CellBuffers {
    return (this.merged ??= this.merger.merge([]));
  }

  /**
   * Runs the renderers, from the bottom layer to the top.
   *
   * @param backgroundColor - What cells without a character show in the mode `"fixed"`.
   * @throws {@link errors.P5AsciifyError} when the colour cannot be read.
   * @ignore
   */
  render(backgroundColor: ColorValue = '#000000'): void {
    if (this.display.expectBackground(backgroundColor)) this.convert({ value: backgroundColor });
  }

  /** The same with a background that has been read before. @ignore */
  convert(background: Background): void {
    this.followSize();
    refreshCapture(this.p, this.capture);
    const layers: CellBuffers[] = [];
    for (let i = this.list.length - 1; i >= 0; i--) {
      const renderer = this.list[i]?.renderer;
      if (!renderer?.options.enabled) continue;
      if (renderer instanceof P5AsciifyAbstractFeatureRenderer2D) renderer.render();
      layers.push(renderer.cells);
    }
    this.anyEnabled = layers.length > 0;
    this.merged = this.merger.merge(layers);
    this.display.show({ cells: this.merged, capture: this.capture, background });
  }

  /** Shows the last frame on the canvas; without renderers, the sketch itself. @ignore */
  drawToCanvas(): void {
    if (this.anyEnabled) this.display.drawToCanvas();
    else this.display.drawCaptureToCanvas(this.capture);
  }

  /** @ignore */
  setCaptureTexture(captureFramebuffer: CaptureTexture): void {
    releaseCapture(this.capture);
    this.capture = captureFramebuffer;
    this.resetRendererDimensions();
    for (const { renderer } of this.list) renderer.setCaptureTexture(captureFramebuffer);
  }

  /** Gives everything the size of the grid. @ignore */
  resetRendererDimensions(): void {
    const { cols, rows, width, height } = this.grid;
    this.size = { cols, rows, width, height };
    this.merger.resize(cols, rows);
    for (const { renderer } of this.list) {
      renderer.resizeFramebuffers();
      if (renderer instanceof P5AsciifyAbstractFeatureRenderer2D) renderer.resetShaders();
    }
    this.display.resizeFramebuffers();
  }

  /** Resizes the framebuffers if the grid has followed its texture, or the canvas's density changed. @ignore */
  followSize(): void {
    if (this.fontManager.isOutdated) {
      void this.fontManager.reset();
      this.display.resizeFramebuffers();
    }
    const { cols, rows, width, height } = this.grid;
    const last = this.size;
    if (
      cols !== last.cols ||
      rows !== last.rows ||
      width !== last.width ||
      height !== last.height
    ) {
      this.resetRendererDimensions();
    }
  }

  /** Makes everything on the GPU anew, in another WebGL context, and keeps the renderers. @ignore */
  renew(capture: CaptureTexture): void {
    this.merger.dispose();
    this.display.dispose();
    this.forgetFrame();
    releaseCapture(this.capture);
    this.capture = capture;
    for (const { renderer } of this.list) renderer.renew(capture);
    this.resetRendererDimensions();
  }

  /** Frees everything. @ignore */
  dispose(): void {
    this.clear();
    this.merger.dispose();
    this.display.dispose();
    releaseCapture(this.capture);
  }

  /** Drops the last frame, which may refer to buffers that have been disposed of. */
  private forgetFrame(): void {
    this.merged = undefined;
    this.display.forget();
  }

  private create(type: string, options?: AsciiRendererOptions): P5AsciifyRenderer | undefined {
    const { p, capture, grid, fontManager } = this;
    if (isBuiltInId(type)) return new RENDERER_TYPES[type](p, capture, grid, fontManager, options);
    // Only the plugin knows the options of its renderer.
    const pluginOptions: FeatureAsciiRendererOptions | undefined = options;
    return this.pluginRegistry.get(type)?.create(p, capture, grid, fontManager, pluginOptions);
  }

  private find(renderer: string | P5AsciifyRenderer): number {
    return this.list.findIndex((entry) => entry.name === renderer || entry.renderer === renderer);
  }

  private indexOf(renderer: string | P5AsciifyRenderer, method: string): number {
    const index = this.find(renderer);
    if (index < 0) {
      expectArgument(false, 'renderer', `one of ${this.names()}`, renderer, method);
    }
    return index;
  }

  private exchange(index1: number, index2: number): void {
    const [first, second] = [this.list[index1], this.list[index2]];
    if (!first || !second) return;
    this.list[index1] = second;
    this.list[index2] = first;
  }

  private names(): string {
    return (
      this.list.map(({ name }) => `"${name}"`).join(', ') || 'no renderers, since there are none'
    );
  }
}

const NOT_BLANK = 'a string that is not blank';

function isText(value: unknown): boolean {
  return typeof value === 'string' && value.trim() !== '';
}

function show(renderer: unknown): string {
  return renderer instanceof P5AsciifyRenderer ? 'a renderer' : describeValue(renderer);
}
