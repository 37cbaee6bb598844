import type p5 from 'p5';
import { P5Asciifier } from '../asciifier/P5Asciifier';
import { readBackground } from '../color/read-background';
import { asError } from '../errors/as-error';
import { expectArgument } from '../errors/expect';
import { P5AsciifyError } from '../errors/P5AsciifyError';
import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import type { P5AsciifyErrorLevel } from '../errors/P5AsciifyErrorLevel';
import { defaultFontUrl } from '../font/default-font';
import { Gpu } from '../gpu/Gpu';
import { P5AsciifyHookManager } from '../hooks/P5AsciifyHookManager';
import type { HookType, P5AsciifyHookHandlers } from '../hooks/types';
import { toColor, type ColorValue } from '../p5-compat/color';
import {
  CAPTURE_TEXTURES,
  createFramebuffer,
  freeFramebuffer,
  isActive,
  isCaptureTexture,
  type CaptureTexture,
} from '../p5-compat/framebuffer';
import { loadFontBeforeSetup } from '../p5-compat/lifecycle';
import { patchShaderPrecision } from '../p5-compat/precision-patch';
import { read } from '../p5-compat/read';
import { webglContext, type GL } from '../p5-compat/sketch';
import { detectP5Version, isP5AsyncCapable } from '../p5-compat/version';
import { CanvasCapture } from '../pipeline/CanvasCapture';
import { OverlayState } from '../pipeline/OverlayState';
import { P5AsciifyPluginRegistry } from '../plugins/P5AsciifyPluginRegistry';
import type { P5AsciifyRendererPlugin } from '../plugins/P5AsciifyRendererPlugin';
import { rememberPageSettings } from './page-settings';

const DEFAULT_BACKGROUND = '#000000';

const LOST_CONTEXT =
  'The browser has taken the WebGL context of the canvas away, so nothing is drawn on it any more. ' +
  'Call createCanvas() again and load textures and shaders anew, or reload the page.';

const FIRST_REMOVED =
  'remove: p5asciifier is the asciifier that you removed, so using it throws an error from now on. ' +
  'Use p5asciify.asciifier(), the first that is left, or add() another.';

/**
 * The library as a whole, which captures what the sketch draws, and runs the asciifiers on it.
 * There is one manager, {@link p5asciify}.
 *
 * @remarks
 * Loading the library is enough to turn what a WEBGL sketch draws into characters. Most settings
 * here apply to all asciifiers at once; a {@link P5Asciifier} has the same ones for itself.
 *
 * @since 0.8.0
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciify.fontSize(8);
 *   p5asciify.asciifier().renderer('brightness').invert(true);
 * }
 *
 * function draw() {
 *   background(0);
 *   normalMaterial();
 *   rotateY(frameCount * 0.01);
 *   torus(120, 50);
 * }
 * ```
 */
export class P5AsciifierManager implements P5AsciifyHookHandlers {
  private static instance?: P5AsciifierManager;

  private readonly registry = new P5AsciifyPluginRegistry();
  private readonly first = new P5Asciifier(this.registry);
  private readonly list: P5Asciifier[] = [this.first];
  private readonly hookManager = P5AsciifyHookManager.getInstance();
  private p: p5 | undefined;
  private version = '';
  /** The default font, for each sketch that has started. */
  private readonly baseFonts = new WeakMap<p5, p5.Font>();
  private capture: p5.Framebuffer | undefined;
  /** What copies the canvas into `capture`. */
  private canvasCapture: CanvasCapture | undefined;
  private overlay = new OverlayState();
  /** The contexts that the browser has taken away. */
  private readonly lost = new WeakSet<GL>();
  /**
   * How the `pre` hook has begun to capture this frame, until something ends it: `canvas` is copied
   * in `post`; a `framebuffer` is drawn into, and the sketch ends it by hand, since `post` is off.
   */
  private capturing: 'canvas' | 'framebuffer' | undefined;
  /** Whether the canvas still shows what `setup()` has drawn, which belongs to the first frame. */
  private showsSetup = false;
  private restorePageSettings: (() => void) | undefined;
  private setupDone = false;
  private backgroundColor: ColorValue = DEFAULT_BACKGROUND;
  /** The background as p5 parsed it, cached until another one is set. */
  private parsedBackground: p5.Color | undefined;

