import type p5 from 'p5';
import { renderers, type P5AsciifyFontManager, type P5AsciifyGrid } from 'p5.asciify';
import {
  expectArgument,
  expectContrast,
  expectNumber,
  expectTransforms,
  isColorMode,
  warnOfUnknownOptions,
} from './checks';
import { createNumbers, free } from './gpu';
import { BLOCKS } from './metric';
import {
  SHAPE_COLOR_MODES,
  SHAPE_DEFAULT_OPTIONS,
  type ShapeColorMode,
  type ShapeRendererOptions,
  type ShapeTransform,
} from './options';
import chooseShader from './passes/choose.frag?raw';
import codeShader from './passes/code.frag?raw';
import colourShader from './passes/colour.frag?raw';
import meansShader from './passes/means.frag?raw';
import { Passes } from './passes/Pass';
import { ShapeSource } from './ShapeSource';
import type { ShapeTables } from './ShapeTables';
import { brightnessOf, channelsOf, degreesOf, rotationTexel } from './values';

const { P5AsciifyAbstractFeatureRenderer2D } = renderers.renderer2d.feature;

type Part = 'character' | 'background';

/**
 * Draws each cell with the character whose shape is nearest to what is in the cell (type `"shape"`).
 * Add it with {@link renderers.P5AsciifyRendererManager.add} once the plugin is registered.
 *
 * @remarks
 * It sees a cell as four by four blocks and compares their mean colours with each character as the
 * font draws it.
 *
 * A frame takes a few passes over small framebuffers: the means of the blocks, the choice of a
 * shape by them, and from the choice the five framebuffers that every renderer fills.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciify.registerPlugin(P5AsciifyShape);
 *   p5asciifier.fontSize(16);
 *   p5asciifier.renderers().disable();
 *   p5asciifier.renderers().add('shape', 'shape', { enabled: true });
 * }
 *
 * function draw() {
 *   background(0);
 *   noFill();
 *   stroke(255);
 *   strokeWeight(6);
 *   rotateZ(frameCount * 0.01);
 *   for (let i = 0; i < 6; i += 1) {
 *     rotateZ(PI / 6);
 *     ellipse(0, 0, 340, 90);
 *   }
 * }
 * ```
 */
export class ShapeRenderer extends P5AsciifyAbstractFeatureRenderer2D<ShapeRendererOptions> {
  // `declare` emits no field: the base constructor already calls methods of this class, and a field
  // would afterwards be reset to `undefined`.
  declare private passes?: Passes;
  declare private source?: ShapeSource;
  declare private means?: p5.Framebuffer;
  /** What was chosen in this frame and in the one before, by turns: a pass cannot read what it writes. */
  declare private choices?: [p5.Framebuffer, p5.Framebuffer];
  /** The tables that the choices are positions in. */
  declare private chosenFrom?: ShapeTables;
  /** Whether the framebuffers of transforms and rotations have been written to. */
  declare private wroteTransforms?: boolean;
  declare private wroteRotations?: boolean;

  constructor(
    p: p5,
    captureFramebuffer: p5.Framebuffer | p5.Graphics | p5.Image,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: ShapeRendererOptions = {},
  ) {
    super(p, captureFramebuffer, grid, fontManager, { ...SHAPE_DEFAULT_OPTIONS });
    this.update(options);
  }

  /**
   * Allows cells to change their characters, to come nearer to what is in them.
   *
   * @param transforms - Any of `"flips"`, `"turns"` and `"inversion"`. `[]` by default: characters
   * stay as they are, so that the grid can be copied as text.
   * @returns The renderer.
   * @throws `transforms: expected an array of any of "flips", "turns", "inversion", got "turns".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin(P5AsciifyShape);
   *   p5asciifier.fontSize(16);
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().add('shape', 'shape', { enabled: true }).transforms(['flips', 'turns']);
   * }
   *
   * function draw() {
   *   background(0);
   *   stroke(255);
   *   strokeWeight(6);
   *   rotateZ(frameCount * 0.01);
   *   // Strokes in all directions, for which a font has few characters.
   *   for (let i = 0; i < 12; i += 1) {
   *     rotateZ(PI / 6);
   *     line(0, 50, 0, 180);
   *   }
   * }
   * ```
   *
   * @see {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.rotation | P5AsciifyAbstractFeatureRenderer2D.rotation()}
   */
  transforms(transforms: readonly ShapeTransform[]): this {
    if (expectTransforms(transforms)) this._options.transforms = [...transforms];
    return this;
  }

