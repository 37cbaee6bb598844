import type p5 from 'p5';
import { readBackground } from '../color/read-background';
import type { Background } from '../display/P5AsciifyDisplayRenderer';
import { expectArgument } from '../errors/expect';
import { P5AsciifyError } from '../errors/P5AsciifyError';
import { errorHandler } from '../errors/P5AsciifyErrorHandler';
import { decodeLines } from '../export/cells';
import { defaultFileName } from '../export/file-name';
import { loadJSON, type LoadedFramebuffers } from '../export/json/load';
import type { JSONExportOptions } from '../export/json/options';
import { P5AsciifyJSONExporter } from '../export/json/P5AsciifyJSONExporter';
import type { SVGExportOptions } from '../export/svg/options';
import { P5AsciifySVGExporter } from '../export/svg/P5AsciifySVGExporter';
import { P5AsciifyFontManager } from '../font/P5AsciifyFontManager';
import { P5AsciifyGrid } from '../grid/P5AsciifyGrid';
import { isValidP5Font } from '../p5-compat/color';
import {
  CAPTURE_TEXTURES,
  isCaptureTexture,
  isFramebuffer,
  type CaptureTexture,
} from '../p5-compat/framebuffer';
import type { P5AsciifyPluginRegistry } from '../plugins/P5AsciifyPluginRegistry';
import { P5AsciifyAbstractFeatureRenderer2D } from '../renderers/feature/P5AsciifyAbstractFeatureRenderer2D';
import type { RendererOf } from '../renderers/renderer-types';
import { P5AsciifyRendererManager } from '../renderers/P5AsciifyRendererManager';

/** The parts of an asciifier, which exist once the sketch has a canvas and the font is loaded. */
interface Parts {
  readonly p: p5;
  readonly fontManager: P5AsciifyFontManager;
  readonly grid: P5AsciifyGrid;
  readonly rendererManager: P5AsciifyRendererManager;
}

/** The settings that the sketch has made, kept until the parts exist to take them. */
interface Settings {
  fontSize: number;
  font: p5.Font | undefined;
  background: Background;
  backgroundMode: 0 | 1;
  renderToCanvas: boolean;
  gridDimensions: { cols: number; rows: number } | undefined;
  gridResponsive: boolean;
}

const DEFAULT_SETTINGS: Readonly<Settings> = {
  fontSize: 16,
  font: undefined,
  background: { value: '#000000' },
  backgroundMode: 0,
  renderToCanvas: true,
  gridDimensions: undefined,
  gridResponsive: true,
};

/**
 * Turns one source, usually the whole sketch, into a grid of characters. There is always one
 * asciifier, {@link p5asciifier}, and {@link P5AsciifierManager.add} makes more.
 *
 * @remarks
 * Set it up in `setupAsciify()`, which is called when the canvas and the font are ready, or
 * change it at any later time. It remembers settings that you make earlier. A member that needs the
 * canvas throws an error with that reason. Once an asciifier has been
 * {@link P5AsciifierManager.remove | removed}, everything that you do with it throws one.
 *
 * @example
 * ```js
 * function setupAsciify() {
 *   p5asciifier.fontSize(8);
 *   p5asciifier.background('midnightblue');
 *   p5asciifier.renderer('brightness').characters(' .:+#');
 * }
 * ```
 */
export class P5Asciifier {
  private parts: Parts | undefined;
  private p: p5 | undefined;
  private capture: CaptureTexture | undefined;
  private settings: Settings = { ...DEFAULT_SETTINGS };
  private removed = false;

  /** @ignore */
  constructor(private readonly pluginRegistry: P5AsciifyPluginRegistry) {}

  /** Declared asynchronous as in the original. @ignore */
  init(p: p5): Promise<void> {
    this.p = p;
    return Promise.resolve();
  }