  /**
   * Returns the manager, and creates it at the first call.
   *
   * @category When the library acts
   * @returns The manager, the same as `p5asciify`.
   *
   * @example
   * ```js
   * console.log(p5.asciify.P5AsciifierManager.getInstance() === p5asciify); // true
   * ```
   *
   * @see {@link p5asciify}
   */
  static getInstance(): P5AsciifierManager {
    return (P5AsciifierManager.instance ??= new P5AsciifierManager());
  }

  private constructor() {
    if (P5AsciifierManager.instance) {
      throw new P5AsciifyError('P5AsciifierManager: use getInstance(), there is only one.');
    }
    this.hookManager.initialize(this);
  }

  /**
   * Loads the default font for a sketch. It is called for you, unless the `init` hook is off or
   * p5 was loaded after the library.
   *
   * @category When the library acts
   * @param p - The p5 instance.
   * @returns A promise that settles when the font is there.
   * @throws `init: the default font could not be loaded: …` with the reason of p5.js.
   *
   * @example
   * ```js norun="needs p5.js to be loaded later"
   * // Where p5 is loaded after the library, in an async context:
   * await p5asciify.init(p);
   * await p5asciify.setup();
   * ```
   *
   * @see {@link setup | setup()}, {@link asciify | asciify()}
   */
  async init(p: p5): Promise<void> {
    this.leave(p);
    await this.loadBaseFont(p);
  }

  /**
   * Sets the asciifiers up, once there is a WEBGL canvas. It is called for you, unless the
   * `afterSetup` hook is off; then `setupAsciify()` and `drawAsciify()` are not called either.
   *
   * @category When the library acts
   * @returns A promise that settles when all is set up. The work is done when it is returned.
   * @throws `setup: the default font is not there yet. Await init() first.`
   * @throws `setup: expected a canvas made with WEBGL.`
   * @throws `background: expected a colour: a string, an array or a p5.Color, got "reddish".` when
   *   a background that you set earlier is no colour.
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   *   p5asciify.deactivateHook('afterSetup');
   *   p5asciify.deactivateHook('pre');
   *   p5asciify.deactivateHook('post');
   *   p5asciify.setup();
   * }
   *
   * function draw() {
   *   p5asciify.sketchFramebuffer.begin();
   *   background(0);
   *   box(200);
   *   p5asciify.sketchFramebuffer.end();
   *   p5asciify.asciify();
   * }
   * ```
   *
   * @see {@link init | init()}, {@link asciify | asciify()}
   */
  setup(): Promise<void> {
    const { p } = this;
    const baseFont = p && this.baseFonts.get(p);
    if (!p || !baseFont) {
      throw new P5AsciifyError('setup: the default font is not there yet. Await init() first.');
    }
    if (!webglContext(p)) {
      throw new P5AsciifyError('setup: expected a canvas made with WEBGL.');
    }
    this.backgroundColor = readBackground(p, this.backgroundColor) ?? DEFAULT_BACKGROUND;
    const capture = this.makeCapture(p);
    const ready = this.list.map((asciifier) => asciifier.setup(capture, baseFont));
    this.setupDone = true;
    return Promise.all(ready).then(() => undefined);
  }

  /**
   * Paints the background and runs all asciifiers. It is called for you after each `draw()`, unless
   * the `post` hook is off. Does nothing before the setup.
   *
   * @category When the library acts
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   *   p5asciify.deactivateHook('afterSetup');
   *   p5asciify.deactivateHook('pre');
   *   p5asciify.deactivateHook('post');
   *   p5asciify.setup();
   * }
   *
   * function draw() {
   *   p5asciify.sketchFramebuffer.begin();
   *   background(0);
   *   sphere(150);
   *   p5asciify.sketchFramebuffer.end();
   *   p5asciify.asciify();
   * }
   * ```
   *
   * @see {@link init | init()}, {@link setup | setup()}
   */
  asciify(): void {
    if (!this.setupDone || !this.p) return;
    const { p } = this;
    const background = (this.parsedBackground ??= toColor(p, this.backgroundColor));
    Gpu.of(p).everywhere(() => {
      p.background(background);
      for (const asciifier of this.list) asciifier.asciify();
    });
  }