  /**
   * Stretches the differences within a cell before a character is chosen and colours are fitted. More
   * contrast brings out shapes in a source whose colours are close to each other.
   *
   * @param contrast - From 0 to 4. 1, the default, leaves differences as they are.
   * @returns The renderer.
   * @throws `contrast: expected a number from 0 to 4, got 5.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin(P5AsciifyShape);
   *   p5asciifier.fontSize(16);
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().add('shape', 'shape', { enabled: true, contrast: 3 });
   * }
   *
   * function draw() {
   *   background(90);
   *   noStroke();
   *   rotateZ(0.2 * sin(frameCount * 0.01));
   *   for (let x = -190; x < 190; x += 40) {
   *     fill(110 + 20 * sin(x));
   *     rect(x, -180, 18, 360);
   *   }
   * }
   * ```
   *
   * @see {@link steadiness | steadiness()}
   */
  contrast(contrast: number): this {
    if (expectContrast(contrast)) this._options.contrast = contrast;
    return this;
  }

  /**
   * Sets how much better another character must be before a cell changes to it, which keeps slow
   * motion from shimmering.
   *
   * @param steadiness - From 0, where any better one is taken, to 1. 0.25 by default.
   * @returns The renderer.
   * @throws `steadiness: expected a number from 0 to 1, got 2.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin(P5AsciifyShape);
   *   p5asciifier.fontSize(16);
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().add('shape', 'shape', { enabled: true, steadiness: 0.6 });
   * }
   *
   * function draw() {
   *   background(8, 12, 40);
   *   noFill();
   *   stroke(120, 200, 255);
   *   strokeWeight(5);
   *   for (let y = -160; y <= 160; y += 40) {
   *     beginShape();
   *     for (let x = -200; x <= 200; x += 10) {
   *       vertex(x, y + 14 * sin(x * 0.04 + y + frameCount * 0.03));
   *     }
   *     endShape();
   *   }
   * }
   * ```
   *
   * @see {@link contrast | contrast()}
   */
  steadiness(steadiness: number): this {
    if (expectNumber('steadiness', steadiness, 1)) this._options.steadiness = steadiness;
    return this;
  }

  /**
   * Chooses where characters take their colour from.
   *
   * @param mode - `"fitted"`, the default, for the colour that comes nearest to the source behind
   * the character's strokes; `"sampled"` for the mean of the cell; `"fixed"` for the character colour.
   * @returns The renderer.
   * @throws `characterColorMode: expected "fitted", "sampled" or "fixed", got "auto".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin(P5AsciifyShape);
   *   p5asciifier.fontSize(16);
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().add('shape', 'shape', {
   *     enabled: true,
   *     characterColorMode: 'sampled',
   *     backgroundColorMode: 'fixed',
   *   });
   * }
   *
   * function draw() {
   *   background(40, 20, 60);
   *   noStroke();
   *   directionalLight(255, 220, 180, -1, 1, -1);
   *   ambientLight(40, 40, 90);
   *   rotateY(frameCount * 0.01);
   *   ambientMaterial(255, 140, 90);
   *   cone(120, 240);
   * }
   * ```
   *
   * @see {@link backgroundColorMode | backgroundColorMode()}
   */
  override characterColorMode(mode: ShapeColorMode): this {
    return this.colorMode('character', mode);
  }

  /**
   * Chooses where the backgrounds of cells take their colour from.
   *
   * @param mode - `"fitted"`, the default, for the colour that comes nearest to the source around
   * the character's strokes; `"sampled"` for the mean of the cell; `"fixed"` for the background colour.
   * @returns The renderer.
   * @throws `backgroundColorMode: expected "fitted", "sampled" or "fixed", got "auto".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin(P5AsciifyShape);
   *   p5asciifier.fontSize(16);
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().add('shape', 'shape', {
   *     enabled: true,
   *     characterColor: 'white',
   *     characterColorMode: 'fixed',
   *     backgroundColorMode: 'sampled',
   *   });
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   for (let i = 0; i < 9; i += 1) {
   *     fill(255 - i * 25);
   *     circle(0, 60 * sin(frameCount * 0.02), 360 - i * 40);
   *   }
   * }
   * ```
   *
   * @see {@link characterColorMode | characterColorMode()}
   */
  override backgroundColorMode(mode: ShapeColorMode): this {
    return this.colorMode('background', mode);
  }