  /** Makes the grid, the font's texture and the renderers. @ignore */
  setup(captureFramebuffer: CaptureTexture, baseFont: p5.Font): Promise<void> {
    const { p, settings } = this;
    if (!p) throw new P5AsciifyError('setup: call init() first.');
    this.dispose();
    this.capture = captureFramebuffer;
    const background = readBackground(p, settings.background.value);
    if (background === undefined) settings.background = DEFAULT_SETTINGS.background;
    const font = settings.font && expectFont(p, settings.font) ? settings.font : baseFont;
    const fontManager = new P5AsciifyFontManager(p, font);
    const ready = fontManager.setup(settings.fontSize);
    const { width, height } = fontManager.maxGlyphDimensions;
    const grid = new P5AsciifyGrid(captureFramebuffer, width, height);
    if (settings.gridDimensions) {
      grid.resizeGridDimensions(settings.gridDimensions.cols, settings.gridDimensions.rows);
    } else {
      grid.fixedDimensions = !settings.gridResponsive;
    }
    const { pluginRegistry } = this;
    const rendererManager = new P5AsciifyRendererManager(
      p,
      captureFramebuffer,
      grid,
      fontManager,
      pluginRegistry,
    );
    rendererManager.asciiDisplayRenderer.backgroundMode(settings.backgroundMode);
    this.parts = { p, fontManager, grid, rendererManager };
    return ready;
  }

  /** Resizes grid and framebuffers before `draw()`, in case the canvas has a new size. @ignore */
  followSize(): void {
    this.parts?.rendererManager.followSize();
  }

  /** Converts what was captured, and shows it. @ignore */
  asciify(): void {
    if (!this.parts) return;
    const { rendererManager } = this.parts;
    rendererManager.convert(this.settings.background);
    if (this.settings.renderToCanvas) rendererManager.drawToCanvas();
  }

  /**
   * Makes everything on the GPU anew, in another WebGL context, and keeps all settings.
   *
   * @param previous - What the sketch was captured in until now.
   * @param captureFramebuffer - What it is captured in from now on.
   * @ignore
   */
  renew(previous: p5.Framebuffer, captureFramebuffer: p5.Framebuffer): void {
    if (!this.parts || !this.capture) return;
    const { fontManager, grid, rendererManager } = this.parts;
    if (isFramebuffer(this.capture)) {
      if (this.capture !== previous) errorHandler.remark(LOST_CAPTURE);
      this.capture = captureFramebuffer;
    }
    fontManager.renew();
    grid.updateTexture(this.capture);
    rendererManager.renew(this.capture);
  }

  /** Frees everything on the GPU. @ignore */
  dispose(): void {
    this.parts?.rendererManager.dispose();
    this.parts?.fontManager.dispose();
    this.parts = undefined;
  }

  /** Frees everything for good, once the asciifier has been removed. @ignore */
  retire(): void {
    this.dispose();
    this.removed = true;
  }

  /** Brings everything back to how it is when the page loads, for the next sketch. @ignore */
  reset(): void {
    this.dispose();
    this.p = undefined;
    this.capture = undefined;
    this.settings = { ...DEFAULT_SETTINGS };
    this.removed = false;
  }

  /**
   * Sets the size of the font, and with it the size of the cells. The grid adapts to it.
   *
   * @category Font and grid
   * @param fontSize - Size in pixels, greater than 0. 16 by default. Multiples of 8 keep the
   *   default font sharp.
   * @throws `fontSize: expected a number greater than 0, got -8.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.fontSize(8);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // A thin wave, which cells of 16 pixels would break up.
   *   for (let x = -160; x < 160; x += 8) {
   *     circle(x, 100 * sin(x * 0.03 + frameCount * 0.02), 16);
   *   }
   * }
   * ```
   *
   * @see {@link font | font()}, {@link gridDimensions | gridDimensions()}
   */
  fontSize(fontSize: number): void {
    this.expectNotRemoved('fontSize');
    const ok = typeof fontSize === 'number' && fontSize > 0 && Number.isFinite(fontSize);
    if (!expectArgument(ok, 'fontSize', 'a number greater than 0', fontSize)) return;
    if (fontSize === this.settings.fontSize) return;
    this.settings.fontSize = fontSize;
    if (!this.parts) return;
    const { fontManager, grid, rendererManager } = this.parts;
    void fontManager.setFontSize(fontSize);
    const { width, height } = fontManager.maxGlyphDimensions;
    grid.resizeCellPixelDimensions(width, height);
    rendererManager.resetRendererDimensions();
  }