  /**
   * Sets the colour of the canvas behind all asciifiers, and around their grids.
   *
   * @category All asciifiers at once
   * @param color - A CSS colour, an array of red, green, blue and alpha, or a `p5.Color`. Black by
   *   default. An alpha of 0 makes the canvas transparent.
   * @throws `background: expected a colour: a string, an array or a p5.Color, got 0.`
   * @since 0.10.1
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // The grid leaves a margin, which shows this colour.
   *   p5asciify.background('midnightblue');
   *   p5asciify.gridDimensions(16, 16);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   fill('coral');
   *   circle(0, 0, 300);
   * }
   * ```
   *
   * @see {@link backgroundMode | backgroundMode()},
   *   {@link P5Asciifier.background | P5Asciifier.background()}
   */
  background(color: string | p5.Color | [number, number?, number?, number?]): void {
    const value = readBackground(this.p, color);
    if (value === undefined) return;
    this.parsedBackground = undefined;
    this.backgroundColor = value;
  }

  /**
   * Chooses for all asciifiers what cells without a character show.
   *
   * @category All asciifiers at once
   * @param mode - `"fixed"` for the asciifier's background colour (the default), `"sampled"` for
   *   the sketch itself.
   * @throws `backgroundMode: expected "fixed" or "sampled", got "plain".`
   * @since 0.10.2
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // The bright half of the frame is characters, the dark half stays as it is.
   *   p5asciify.backgroundMode('sampled');
   *   p5asciifier.renderer('brightness').brightnessRange([128, 255]);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   for (let i = 0; i < 8; i++) {
   *     fill(36 * i, 20 * i, 80);
   *     rect(-160 + 40 * i, -160, 40, 320);
   *   }
   * }
   * ```
   *
   * @see {@link background | background()},
   *   {@link P5Asciifier.backgroundMode | P5Asciifier.backgroundMode()}
   */
  backgroundMode(mode: 'fixed' | 'sampled' = 'fixed'): void {
    for (const asciifier of this.list) asciifier.backgroundMode(mode);
  }

  /**
   * Sets the font of all asciifiers.
   *
   * @category All asciifiers at once
   * @param font - A font loaded with `loadFont()`: TTF, OTF or WOFF. By default, the one that the
   *   library contains.
   * @throws `font: expected a p5.Font, got "Arial".`
   * @throws `font: expected a font with characters, got a p5.Font.` when the font has none.
   * @throws `glyphColor: expected a character of the current font, got "█" (U+2588).` when a
   *   renderer draws with a character that the font lacks.
   * @since 0.10.2
   *
   * @example
   * ```js p5="1" files="my-font.ttf"
   * let font;
   *
   * function preload() {
   *   font = loadFont('/fonts/my-font.ttf');
   * }
   *
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.font(font);
   * }
   *
   * function draw() {
   *   background(0);
   *   rotateX(2.7);
   *   rotateY(frameCount * 0.01);
   *   cone(110, 200);
   * }
   * ```
   *
   * @see {@link fontSize | fontSize()}, {@link P5Asciifier.font | P5Asciifier.font()}
   */
  font(font: p5.Font): void {
    for (const asciifier of this.list) asciifier.font(font);
  }

  /**
   * Sets the font size of all asciifiers.
   *
   * @category All asciifiers at once
   * @param size - Size in pixels, greater than 0. 16 by default.
   * @throws `fontSize: expected a number greater than 0, got -8.`
   * @since 0.10.2
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.fontSize(8);
   * }
   *
   * function draw() {
   *   background(0);
   *   // A cross that turns.
   *   rotate(frameCount * 0.02);
   *   rect(-150, -20, 300, 40);
   *   rect(-20, -150, 40, 300);
   * }
   * ```
   *
   * @see {@link font | font()}, {@link P5Asciifier.fontSize | P5Asciifier.fontSize()}
   */
  fontSize(size: number): void {
    for (const asciifier of this.list) asciifier.fontSize(size);
  }

