import type p5 from 'p5';
import { expectArgument } from '../../errors/expect';
import type { P5AsciifyFontManager } from '../../font/P5AsciifyFontManager';
import { Gpu } from '../../gpu/Gpu';
import { Program } from '../../gpu/Program';
import type { P5AsciifyGrid } from '../../grid/P5AsciifyGrid';
import type { Rgba } from '../../p5-compat/color';
import { heightOf, textureOf, widthOf, type CaptureTexture } from '../../p5-compat/framebuffer';
import { captureTexelsOf, captureTextureOf } from '../../pipeline/capture';
import sampleShader from '../../pipeline/sample.frag?raw';
import { COLOR_MODES } from '../feature/color-mode';
import { P5AsciifyAbstractFeatureRenderer2D } from '../feature/P5AsciifyAbstractFeatureRenderer2D';
import type { EdgeAsciiRendererOptions } from '../options';
import { expectOptions, remarkUnknownOptions } from '../option-checks';
import directionShader from './direction.frag?raw';
import { directionSlots } from './directions';
import maskShader from './mask.frag?raw';
import { EDGE_DEFAULT_OPTIONS } from './options';

/**
 * Draws edges with the characters that run in their direction (type `"edge"`). Cells without an
 * edge stay empty and show what lies below, such as a brightness renderer.
 *
 * @remarks
 * The eight characters stand for edges whose bright side lies, in this order: below, lower right,
 * right, upper right, above, upper left, left, lower left. A shorter string repeats, so
 * `"-/|\\"` serves as well; of a longer one the first eight are used.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciifier.renderer('brightness').disable();
 *   p5asciifier.renderer('edge').update({
 *     enabled: true,
 *     characterColor: 'white',
 *     characterColorMode: 'fixed',
 *     sobelThreshold: 0.1,
 *     sampleThreshold: 8,
 *   });
 * }
 *
 * function draw() {
 *   background(0);
 *   normalMaterial();
 *   rotateX(frameCount * 0.01);
 *   rotateY(frameCount * 0.02);
 *   box(180);
 * }
 * ```
 */
export class P5AsciifyEdgeRenderer extends P5AsciifyAbstractFeatureRenderer2D<EdgeAsciiRendererOptions> {
  // `declare` emits no field: the base constructor already calls methods of this class, and a field
  // would afterwards be reset to `undefined`.
  declare private programs?: EdgePrograms;
  declare private cachedSlots?: DirectionSlots;

  /** @ignore */
  constructor(
    p5Instance: p5,
    captureFramebuffer: CaptureTexture,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: EdgeAsciiRendererOptions = {},
  ) {
    super(p5Instance, captureFramebuffer, grid, fontManager, { ...EDGE_DEFAULT_OPTIONS });
    this.update(options);
  }

  /**
   * How strong a change of colour from one pixel to the next must be to count as an edge.
   *
   * @param value - From 0 (any change) up to 1. 0.5 by default; 0.1 and less finds soft edges.
   * @returns The renderer.
   * @throws `sobelThreshold: expected a number, got "0.5".`
   * @throws `sobelThreshold: expected a number from 0 to 1, got 1.5.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // Low enough for the steps between two greys.
   *   p5asciifier.renderer('edge').enable().sobelThreshold(0.05);
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   for (let i = 0; i < 4; i++) {
   *     fill(40 + 20 * i);
   *     translate(0, 0, 1);
   *     square(-140 + 40 * i, -140 + 40 * i, 280 - 80 * i);
   *   }
   * }
   * ```
   *
   * @see {@link sampleThreshold | sampleThreshold()}
   */
  sobelThreshold(value: number): this {
    const isNumber = typeof value === 'number' && Number.isFinite(value);
    if (
      expectArgument(isNumber, 'sobelThreshold', 'a number', value) &&
      expectArgument(value >= 0 && value <= 1, 'sobelThreshold', 'a number from 0 to 1', value)
    ) {
      this._options.sobelThreshold = value;
    }
    return this;
  }

  /**
   * How many pixels of a cell must lie on an edge for it to get a character. A cell of 16 × 16
   * pixels has 256 of them, so choose a smaller value for smaller cells.
   *
   * @param value - A number of pixels, 0 or more; fractions are cut off. 16 by default. A cell
   *   without any edge stays empty even at 0.
   * @returns The renderer.
   * @throws `sampleThreshold: expected a number, got "16".`
   * @throws `sampleThreshold: expected a number of 0 or more, got -1.`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness').disable();
   *   // Four pixels of an edge are enough for a character.
   *   p5asciifier.renderer('edge').enable().sampleThreshold(4);
   * }
   *
   * function draw() {
   *   background(0);
   *   stroke(255);
   *   strokeWeight(6);
   *   // A fan of thin lines.
   *   for (let i = 0; i < 6; i++) {
   *     line(0, 140, 130 * cos(0.4 + i * 0.46), 140 - 260 * sin(0.4 + i * 0.46));
   *   }
   * }
   * ```
   *
   * @see {@link sobelThreshold | sobelThreshold()}
   */
  sampleThreshold(value: number): this {
    const isNumber = typeof value === 'number' && Number.isFinite(value);
    if (
      expectArgument(isNumber, 'sampleThreshold', 'a number', value) &&
      expectArgument(value >= 0, 'sampleThreshold', 'a number of 0 or more', value)
    ) {
      this._options.sampleThreshold = value;
    }
    return this;
  }