  /**
   * Sets the font. Cells take the size of its largest glyphs.
   *
   * @category Font and grid
   * @param font - A font loaded with `loadFont()`: TTF, OTF or WOFF. By default, the one that the
   *   library contains.
   * @param options - Whether renderers look up their characters in the new font, as they do by
   *   default. If they do not, set their characters afterwards.
   * @throws `font: expected a p5.Font, got "Arial".`
   * @throws `font: expected a font with characters, got a p5.Font.` when the font has none.
   * @throws `glyphColor: expected a character of the current font, got "█" (U+2588).` when a
   *   renderer draws with a character that the font lacks.
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
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.font(font);
   * }
   *
   * function draw() {
   *   background(0);
   *   box(200);
   * }
   * ```
   *
   * @see {@link fontSize | fontSize()}, {@link fontManager}
   */
  font(
    font: p5.Font,
    options: {
      /** Whether renderers look their characters up in the new font. `true` by default. */
      updateCharacters?: boolean;
    } = {},
  ): void {
    this.expectNotRemoved('font');
    if (!this.parts) {
      if (this.p && !expectFont(this.p, font)) return;
      this.settings.font = font;
      return;
    }
    const { p, fontManager, grid, rendererManager } = this.parts;
    if (!expectFont(p, font) || font === fontManager.font) return;
    const featured =
      options.updateCharacters === false
        ? []
        : rendererManager.renderers
            .map(({ renderer }) => renderer)
            .filter((renderer) => renderer instanceof P5AsciifyAbstractFeatureRenderer2D);
    // Loaded before anything else changes: a refused font must leave grid and glyphs as they are.
    const needed = featured.map((renderer) => renderer.neededCharacters).join('');
    if (!fontManager.loadFont(font, needed)) return;
    this.settings.font = font;
    void fontManager.reset();
    const { width, height } = fontManager.maxGlyphDimensions;
    grid.resizeCellPixelDimensions(width, height);
    rendererManager.resetRendererDimensions();
    for (const renderer of featured) renderer.refreshCharacters();
  }

  /**
   * Sets the colour of cells without a character, of the texture and of exported SVGs.
   *
   * @category Colours
   * @param color - A CSS colour, an array of red, green, blue and alpha, or a `p5.Color`. Black by
   *   default. With an alpha of 0, you see what is below.
   * @throws `background: expected a colour: a string, an array or a p5.Color, got 0.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // Only cells with an edge have a character.
   *   p5asciifier.renderer('brightness').disable();
   *   p5asciifier.renderer('edge').enable();
   *   p5asciifier.background('darkslateblue');
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   rotateX(2.7);
   *   rotateY(frameCount * 0.01);
   *   cone(110, 200);
   * }
   * ```
   *
   * @see {@link backgroundMode | backgroundMode()}
   */
  background(color: string | p5.Color | [number, number?, number?, number?]): void {
    this.expectNotRemoved('background');
    const value = readBackground(this.p, color);
    if (value !== undefined) this.settings.background = { value };
  }

  /**
   * Chooses what cells without a character show.
   *
   * @category Colours
   * @param mode - `"fixed"` for the background colour (the default), `"sampled"` for what the
   *   source has there.
   * @throws `backgroundMode: expected "fixed" or "sampled", got "plain".`
   * @since 0.9.7
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // The edges between the stripes are characters; the other cells show the stripes.
   *   p5asciifier.renderer('brightness').disable();
   *   p5asciifier.renderer('edge').update({ enabled: true, sobelThreshold: 0.1 });
   *   p5asciifier.backgroundMode('sampled');
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   for (let i = 0; i < 4; i++) {
   *     fill(255 - 60 * i, 40, 60 * i);
   *     rect(-160 + 80 * i, -160, 80, 320);
   *   }
   * }
   * ```
   *
   * @see {@link background | background()}
   */
  backgroundMode(mode: 'fixed' | 'sampled' = 'fixed'): void {
    this.expectNotRemoved('backgroundMode');
    const ok = mode === 'fixed' || mode === 'sampled';
    if (!expectArgument(ok, 'backgroundMode', '"fixed" or "sampled"', mode)) return;
    this.settings.backgroundMode = mode === 'sampled' ? 1 : 0;
    const { backgroundMode } = this.settings;
    this.parts?.rendererManager.asciiDisplayRenderer.backgroundMode(backgroundMode);
  }