  /**
   * Fixes the number of columns and rows of all asciifiers.
   *
   * @category All asciifiers at once
   * @param gridCols - Number of columns, 1 or more. By default, as many as fit.
   * @param gridRows - Number of rows, 1 or more. By default, as many as fit.
   * @throws `gridCols: expected a whole number of 1 or more, got 0.`
   * @throws `gridRows: expected a whole number of 1 or more, got 2.5.`
   * @since 0.10.2
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.gridDimensions(16, 16);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // A chessboard; each of its squares is four cells wide.
   *   for (let i = 0; i < 16; i += 2) {
   *     const y = Math.floor(i / 4);
   *     square(-160 + 80 * ((i % 4) + (y % 2)), -160 + 80 * y, 80);
   *   }
   * }
   * ```
   *
   * @see {@link gridResponsive | gridResponsive()},
   *   {@link P5Asciifier.gridDimensions | P5Asciifier.gridDimensions()}
   */
  gridDimensions(gridCols: number, gridRows: number): void {
    for (const asciifier of this.list) asciifier.gridDimensions(gridCols, gridRows);
  }

  /**
   * Lets the number of cells of all asciifiers follow the size of their sources, or keeps it. Cells
   * keep their size either way, because it comes from the font.
   *
   * @category All asciifiers at once
   * @param bool - `true` for as many cells as fit (the default), `false` to keep their number.
   * @throws `gridResponsive: expected true or false, got 1.`
   * @since 0.10.2
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.gridResponsive(false);
   * }
   *
   * function draw() {
   *   background(0);
   *   triangle(-width / 2, height / 2, width / 2, height / 2, 0, -height / 2);
   * }
   *
   * function windowResized() {
   *   // The grids keep their 20 columns and 20 rows of 16 pixels, in the middle of the canvas.
   *   resizeCanvas(windowWidth, windowHeight);
   * }
   * ```
   *
   * @see {@link gridDimensions | gridDimensions()},
   *   {@link P5Asciifier.gridResponsive | P5Asciifier.gridResponsive()}
   */
  gridResponsive(bool: boolean = true): void {
    for (const asciifier of this.list) asciifier.gridResponsive(bool);
  }

  /**
   * Finds an asciifier by its position. `p5asciify.asciifier()` is the first of the list: that’s
   * {@link p5asciifier}, or another one once you have removed it.
   *
   * @category List of asciifiers
   * @param index - Its position in {@link asciifiers}. 0 by default.
   * @returns The asciifier; `null` if there is none and the error level is below `THROW`.
   * @throws `index: expected a whole number, got 1.5.`
   * @throws `index: expected 0 to 0, got 1.`
   * @throws `index: expected no index, since there are no asciifiers, got 0.` when all have been
   *   removed.
   * @since 0.8.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.asciifier().fontSize(8);
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
   * @see {@link asciifiers}, {@link add | add()}
   */
  asciifier(index: number = 0): P5Asciifier | null {
    if (!this.expectIndex(index, 'asciifier')) return null;
    return this.list[index] ?? null;
  }

