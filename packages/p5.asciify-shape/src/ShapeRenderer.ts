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
 *
 * A frame takes a few passes over small framebuffers: the mean colours of four by four blocks of
 * each cell, the choice of a shape by them, and from the choice the five framebuffers that every
 * renderer fills.
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
    captureFramebuffer: p5.Framebuffer | p5.Graphics,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: ShapeRendererOptions = {},
  ) {
    super(p, captureFramebuffer, grid, fontManager, { ...SHAPE_DEFAULT_OPTIONS });
    this.update(options);
  }

  /**
   * How characters may be changed to come nearer to what is in a cell.
   *
   * @param transforms - Any of `"flips"`, `"turns"` and `"inversion"`. `[]` by default.
   */
  transforms(transforms: readonly ShapeTransform[]): this {
    if (expectTransforms(transforms)) this._options.transforms = [...transforms];
    return this;
  }

  /**
   * By how much differences within a cell are stretched.
   *
   * @param contrast - From 0 to 4. 1, the default, leaves them as they are.
   */
  contrast(contrast: number): this {
    if (expectContrast(contrast)) this._options.contrast = contrast;
    return this;
  }

  /**
   * How much better another character must be before a cell changes to it.
   *
   * @param steadiness - From 0, where any better one is taken, to 1. 0.25 by default.
   */
  steadiness(steadiness: number): this {
    if (expectNumber('steadiness', steadiness, 1)) this._options.steadiness = steadiness;
    return this;
  }

  override characterColorMode(mode: string): this {
    return this.colorMode('character', mode);
  }

  override backgroundColorMode(mode: string): this {
    return this.colorMode('background', mode);
  }

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

  /** Nothing to do: what depends on the grid or the characters is compared in each frame. */
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