  /**
   * Fixes the number of columns and rows. The size of a cell still follows the font, so the grid
   * may become larger or smaller than the canvas; it stays in the middle.
   *
   * @category Font and grid
   * @param gridCols - Number of columns, 1 or more. By default, as many as fit.
   * @param gridRows - Number of rows, 1 or more. By default, as many as fit.
   * @throws `gridCols: expected a whole number of 1 or more, got 0.`
   * @throws `gridRows: expected a whole number of 1 or more, got 2.5.`
   * @since 0.8.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // 10 columns and 40 rows, whatever the size of the canvas.
   *   p5asciifier.gridDimensions(10, 40);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   fill(255);
   *   circle(0, 0, 280);
   *   fill(0);
   *   translate(0, 0, 1);
   *   circle(0, 0, 140);
   * }
   * ```
   *
   * @see {@link gridResponsive | gridResponsive()}, {@link grid}
   */
  gridDimensions(gridCols: number, gridRows: number): void {
    const method = 'gridDimensions';
    this.expectNotRemoved(method);
    const expected = 'a whole number of 1 or more';
    if (!expectArgument(isCount(gridCols), 'gridCols', expected, gridCols, method)) return;
    if (!expectArgument(isCount(gridRows), 'gridRows', expected, gridRows, method)) return;
    this.settings.gridDimensions = { cols: gridCols, rows: gridRows };
    if (!this.parts) return;
    const { grid, rendererManager } = this.parts;
    const isSame = grid.cols === gridCols && grid.rows === gridRows;
    grid.resizeGridDimensions(gridCols, gridRows);
    // An unchanged grid keeps its framebuffers and what was painted into them.
    if (isSame) return;
    rendererManager.resetRendererDimensions();
  }

  /**
   * Lets the number of cells follow the size of the source, or keeps the number that there is. Cells
   * keep their size either way, because it comes from the font.
   *
   * @category Font and grid
   * @param bool - `true` for as many cells as fit (the default). With `false` the grid keeps its
   *   columns and rows when the source changes its size: it stays in the middle, with a wider margin
   *   or cut off at the edges, and shows the whole source, stretched or squeezed.
   * @throws `gridResponsive: expected true or false, got 1.`
   * @since 0.8.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.gridResponsive(false);
   * }
   *
   * function draw() {
   *   background(0);
   *   ellipse(0, 0, width * 0.8, height * 0.8);
   * }
   *
   * function windowResized() {
   *   // The grid keeps its 20 columns and 20 rows of 16 pixels, in the middle of the canvas.
   *   resizeCanvas(windowWidth, windowHeight);
   * }
   * ```
   *
   * @see {@link gridDimensions | gridDimensions()}
   */
  gridResponsive(bool: boolean = true): void {
    this.expectNotRemoved('gridResponsive');
    const ok = typeof bool === 'boolean';
    if (!expectArgument(ok, 'gridResponsive', 'true or false', bool)) return;
    this.settings.gridResponsive = bool;
    if (bool) this.settings.gridDimensions = undefined;
    if (!this.parts) return;
    const { grid, rendererManager } = this.parts;
    if (bool) grid.resetGridDimensions();
    else grid.fixedDimensions = true;
    rendererManager.followSize();
  }

  /**
   * Chooses whether the grid is drawn onto the canvas. Without it, the canvas shows the background
   * of {@link P5AsciifierManager.background}, other asciifiers, and what `drawAsciify()` draws.
   *
   * @category Input and output
   * @param bool - `true` to draw it (the default).
   * @throws `renderToCanvas: expected true or false, got 1.`
   * @since 0.9.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderToCanvas(false);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // Stripes that move down.
   *   for (let y = -200; y < 160; y += 40) {
   *     rect(-160, y + (frameCount % 40), 320, 20);
   *   }
   * }
   *
   * function drawAsciify() {
   *   // The grid as the skin of a box. Without push() and pop() the stripes would have it, too.
   *   clear();
   *   push();
   *   texture(p5asciifier.texture);
   *   rotateY(frameCount * 0.01);
   *   box(160);
   *   pop();
   * }
   * ```
   *
   * @see {@link texture}
   */
  renderToCanvas(bool: boolean): void {
    this.expectNotRemoved('renderToCanvas');
    const ok = typeof bool === 'boolean';
    if (expectArgument(ok, 'renderToCanvas', 'true or false', bool)) {
      this.settings.renderToCanvas = bool;
    }
  }