  /**
   * Adds an asciifier. All of them draw onto the canvas, one on top of the other, in the order in
   * which they were added.
   *
   * @category List of asciifiers
   * @param framebuffer - What it captures: a `p5.Framebuffer`, a `p5.Graphics` or a `p5.Image`. The
   *   sketch by default.
   * @returns On p5 1.x the asciifier; on p5 2.x a promise of it, so write `await`. `null` if it is
   *   too early and the error level is below `THROW`.
   * @throws `add: the sketch is not set up yet. Call it in setupAsciify() or later.`
   * @throws `add: expected a p5.Framebuffer, a p5.Graphics or a p5.Image, got an object.`
   * @throws `add: the asciifier could not be set up: …` with the reason; on p5.js 2.x, where the
   *   promise rejects.
   * @since 0.8.0
   *
   * @example
   * ```js p5="1"
   * let boxes;
   *
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   *   boxes = createFramebuffer();
   * }
   *
   * function setupAsciify() {
   *   // On p5 2.x: async function setupAsciify() and await p5asciify.add(boxes).
   *   const coarse = p5asciify.add(boxes);
   *   coarse.fontSize(32);
   *   coarse.background([0, 0, 0, 0]);
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   torus(150, 30);
   *
   *   boxes.begin();
   *   clear();
   *   normalMaterial();
   *   rotateY(frameCount * 0.02);
   *   box(100);
   *   boxes.end();
   * }
   * ```
   *
   * @see {@link remove | remove()}, {@link asciifier | asciifier()},
   *   {@link P5Asciifier.setCaptureTexture | P5Asciifier.setCaptureTexture()}
   */
  add(framebuffer?: CaptureTexture): P5Asciifier | Promise<P5Asciifier | null> | null {
    const { p, capture } = this;
    const baseFont = p && this.baseFonts.get(p);
    const tooEarly = 'add: the sketch is not set up yet. Call it in setupAsciify() or later.';
    const context = { providedValue: framebuffer, method: 'add' };
    if (!errorHandler.validate(this.setupDone, tooEarly, context)) return null;
    const source = framebuffer ?? capture;
    if (!p || !baseFont || !source) return null;
    const ok = isCaptureTexture(source);
    if (!expectArgument(ok, 'add', CAPTURE_TEXTURES, source)) return null;
    const asciifier = new P5Asciifier(this.registry);
    const ready = () => {
      this.list.push(asciifier);
      return asciifier;
    };
    if (!isP5AsyncCapable(this.version)) {
      void asciifier.init(p);
      void asciifier.setup(source, baseFont);
      return ready();
    }
    return this.setUp(asciifier, p, source, baseFont).then(ready, (error: unknown) => {
      const cause = asError(error);
      const message = `add: the asciifier could not be set up: ${cause.message}`;
      errorHandler.validate(false, message, context, cause);
      return null;
    });
  }

  /**
   * Removes an asciifier and frees what it holds on the GPU. Everything that you do with it afterwards
   * throws an error.
   *
   * The first one is {@link p5asciifier}. If you remove it, this variable still holds it and not the
   * one that comes next, and the console warns of that. Use {@link asciifier | asciifier()} for the
   * first of those that are left.
   *
   * @category List of asciifiers
   * @param indexOrAsciifier - Its position in {@link asciifiers}, or the asciifier itself.
   * @throws `index: expected a whole number, got 1.5.`
   * @throws `index: expected 0 to 0, got 1.`
   * @throws `index: expected no index, since there are no asciifiers, got 0.` when all have been
   *   removed.
   * @throws `remove: expected a position or a P5Asciifier, got "0".`
   * @throws `remove: expected an asciifier that has not been removed, got one that has.`
   * @since 0.8.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * async function setupAsciify() {
   *   // Large characters above the small ones, for two seconds.
   *   const second = await p5asciify.add();
   *   second.fontSize(32);
   *   second.background([0, 0, 0, 0]);
   *   second.renderer('brightness').update({ characters: ' O', backgroundColor: '#00000000' });
   *   setTimeout(() => p5asciify.remove(second), 2000);
   * }
   *
   * function draw() {
   *   background(0);
   *   fill('orange');
   *   rotateY(frameCount * 0.02);
   *   plane(220);
   * }
   * ```
   *
   * @see {@link add | add()}
   */
  remove(indexOrAsciifier: number | P5Asciifier): void {
    const index = this.indexToRemove(indexOrAsciifier);
    if (index === undefined) return;
    for (const asciifier of this.list.splice(index, 1)) {
      asciifier.retire();
      if (asciifier === this.first) errorHandler.remark(FIRST_REMOVED);
    }
  }