  /**
   * Changes several options at once.
   *
   * @param newOptions - What to change; all else stays. A key that is no option is warned of and
   * ignored.
   * @returns The renderer.
   * @throws `update: expected an object with options, got null.`
   * @throws `characterColor: expected a colour: a string, a number, an array or a p5.Color, got "reddish".`
   * @throws `backgroundColor: expected a colour: a string, a number, an array or a p5.Color, got "reddish".`
   * @throws `rotation: expected an angle in degrees, got "90".`
   * @throws The message of the method with the name of the option, when its value is wrong.
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciify.registerPlugin(P5AsciifyShape);
   *   p5asciifier.fontSize(16);
   *   p5asciifier.renderers().disable();
   *   p5asciifier.renderers().add('shape', 'shape', { enabled: true });
   * }
   *
   * function mousePressed() {
   *   p5asciifier.renderer('shape').update({ transforms: ['turns'], contrast: 1.5 });
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   fill(255, 190, 90);
   *   // Drops that run around a circle.
   *   rotateZ(frameCount * 0.01);
   *   for (let i = 0; i < 10; i += 1) {
   *     rotateZ(PI / 5);
   *     ellipse(140, 0, 80, 30);
   *   }
   * }
   * ```
   *
   * @see {@link transforms | transforms()}, {@link contrast | contrast()}
   */
  override update(newOptions: ShapeRendererOptions): this {
    super.update(newOptions);
    if (typeof newOptions !== 'object' || newOptions === null) return this;
    warnOfUnknownOptions(newOptions);
    const { transforms, contrast, steadiness } = newOptions;
    if (transforms !== undefined) this.transforms(transforms);
    if (contrast !== undefined) this.contrast(contrast);
    if (steadiness !== undefined) this.steadiness(steadiness);
    return this;
  }

  override render(): void {
    const tables = this.tables();
    this.fitFramebuffers(tables);
    this.renderMeans();
    this.renderChoices(tables);
    this.renderCodes(tables);
    this.renderColour('character', tables);
    this.renderColour('background', tables);
  }

  /**
   * Does nothing: what depends on the grid or the characters is compared in each frame.
   *
   * @internal
   */
  override resetShaders(): void {
    // See `tables()` and `fitFramebuffers()`.
  }

  override dispose(): void {
    super.dispose();
    this.source?.dispose();
    this.source = undefined;
    this.freeFramebuffers();
  }

  private tables(): ShapeTables {
    this.source ??= new ShapeSource(this._p);
    const { characters = '', transforms = [], rotation } = this._options;
    const { invert = false, flipHorizontally = false, flipVertically = false } = this._options;
    return this.source.tables(this._fontManager, {
      characters,
      transforms,
      fitted: this.mode('character') === 'fitted' && this.mode('background') === 'fitted',
      base: { invert, flipHorizontally, flipVertically, degrees: degreesOf(rotation) },
    });
  }

  /** Gives the framebuffers the size of the grid, and forgets choices that have lost their meaning. */
  private fitFramebuffers(tables: ShapeTables): void {
    const { cols, rows } = this._grid;
    const [choice] = this.choices ?? [];
    if (choice?.width === cols && choice.height === rows && this.chosenFrom === tables) return;
    this.freeFramebuffers();
    this.means = createNumbers(this._p, cols * BLOCKS, rows * BLOCKS);
    this.choices = [createNumbers(this._p, cols, rows), createNumbers(this._p, cols, rows)];
    this.chosenFrom = tables;
  }

  private freeFramebuffers(): void {
    for (const framebuffer of [this.means, ...(this.choices ?? [])]) free(this._p, framebuffer);
    this.means = undefined;
    this.choices = undefined;
  }

  private renderMeans(): void {
    const { cols, rows } = this._grid;
    const width = Number(this._captureFramebuffer.width);
    const height = Number(this._captureFramebuffer.height);
    // The type declarations wrongly say that this returns nothing.
    const density = Number(this._captureFramebuffer.pixelDensity());
    this.run(
      this.means,
      meansShader,
      {
        SAMPLES_ACROSS: samplesFor((width * density) / (cols * BLOCKS)),
        SAMPLES_DOWN: samplesFor((height * density) / (rows * BLOCKS)),
      },
      { u_capture: this._captureFramebuffer, u_blocks: [cols * BLOCKS, rows * BLOCKS] },
    );
  }

  private renderChoices(tables: ShapeTables): void {
    if (!this.means || !this.choices) return;
    const [last, next] = this.choices;
    this.choices = [next, last];
    const { contrast = 1, steadiness = 0 } = this._options;
    this.run(next, chooseShader, tables.defines, {
      ...tables.choice,
      u_means: this.means,
      u_previous: last,
      u_grid: this.size,
      u_contrast: contrast,
      u_negative: Number(this.isNegative()),
      u_steadiness: steadiness,
    });
  }