  /**
   * Chooses the source that is converted: any framebuffer, graphics or image in place of the sketch.
   *
   * The canvas is cleared before each `draw()`. A framebuffer or graphics that you create keeps
   * what was drawn into it, so use one for trails and for painting with the mouse.
   *
   * An image is read anew in each frame, so changes to its pixels show. An animated GIF stands still,
   * because p5.js moves it only where you draw it. Videos and camera images are refused. Draw these
   * with `image()`, on the canvas or into a framebuffer or graphics.
   *
   * @category Input and output
   * @param captureFramebuffer - A `p5.Framebuffer` or `p5.Graphics`, which you draw into during
   *   `draw()`, or a `p5.Image`. The sketch by default.
   * @throws `setCaptureTexture: expected a p5.Framebuffer, a p5.Graphics or a p5.Image, got null.`
   * @throws `setCaptureTexture: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `setCaptureTexture: the asciifier has been removed. Make another with p5asciify.add().`
   * @since 0.10.0
   *
   * @example
   * ```js
   * let drawing;
   *
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   *   // A drawing in 2D, with a font of the browser.
   *   drawing = createGraphics(320, 320);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.setCaptureTexture(drawing);
   * }
   *
   * function draw() {
   *   drawing.background(0);
   *   drawing.fill('gold');
   *   drawing.textSize(200);
   *   drawing.textAlign(CENTER, CENTER);
   *   drawing.text('p5', 160, 160);
   * }
   * ```
   *
   * @example
   * Trails: a graphics that is never cleared, and darkened a little in each frame.
   * ```js
   * let trails;
   *
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   *   trails = createGraphics(400, 400);
   *   trails.noStroke();
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.setCaptureTexture(trails);
   * }
   *
   * function draw() {
   *   trails.fill(0, 20);
   *   trails.rect(0, 0, 400, 400);
   *   trails.fill(255);
   *   trails.circle(200 + 150 * cos(frameCount * 0.05), 200, 60);
   * }
   * ```
   *
   * @see {@link P5AsciifierManager.add | P5AsciifierManager.add()}
   */
  setCaptureTexture(captureFramebuffer: CaptureTexture): void {
    const { grid, rendererManager } = this.need('setCaptureTexture');
    const ok = isCaptureTexture(captureFramebuffer);
    if (!expectArgument(ok, 'setCaptureTexture', CAPTURE_TEXTURES, captureFramebuffer)) return;
    if (captureFramebuffer === this.capture) return;
    this.capture = captureFramebuffer;
    grid.updateTexture(captureFramebuffer);
    rendererManager.setCaptureTexture(captureFramebuffer);
  }

  /**
   * The renderers, as layers.
   *
   * @category List of renderers
   * @returns The renderer manager.
   * @throws `renderers: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `renderers: the asciifier has been removed. Make another with p5asciify.add().`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().get('edge').enable();
   * }
   *
   * function draw() {
   *   background(0);
   *   rotate(frameCount * 0.01);
   *   triangle(-130, 80, 130, 80, 0, -140);
   * }
   * ```
   *
   * @see {@link renderer | renderer()}
   */
  renderers(): P5AsciifyRendererManager {
    return this.need('renderers').rendererManager;
  }

  /**
   * Finds a renderer by its name. This is short for `renderers().get(name)`.
   *
   * @category List of renderers
   * @typeParam Name - Its name, from which its class follows.
   * @param name - Its name, such as `"brightness"`, `"edge"` or `"custom2D"`.
   * @returns The renderer; `null` if there is none and the error level is below `THROW`.
   * @throws `rendererName: expected a string that is not blank, got " ".`
   * @throws `rendererName: expected one of "custom2D", "edge", "brightness", got "nobody".`
   * @throws `renderer: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `renderer: the asciifier has been removed. Make another with p5asciify.add().`
   * @since 0.10.3
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness').invert(true);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // A sun above the sea.
   *   fill('gold');
   *   circle(0, -20, 180);
   *   fill('steelblue');
   *   translate(0, 0, 1);
   *   rect(-160, 20, 320, 140);
   * }
   * ```
   *
   * @see {@link renderers | renderers()}
   */
  renderer<Name extends string>(name: Name): RendererOf<Name> | null {
    return this.need('renderer').rendererManager.get(name);
  }