  /**
   * Registers a plugin, so that all asciifiers can add renderers of its kind.
   *
   * @category Errors and plugins
   * @param plugin - The plugin.
   * @throws `plugin: expected an object, got null.`
   * @throws `plugin.id: expected a string that is not blank, got undefined.`
   * @throws `plugin.id: expected an id other than the built-in brightness, edge, custom2D, got "edge".`
   * @throws `plugin.id: expected an id that is not registered yet (shape), got "shape".` when you
   *   register it twice.
   * @throws `plugin.create: expected a function, got undefined.`
   * @since 0.9.5
   *
   * @example
   * ```js
   * const Plain = {
   *   id: 'plain',
   *   name: 'Plain',
   *   description: 'A renderer to paint yourself, under another name',
   *   version: '1.0.0',
   *   author: 'you',
   *   create: (p, capture, grid, fontManager, options) =>
   *     new P5AsciifyRenderer2D(p, capture, grid, fontManager, options),
   * };
   *
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin(Plain);
   *   p5asciifier.renderers().add('mine', 'plain', { enabled: true });
   * }
   *
   * function draw() {
   *   background(0);
   *   fill('gold');
   *   circle(0, 0, 300);
   *   // The lower half of the grid is painted by hand.
   *   const mine = p5asciifier.renderer('mine');
   *   mine.characterFramebuffer.draw(() => {
   *     clear();
   *     noStroke();
   *     p5asciifier.fill('~');
   *     rect(-10, 0, 20, 10);
   *   });
   *   mine.primaryColorFramebuffer.draw(() => {
   *     clear();
   *     noStroke();
   *     fill('deepskyblue');
   *     rect(-10, 0, 20, 10);
   *   });
   * }
   * ```
   *
   * @see {@link pluginRegistry}
   */
  registerPlugin(plugin: P5AsciifyRendererPlugin): void {
    this.registry.register(plugin);
  }

  /**
   * Lets the library act by itself again at a moment for which you have deactivated its hook.
   *
   * @category When the library acts
   * @param hookType - `"init"`, `"afterSetup"`, `"pre"` or `"post"`.
   * @throws `hookType: expected a string that is not blank, got 3.`
   * @throws `hookType: expected one of "init", "afterSetup", "pre", "post", got "draw".`
   * @since 0.9.9
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   *   p5asciify.deactivateHook('pre');
   *   p5asciify.deactivateHook('post');
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   noStroke();
   *   rotateZ(frameCount * 0.01);
   *   ellipsoid(140, 70, 70);
   * }
   *
   * function keyPressed() {
   *   // Any key: from now on the sketch is shown as characters.
   *   p5asciify.activateHook('pre');
   *   p5asciify.activateHook('post');
   * }
   * ```
   *
   * @see {@link deactivateHook | deactivateHook()}
   */
  activateHook(hookType: HookType): void {
    this.hookManager.activateHook(hookType);
  }

  /**
   * Stops the library from acting by itself at one moment, so that you decide when it acts.
   *
   * @category When the library acts
   * @param hookType - `"init"`, `"afterSetup"`, `"pre"` or `"post"`. Without `afterSetup`,
   *   neither `setupAsciify()` nor `drawAsciify()` is called; without `pre`, `draw()` is not
   *   captured; without `post`, `drawAsciify()` is not called.
   * @throws `hookType: expected a string that is not blank, got 3.`
   * @throws `hookType: expected one of "init", "afterSetup", "pre", "post", got "draw".`
   * @since 0.9.9
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   rotateX(frameCount * 0.01);
   *   rotateY(frameCount * 0.02);
   *   box(220, 30, 30);
   *   box(30, 220, 30);
   *   box(30, 30, 220);
   * }
   *
   * function mousePressed() {
   *   // Show the sketch as it is.
   *   p5asciify.deactivateHook('pre');
   *   p5asciify.deactivateHook('post');
   * }
   * ```
   *
   * @see {@link activateHook | activateHook()}
   */
  deactivateHook(hookType: HookType): void {
    this.hookManager.deactivateHook(hookType);
  }

  /**
   * Chooses what happens after a wrong argument.
   *
   * @category Errors and plugins
   * @param level - A {@link errors.P5AsciifyErrorLevel}: `SILENT`, `WARNING`, `ERROR` or `THROW`.
   *   `THROW` by default.
   * @since 0.10.0
   *
   * @example
   * ```js warns="fontSize: expected a number greater than 0, got -8."
   * p5asciify.setErrorLevel(P5AsciifyErrorLevel.WARNING);
   *
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // A warning in the console; the size stays 16.
   *   p5asciify.fontSize(-8);
   * }
   *
   * function draw() {
   *   background(0);
   *   fill('limegreen');
   *   square(-100 + 40 * sin(frameCount * 0.05), -100, 200);
   * }
   * ```
   *
   * @see {@link errors.P5AsciifyErrorLevel | P5AsciifyErrorLevel}
   */
  setErrorLevel(level: P5AsciifyErrorLevel): void {
    errorHandler.setGlobalLevel(level);
  }