  /**
   * Changes several options at once. Colours may be anything that `color()` reads, such as
   * `"tomato"` or `[255, 99, 71]`. What `options` returns may be passed back.
   *
   * @param newOptions - The options to change. Those that you leave out stay as they are; the
   *   object is not changed.
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
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('edge').update({
   *     enabled: true,
   *     sobelThreshold: 0.1,
   *     sampleThreshold: 8,
   *     backgroundColor: 'navy',
   *   });
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
   */
  override update(newOptions: Partial<EdgeAsciiRendererOptions>): this {
    if (!expectOptions(newOptions)) return this;
    remarkUnknownOptions('edge', newOptions, EDGE_DEFAULT_OPTIONS);
    super.update(newOptions);
    if (newOptions.sobelThreshold !== undefined) this.sobelThreshold(newOptions.sobelThreshold);
    if (newOptions.sampleThreshold !== undefined) this.sampleThreshold(newOptions.sampleThreshold);
    return this;
  }

  /** @ignore */
  override render(): void {
    const gpu = Gpu.of(this._p);
    this.cells.ensure();
    gpu.begin();
    try {
      this.renderCharacters(gpu);
      const { characterColorMode, backgroundColorMode } = this._options;
      const characterColor = this.fixedColor('characterColor');
      const backgroundColor = this.fixedColor('backgroundColor');
      this.renderColor(gpu, 'primaryColor', characterColorMode, characterColor);
      this.renderColor(gpu, 'secondaryColor', backgroundColorMode, backgroundColor);
      this.renderMasked(gpu, 'transform', this.transformColor());
      this.renderMasked(gpu, 'rotation', this.rotationColor());
    } finally {
      gpu.end();
    }
  }

  /** The number of pixels in a cell is part of a shader's text. @ignore */
  override resetShaders(): void {
    const direction = this.programs?.direction;
    if (!direction || !this.programs) return;
    const { cellWidth, cellHeight } = this._grid;
    if (direction.cellWidth === cellWidth && direction.cellHeight === cellHeight) return;
    direction.program.dispose();
    this.programs.direction = undefined;
  }

  /** @ignore */
  override dispose(): void {
    super.dispose();
    this.programs?.direction?.program.dispose();
    this.programs?.sample.dispose();
    this.programs?.mask.dispose();
    this.programs = undefined;
  }

  private renderCharacters(gpu: Gpu): void {
    const { framebuffer, colors } = this._characterColorPalette;
    const slots = this.slots();
    const logicalWidth = widthOf(this._captureFramebuffer);
    const isDense = captureTexelsOf(this._captureFramebuffer)[0] > logicalWidth;
    this.direction(gpu)
      .use()
      .texture('u_capture', 0, captureTextureOf(this._p, this._captureFramebuffer))
      .vec2('u_captureSize', logicalWidth, heightOf(this._captureFramebuffer))
      // At density 2 the middle of a pixel lies between texels: the shader samples just beyond it.
      .number('u_centre', isDense ? 0.51 : 0.5)
      .vec2('u_grid', this._grid.cols, this._grid.rows)
      .texture('u_palette', 1, textureOf(framebuffer))
      .number('u_paletteSize', Math.max(colors.length, 1))
      .vec4('u_slots0', ...slots.first)
      .vec4('u_slots4', ...slots.second)
      .number('u_sobelThreshold', this._options.sobelThreshold ?? 0)
      .number('u_sampleThreshold', Math.trunc(this._options.sampleThreshold ?? 0));
    this.cells.target(gpu, 'character');
    gpu.draw();
  }

  private renderColor(
    gpu: Gpu,
    target: 'primaryColor' | 'secondaryColor',
    mode: number | string | undefined,
    fixed: Rgba,
  ): void {
    if (mode === COLOR_MODES.fixed) {
      this.renderMasked(gpu, target, fixed);
      return;
    }
    const [width, height] = captureTexelsOf(this._captureFramebuffer);
    this.compiled(gpu)
      .sample.use()
      .texture('u_capture', 0, captureTextureOf(this._p, this._captureFramebuffer))
      .vec2('u_captureSize', width, height)
      .vec2('u_grid', this._grid.cols, this._grid.rows)
      .texture('u_mask', 1, this.cells.texture('character'));
    this.cells.target(gpu, target);
    gpu.draw();
  }

  private renderMasked(
    gpu: Gpu,
    target: 'primaryColor' | 'secondaryColor' | 'transform' | 'rotation',
    value: Rgba,
  ): void {
    this.compiled(gpu)
      .mask.use()
      .texture('u_mask', 0, this.cells.texture('character'))
      .vec4('u_color', ...value);
    this.cells.target(gpu, target);
    gpu.draw();
    this.cells.declare(target, value);
  }

  private compiled(gpu: Gpu): EdgePrograms {
    return (this.programs ??= {
      sample: new Program(gpu, sampleShader, { MASKED: 1 }),
      mask: new Program(gpu, maskShader),
      direction: undefined,
    });
  }

  private direction(gpu: Gpu): Program {
    const programs = this.compiled(gpu);
    if (!programs.direction) {
      const { cellWidth, cellHeight } = this._grid;
      const defines = { CELL_WIDTH: cellWidth, CELL_HEIGHT: cellHeight };
      const program = new Program(gpu, directionShader, defines);
      programs.direction = { program, cellWidth, cellHeight };
    }
    return programs.direction.program;
  }

  private slots(): DirectionSlots {
    const { characters } = this._options;
    let slots = this.cachedSlots;
    if (!slots || slots.characters !== characters) {
      slots = { characters, ...directionSlots(Array.from(characters ?? '')) };
      this.cachedSlots = slots;
    }
    return slots;
  }
}

interface EdgePrograms {
  readonly sample: Program;
  readonly mask: Program;
  direction: { program: Program; cellWidth: number; cellHeight: number } | undefined;
}

interface DirectionSlots {
  readonly characters: string | undefined;
  readonly first: readonly [number, number, number, number];
  readonly second: readonly [number, number, number, number];
}