  /**
   * Sets the fill colour to the one that stands for a character, to draw with in a character
   * framebuffer.
   *
   * @category Colours
   * @param character - One character of the font.
   * @throws `glyphColor: expected a character, got "".`
   * @throws `glyphColor: expected a character of the current font, got "█" (U+2588).`
   * @throws `fill: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `fill: the asciifier has been removed. Make another with p5asciify.add().`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderer('custom2D').enable();
   * }
   *
   * function draw() {
   *   const custom = p5asciifier.renderer('custom2D');
   *   custom.characterFramebuffer.begin();
   *   clear();
   *   noStroke();
   *   p5asciifier.fill('X');
   *   rect(-4, -4, 8, 8);
   *   custom.characterFramebuffer.end();
   *   custom.primaryColorFramebuffer.begin();
   *   background('white');
   *   custom.primaryColorFramebuffer.end();
   * }
   * ```
   *
   * @see {@link P5AsciifyFontManager.glyphColor | P5AsciifyFontManager.glyphColor()}
   */
  fill(character: string): void {
    const { p, fontManager } = this.need('fill');
    p.fill(fontManager.glyphColor(character));
  }

  /**
   * Saves the grid as an SVG file. In `draw()` that’s the frame before, as with
   * {@link toString | toString()}.
   *
   * @category Save and load
   * @param options - How to draw it, or the name of the file without its extension. By default,
   *   filled outlines with backgrounds.
   * @throws `widthInMillimetres: expected a number greater than 0, got 0.`
   * @throws `groupBy: expected "cell", "layer" or "color", got "row".`
   * @throws `saveSVG: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `saveSVG: the asciifier has been removed. Make another with p5asciify.add().`
   * @since 0.8.1
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // A spiral, as paths for a plotter.
   *   for (let i = 0; i < 60; i++) {
   *     circle(i * 2.3 * cos(i * 0.3), i * 2.3 * sin(i * 0.3), 16);
   *   }
   * }
   *
   * function keyPressed() {
   *   if (key === 's') p5asciifier.saveSVG({ filename: 'spiral', drawMode: 'stroke' });
   * }
   * ```
   *
   * @see {@link toSVG | toSVG()}
   */
  saveSVG(options: SVGExportOptions | string = {}): void {
    const { p, rendererManager, grid, fontManager } = this.need('saveSVG');
    const { value } = this.settings.background;
    const named = withFilename(options);
    new P5AsciifySVGExporter(p).saveSVG(rendererManager, grid, fontManager, value, named);
  }

  /**
   * Returns the grid as SVG. In `draw()` that’s the frame before, as with
   * {@link toString | toString()}.
   *
   * @category Save and load
   * @param options - How to draw it. By default, filled outlines with backgrounds.
   * @returns The SVG document.
   * @throws `widthInMillimetres: expected a number greater than 0, got 0.`
   * @throws `groupBy: expected "cell", "layer" or "color", got "row".`
   * @throws `toSVG: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `toSVG: the asciifier has been removed. Make another with p5asciify.add().`
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
   *   // A star of six rays.
   *   rotate(frameCount * 0.01);
   *   for (let i = 0; i < 3; i++) {
   *     rect(-140, -12, 280, 24);
   *     rotate(PI / 3);
   *   }
   * }
   *
   * function mousePressed() {
   *   console.log(p5asciifier.toSVG({ includeBackgroundRectangles: false }));
   * }
   * ```
   *
   * @see {@link saveSVG | saveSVG()}
   */
  toSVG(options: Omit<SVGExportOptions, 'filename'> = {}): string {
    const { p, rendererManager, grid, fontManager } = this.need('toSVG');
    const { value } = this.settings.background;
    const exporter = new P5AsciifySVGExporter(p);
    return exporter.generateSVG(rendererManager, grid, fontManager, value, options);
  }

  /**
   * Saves the grid as a JSON file. In `draw()` that’s the frame before, as with
   * {@link toString | toString()}.
   *
   * @category Save and load
   * @param options - What to write, or the name of the file without its extension. By default, all
   *   cells, indented.
   * @throws `saveJSON: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `saveJSON: the asciifier has been removed. Make another with p5asciify.add().`
   * @since 0.9.0
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
   *   noStroke();
   *   sphere(130);
   * }
   *
   * function keyPressed() {
   *   // With the colours of all cells.
   *   if (key === 's') p5asciifier.saveJSON({ filename: 'ball' });
   * }
   * ```
   *
   * @see {@link toJSON | toJSON()}, {@link loadJSON | loadJSON()}
   */
  saveJSON(options: JSONExportOptions | string = {}): void {
    const { p, rendererManager, grid, fontManager } = this.need('saveJSON');
    const named = withFilename(options);
    new P5AsciifyJSONExporter(p).saveJSON(rendererManager, grid, fontManager, named);
  }