  /**
   * All asciifiers, in the order in which they are drawn.
   *
   * @category List of asciifiers
   *
   * @see {@link asciifier | asciifier()}, {@link add | add()}
   */
  get asciifiers(): P5Asciifier[] {
    return this.list;
  }

  /**
   * The plugins that renderers can be made from.
   *
   * @category Errors and plugins
   * @since 0.9.5
   *
   * @see {@link registerPlugin | registerPlugin()}
   */
  get pluginRegistry(): P5AsciifyPluginRegistry {
    return this.registry;
  }

  /** What `draw()` is captured in. Not there before the setup. @ignore */
  get sketchFramebuffer(): p5.Framebuffer {
    if (this.capture) return this.capture;
    throw new P5AsciifyError(
      'sketchFramebuffer: the sketch is not set up yet. Use it after setup().',
    );
  }

  /** @ignore */
  handleInit(p: p5): Promise<void> {
    // Until this sketch has a canvas, one that is being converted goes on.
    if (!this.setupDone) this.leave(p);
    return this.loadBaseFont(p);
  }

  /** @ignore */
  handleSetup(p: p5): Promise<void> {
    if (p !== this.p) this.leave(p);
    return this.setup();
  }

  /** @ignore */
  handlePreDraw(p: p5): void {
    if (!this.capture || p !== this.p || !this.followContext(p)) return;
    const { capture, showsSetup } = this;
    for (const asciifier of this.list) asciifier.followSize();
    this.showsSetup = false;
    if (!this.hookManager.isHookActive('post')) {
      this.capturing = 'framebuffer';
      // The capture may still be open, if the sketch did not end it.
      if (!isActive(p, capture)) capture.begin();
      p.clear();
      return;
    }
    this.capturing = 'canvas';
    this.overlay.follow(p);
    if (!showsSetup) Gpu.of(p).everywhere(() => p.clear());
  }

  /** @ignore */
  handlePostDraw(p: p5): void {
    const { capture } = this;
    if (!capture || p !== this.p) return;
    if (this.capturing === 'canvas') this.canvasCapture?.copyInto(capture);
    // With the `pre` hook off, the capture was not begun.
    else if (isActive(p, capture)) capture.end();
    this.capturing = undefined;
    this.showsSetup = false;
    this.asciify();
  }

  /** Ends a capture that `pre` has begun and no `post` ends: the sketch would go on in it. @ignore */
  endCapture(p: p5): void {
    if (p !== this.p) return;
    const { capture, capturing } = this;
    this.capturing = undefined;
    if (capturing === 'framebuffer' && capture && isActive(p, capture)) capture.end();
  }

  /**
   * Runs what comes after `draw()`, with styles and a camera that are not those of `draw()`.
   *
   * @ignore
   */
  afterDraw(p: p5, present: () => void): void {
    if (p !== this.p || (this.capture && !this.followContext(p))) return;
    if (this.capturing === 'canvas') this.overlay.run(p, present);
    else present();
  }

  /** Frees everything that belongs to a sketch, and gets ready for the next. @ignore */
  dispose(p: p5): void {
    if (p !== this.p) return;
    this.letGo();
    this.first.reset();
    Gpu.release(p);
    this.backgroundColor = DEFAULT_BACKGROUND;
    this.parsedBackground = undefined;
    this.restorePageSettings?.();
    this.restorePageSettings = undefined;
  }

  /** Leaves the sketch that has been converted to itself, and turns to another. */
  private leave(p: p5): void {
    if (p !== this.p) this.letGo();
    this.p = p;
    this.version = detectP5Version(p);
    this.restorePageSettings ??= rememberPageSettings(this.registry, this.hookManager);
    if (this.baseFonts.has(p)) this.initAsciifiers(p);
  }