  private renderCodes(tables: ShapeTables): void {
    const { transforms = [], rotation } = this._options;
    const { invert, flipHorizontally, flipVertically } = this._options;
    this.renderCode(0, this._characterFramebuffer, tables);
    // Untouched, these two change nothing, and the library need not read them for each pixel.
    const degrees = degreesOf(rotation);
    const isTurned = transforms.includes('turns') || degrees !== 0;
    if (transforms.length > 0 || invert || flipHorizontally || flipVertically) {
      this.wroteTransforms = true;
    }
    if (isTurned) this.wroteRotations = true;
    if (this.wroteTransforms) this.renderCode(1, this._transformFramebuffer, tables);
    if (this.wroteRotations) this.renderCode(2, this._rotationFramebuffer, tables);
  }

  private renderCode(code: 0 | 1 | 2, target: p5.Framebuffer, tables: ShapeTables): void {
    const degrees = degreesOf(this._options.rotation);
    this.run(
      target,
      codeShader,
      { CODE: code },
      {
        ...tables.code,
        ...this.chosen,
        u_grid: this.size,
        u_upright: rotationTexel(degrees),
        u_turned: rotationTexel(degrees + 90),
      },
    );
  }

  private renderColour(part: Part, tables: ShapeTables): void {
    const isCharacter = part === 'character';
    const target = isCharacter ? this._primaryColorFramebuffer : this._secondaryColorFramebuffer;
    const other: Part = isCharacter ? 'background' : 'character';
    const mode = this.mode(part);
    if (mode === 'fixed') {
      this.fill(target, this._options[`${part}Color`]);
      return;
    }
    const otherMode = this.mode(other);
    const fit = mode === 'sampled' ? 0 : otherMode === 'fitted' ? 2 : 1;
    const given = otherMode === 'fixed' ? channelsOf(this._options[`${other}Color`]) : undefined;
    const { contrast = 1 } = this._options;
    this.run(
      target,
      colourShader,
      { PART: isCharacter ? 0 : 1, FIT: fit },
      {
        ...tables.colour,
        ...this.chosen,
        ...(this.means && { u_means: this.means }),
        u_grid: this.size,
        u_contrast: contrast,
        u_other: given ? [...given, 1] : [0, 0, 0, 0],
      },
    );
  }

  private fill(target: p5.Framebuffer, color: unknown): void {
    if (!isColor(color)) return;
    target.begin();
    this._p.clear();
    this._p.background(color);
    target.end();
  }

  private run(target: p5.Framebuffer | undefined, ...pass: PassArguments): void {
    if (!target) return;
    this.passes ??= new Passes(this._p);
    this.passes.run(target, ...pass);
  }

  private get chosen(): { u_choice?: p5.Framebuffer } {
    const [choice] = this.choices ?? [];
    return choice ? { u_choice: choice } : {};
  }

  private get size(): number[] {
    return [this._grid.cols, this._grid.rows];
  }

  private mode(part: Part): ShapeColorMode {
    const value = this._options[`${part}ColorMode`];
    return value === SHAPE_COLOR_MODES.fixed
      ? 'fixed'
      : value === SHAPE_COLOR_MODES.sampled
        ? 'sampled'
        : 'fitted';
  }

  private colorMode(part: Part, mode: string): this {
    // `update()` hands over what it reads back from the options, which is a number.
    const name = mode === String(SHAPE_COLOR_MODES.fitted) ? 'fitted' : mode;
    const argument = `${part}ColorMode` as const;
    if (expectArgument(isColorMode(name), argument, '"fitted", "sampled" or "fixed"', mode)) {
      if (isColorMode(name)) this._options[argument] = SHAPE_COLOR_MODES[name];
    }
    return this;
  }

  /** Whether characters are darker than what is behind them, in all cells. */
  private isNegative(): boolean {
    if (this.mode('character') !== 'fixed' || this.mode('background') !== 'fixed') return false;
    const { characterColor, backgroundColor } = this._options;
    return brightnessOf(characterColor) < brightnessOf(backgroundColor);
  }
}

type PassArguments = Parameters<Passes['run']> extends [unknown, ...infer Rest] ? Rest : never;

/** More would cost more than they add: eight by eight of them are a good mean of any block. */
const MOST_SAMPLES = 8;

/** How often a block is sampled along one side that has this many pixels. */
function samplesFor(pixels: number): number {
  return Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(pixels - 0.01)));
}

function isColor(value: unknown): value is p5.Color {
  return typeof value === 'object' && value !== null;
}