  /**
   * The grid as JSON: its size, and for each cell the character, its colours, its rotation and
   * whether it is inverted or mirrored. In `draw()` that’s the frame before, as with
   * {@link toString | toString()}.
   *
   * @category Save and load
   * @param options - What to write. By default, all cells, indented.
   * @returns The JSON text. {@link loadJSON} reads it back.
   * @throws `toJSON: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `toJSON: the asciifier has been removed. Make another with p5asciify.add().`
   * @since 0.9.9
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   // The whole canvas in one colour, which changes.
   *   background(255, frameCount % 256, 0);
   * }
   *
   * function mousePressed() {
   *   const { cells } = JSON.parse(p5asciifier.toJSON());
   *   console.log(cells[0].character, cells[0].color);
   * }
   * ```
   *
   * @see {@link saveJSON | saveJSON()}, {@link loadJSON | loadJSON()}
   */
  toJSON(options: Omit<JSONExportOptions, 'filename'> = {}): string {
    const { p, rendererManager, grid, fontManager } = this.need('toJSON');
    return new P5AsciifyJSONExporter(p).generateJSON(rendererManager, grid, fontManager, options);
  }

  /**
   * Turns a grid that {@link toJSON} has written into framebuffers, which you can copy into those
   * of a custom renderer. Cells that are not in the JSON are transparent.
   *
   * @category Save and load
   * @param json - The JSON text, or the object it stands for.
   * @returns Five framebuffers, one texel a cell. All are `null` if the JSON is wrong and the error
   *   level is below `THROW`.
   * @throws `loadJSON: expected a JSON text or an object, got null.`
   * @throws `loadJSON: expected JSON, got a text that is not: …` with the reason of the browser.
   * @throws `loadJSON: expected an object with "metadata" and "cells", as toJSON() writes it, got an object.`
   * @throws `loadJSON: expected metadata.version "1.0", got "2.0".`
   * @throws `loadJSON: expected whole numbers of cols and rows in metadata.gridSize, got undefined and undefined.`
   * @throws `loadJSON: expected colours in its cells, got "reddish".`
   * @throws `glyphColor: expected a character of the current font, got "█" (U+2588).`
   * @throws `loadJSON: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `loadJSON: the asciifier has been removed. Make another with p5asciify.add().`
   * @since 0.9.7
   *
   * @example
   * ```js
   * let custom, loaded;
   *
   * function setup() {
   *   createCanvas(64, 32, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderers().disable();
   *   custom = p5asciifier.renderer('custom2D').enable();
   *   loaded = p5asciifier.loadJSON({
   *     metadata: { version: '1.0', gridSize: { cols: 2, rows: 1 } },
   *     cells: [
   *       { x: 0, y: 0, character: 'p', color: '#ff4d8d' },
   *       { x: 1, y: 0, character: '5', color: '#4de1ff' },
   *     ],
   *   });
   * }
   *
   * function draw() {
   *   const { characterFramebuffer, primaryColorFramebuffer } = loaded;
   *   custom.characterFramebuffer.draw(() => image(characterFramebuffer, -1, -1));
   *   custom.primaryColorFramebuffer.draw(() => image(primaryColorFramebuffer, -1, -1));
   * }
   * ```
   *
   * @see {@link saveJSON | saveJSON()}, {@link toJSON | toJSON()}
   */
  loadJSON(json: string | object): LoadedFramebuffers {
    const { p, fontManager } = this.need('loadJSON');
    return loadJSON(p, fontManager, json);
  }

  /**
   * Saves the characters of the grid as a text file, with a line for each row. In `draw()` that’s
   * the frame before, as with {@link toString | toString()}.
   *
   * @category Save and load
   * @param filename - Name of the file without its extension `.txt`. A name with date and time by
   *   default.
   * @throws `saveStrings: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `saveStrings: the asciifier has been removed. Make another with p5asciify.add().`
   * @since 0.7.2
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // A landscape of clouds.
   *   for (let x = 0; x < 10; x++) {
   *     for (let y = 0; y < 10; y++) {
   *       fill(255 * noise(x * 0.4, y * 0.4, frameCount * 0.01));
   *       square(-160 + 32 * x, -160 + 32 * y, 32);
   *     }
   *   }
   * }
   *
   * function keyPressed() {
   *   if (key === 's') p5asciifier.saveStrings('clouds');
   * }
   * ```
   *
   * @see {@link toString | toString()}
   */
  saveStrings(filename?: string): void {
    const { p } = this.need('saveStrings');
    p.saveStrings(this.lines('saveStrings'), `${filename || defaultFileName(new Date())}.txt`);
  }