  /**
   * Frees what has been made for the sketch that has been converted, and keeps what is set. Its canvas
   * shows what it has drawn last, as it would without the library.
   */
  private letGo(): void {
    if (this.capture && !this.showsSetup) this.canvasCapture?.copyBack(this.capture);
    // The first asciifier serves the next sketch, too, even if this one has removed it.
    for (const asciifier of this.list) if (asciifier !== this.first) asciifier.retire();
    if (this.list.includes(this.first)) this.first.dispose();
    else this.first.reset();
    this.list.splice(0, Infinity, this.first);
    this.freeCapture();
    this.p = undefined;
    this.setupDone = false;
    this.capturing = undefined;
    this.overlay = new OverlayState();
  }

  private async loadBaseFont(p: p5): Promise<void> {
    const version = detectP5Version(p);
    patchShaderPrecision(p, version);
    await loadFontBeforeSetup(p, defaultFontUrl, version, (font) => {
      this.baseFonts.set(p, font);
      if (p === this.p) this.initAsciifiers(p);
    });
  }

  private initAsciifiers(p: p5): void {
    for (const asciifier of this.list) void asciifier.init(p);
  }

  private makeCapture(p: p5): p5.Framebuffer {
    this.freeCapture();
    this.canvasCapture = new CanvasCapture(p);
    this.overlay = new OverlayState();
    this.showsSetup = true;
    return (this.capture = createFramebuffer(p, {
      depthFormat: read(p, 'UNSIGNED_INT'),
      textureFiltering: read(p, 'NEAREST'),
    }));
  }

  /**
   * Goes on in another WebGL context, with all settings, if the sketch has one: `createCanvas()` and
   * `setAttributes()` make a new canvas.
   *
   * @returns Whether there is a context to go on in.
   */
  private followContext(p: p5): boolean {
    const { capture } = this;
    const gl = webglContext(p);
    if (gl?.isContextLost() && !this.lost.has(gl)) {
      this.lost.add(gl);
      errorHandler.remark(LOST_CONTEXT);
    }
    // p5 makes nothing anew in a context that the browser has given back.
    if (gl && this.lost.has(gl)) return false;
    if (this.canvasCapture?.fits(p)) return true;
    if (!gl) {
      this.letGo();
      errorHandler.report(
        'p5.asciify needs a WEBGL canvas: the sketch has made a 2D canvas since, and is shown as it is.',
      );
      return false;
    }
    if (!capture) return false;
    const renewed = this.makeCapture(p);
    for (const asciifier of this.list) asciifier.renew(capture, renewed);
    return true;
  }

  private async setUp(
    asciifier: P5Asciifier,
    p: p5,
    source: CaptureTexture,
    font: p5.Font,
  ): Promise<void> {
    await asciifier.init(p);
    await asciifier.setup(source, font);
  }

  private freeCapture(): void {
    if (this.p && this.capture) freeFramebuffer(this.p, this.capture);
    this.canvasCapture?.dispose();
    this.canvasCapture = undefined;
    this.capture = undefined;
  }

  private indexToRemove(target: number | P5Asciifier): number | undefined {
    if (typeof target === 'number') return this.expectIndex(target, 'remove') ? target : undefined;
    const expected = 'a position or a P5Asciifier';
    if (!expectArgument(target instanceof P5Asciifier, 'remove', expected, target))
      return undefined;
    const index = this.list.indexOf(target);
    const gone = 'remove: expected an asciifier that has not been removed, got one that has.';
    const context = { providedValue: target, method: 'remove' };
    return errorHandler.validate(index >= 0, gone, context) ? index : undefined;
  }

  private expectIndex(index: number, method: string): boolean {
    if (!expectArgument(Number.isInteger(index), 'index', 'a whole number', index, method)) {
      return false;
    }
    const last = this.list.length - 1;
    const expected = last < 0 ? 'no index, since there are no asciifiers' : `0 to ${last}`;
    return expectArgument(index >= 0 && index <= last, 'index', expected, index, method);
  }
}