  /**
   * Returns the characters of the grid, with a line for each row. Colours, rotation and mirroring
   * are left out; empty cells are spaces.
   *
   * They are those of the frame that was converted last. A frame is converted when `draw()` has
   * ended, so in `draw()` you still get the frame before, and only spaces in the first one. Call this
   * in `drawAsciify()` or in an event for the frame that you see. If you change the size of the grid,
   * for example with `fontSize()`, all cells are empty until the next frame.
   *
   * @category Save and load
   * @returns The lines, joined by line breaks.
   * @throws `toString: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `toString: the asciifier has been removed. Make another with p5asciify.add().`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function draw() {
   *   background(0);
   *   // Bars that rise and fall.
   *   for (let i = 0; i < 5; i++) {
   *     const high = 140 + 100 * sin(i + frameCount * 0.03);
   *     rect(-150 + 64 * i, 150 - high, 44, high);
   *   }
   * }
   *
   * function mousePressed() {
   *   console.log(p5asciifier.toString());
   * }
   * ```
   *
   * @see {@link saveStrings | saveStrings()}
   */
  toString(): string {
    return this.lines('toString').join('\n');
  }

  /**
   * The grid. It does not exist before `setupAsciify()`.
   *
   * @category Font and grid
   * @throws `grid: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `grid: the asciifier has been removed. Make another with p5asciify.add().`
   *
   * @see {@link gridDimensions | gridDimensions()}, {@link gridResponsive | gridResponsive()}
   */
  get grid(): P5AsciifyGrid {
    return this.need('grid').grid;
  }

  /**
   * The font manager. It does not exist before `setupAsciify()`.
   *
   * @category Font and grid
   * @throws `fontManager: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `fontManager: the asciifier has been removed. Make another with p5asciify.add().`
   *
   * @see {@link font | font()}, {@link fontSize | fontSize()}
   */
  get fontManager(): P5AsciifyFontManager {
    return this.need('fontManager').fontManager;
  }

  /**
   * The drawn grid, as a framebuffer that you can draw with `image()`, wrap around shapes with
   * `texture()` or hand to a shader. In `draw()` it still shows the frame before. If all renderers
   * are off, it shows the background alone. It does not exist before `setupAsciify()`.
   *
   * @category Input and output
   * @throws `texture: the asciifier is not set up yet. Use it in setupAsciify() or later.`
   * @throws `texture: the asciifier has been removed. Make another with p5asciify.add().`
   *
   * @see {@link renderToCanvas | renderToCanvas()}
   */
  get texture(): p5.Framebuffer {
    return this.need('texture').rendererManager.asciiDisplayRenderer.resultFramebuffer;
  }

  /** What is captured. @ignore */
  get captureFramebuffer(): CaptureTexture {
    this.need('captureFramebuffer');
    return this.capture ?? this.fail('captureFramebuffer');
  }

  private lines(method: string): string[] {
    const { rendererManager, grid, fontManager } = this.need(method);
    const pixels = rendererManager.cells.pixels('character');
    return decodeLines(pixels, grid.cols, grid.rows, fontManager.characters);
  }

  private need(method: string): Parts {
    return this.parts ?? this.fail(method);
  }

  /** For settings, which need no parts: nothing would ever take those of a removed asciifier. */
  private expectNotRemoved(method: string): void {
    if (this.removed) this.fail(method);
  }

  private fail(method: string): never {
    throw new P5AsciifyError(
      this.removed
        ? `${method}: the asciifier has been removed. Make another with p5asciify.add().`
        : `${method}: the asciifier is not set up yet. Use it in setupAsciify() or later.`,
    );
  }
}

const LOST_CAPTURE =
  'The framebuffer that an asciifier captures was lost with the old canvas, so it captures the sketch. ' +
  'Make the framebuffer anew, and hand it to setCaptureTexture().';

function expectFont(p: p5, font: unknown): boolean {
  return expectArgument(isValidP5Font(p, font), 'font', 'a p5.Font', font);
}

function isCount(value: unknown): boolean {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1;
}

function withFilename<T extends { filename?: string }>(
  options: T | string,
): T | { filename: string } {
  return typeof options === 'string' ? { filename: options } : options;
}
