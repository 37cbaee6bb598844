import type p5 from 'p5';
import { expectArgument } from '../../errors/expect';
import type { P5AsciifyFontManager } from '../../font/P5AsciifyFontManager';
import { Gpu } from '../../gpu/Gpu';
import { Program } from '../../gpu/Program';
import type { P5AsciifyGrid } from '../../grid/P5AsciifyGrid';
import { textureOf, type CaptureTexture } from '../../p5-compat/framebuffer';
import { captureTexelsOf, captureTextureOf } from '../../pipeline/capture';
import sampleShader from '../../pipeline/sample.frag?raw';
import { COLOR_MODES } from '../feature/color-mode';
import { P5AsciifyAbstractFeatureRenderer2D } from '../feature/P5AsciifyAbstractFeatureRenderer2D';
import type { BrightnessAsciiRendererOptions } from '../options';
import { expectOptions, remarkUnknownOptions } from '../option-checks';
import characterShader from './character.frag?raw';
import { BRIGHTNESS_DEFAULT_OPTIONS } from './options';

/**
 * Draws each cell with the character that fits its brightness (type `"brightness"`): the darkest
 * cells get the first of the characters, the brightest the last. It is on by default.
 *
 * @remarks
 * The brightness of a cell is that of the pixel in its middle, weighted like human vision: 0.299
 * red + 0.587 green + 0.114 blue. If the middle lies between pixels, the one to the left and above
 * counts.
 *
 * Cells that are transparent in the source, or out of the {@link brightnessRange}, get no character,
 * so one of a layer below may show. Its colours, rotation and mirroring are then still those of this
 * renderer, which sets them in every cell.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciifier.fontSize(8);
 *   p5asciifier.renderer('brightness').update({
 *     characters: ' .:-=+*#%@',
 *     characterColor: 'springgreen',
 *     characterColorMode: 'fixed',
 *   });
 * }
 *
 * function draw() {
 *   background(0);
 *   directionalLight(255, 255, 255, 0, 0.5, -1);
 *   noStroke();
 *   rotateX(frameCount * 0.01);
 *   torus(120, 50);
 * }
 * ```
 */
export class P5AsciifyBrightnessRenderer extends P5AsciifyAbstractFeatureRenderer2D<BrightnessAsciiRendererOptions> {
  // `declare` emits no field: the base constructor already calls methods of this class, and a field
  // would afterwards be reset to `undefined`.
  declare private programs?: { readonly sample: Program; readonly character: Program };

  /** @ignore */
  constructor(
    p5Instance: p5,
    captureFramebuffer: CaptureTexture,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: BrightnessAsciiRendererOptions = {},
  ) {
    super(p5Instance, captureFramebuffer, grid, fontManager, { ...BRIGHTNESS_DEFAULT_OPTIONS });
    this.update(options);
  }

  /**
   * Limits the renderer to a range of brightness. The characters are spread over the range; cells
   * outside of it stay empty. Two renderers with neighbouring ranges complement each other. Most
   * colours lie between two whole numbers, so a range should begin where the other ends: what is
   * exactly there belongs to both, and the upper layer shows it.
   *
   * @param range - The darkest and the brightest value to draw, each from 0 to 255; fractions
   *   count. A range of one value gets the last character. `[0, 255]` by default.
   * @returns The renderer.
   * @throws `brightnessRange: expected an array of two numbers, got 128.`
   * @throws `brightnessRange: expected two numbers from 0 to 255, got [0, 256].`
   * @throws `brightnessRange: expected the lower number first, got [200, 100].`
   * @since 0.9.7
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // Only what is brighter than the middle.
   *   p5asciifier.renderer('brightness').brightnessRange([128, 255]);
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
   * @see {@link renderers.renderer2d.feature.P5AsciifyAbstractFeatureRenderer2D.characters | P5AsciifyAbstractFeatureRenderer2D.characters()}
   */
  brightnessRange(range: [number, number]): this {
    if (isValidRange(range)) this._options.brightnessRange = [range[0], range[1]];
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
   *   p5asciifier.renderer('brightness').update({
   *     characters: ' .:+#',
   *     invert: true,
   *     brightnessRange: [32, 255],
   *   });
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   // Discs, each brighter than the one around it.
   *   for (let i = 1; i <= 4; i++) {
   *     fill(60 * i, 30 * i, 0);
   *     translate(0, 0, 1);
   *     circle(0, 0, 340 - 70 * i);
   *   }
   * }
   * ```
   */
  override update(newOptions: Partial<BrightnessAsciiRendererOptions>): this {
    if (!expectOptions(newOptions)) return this;
    remarkUnknownOptions('brightness', newOptions, BRIGHTNESS_DEFAULT_OPTIONS);
    super.update(newOptions);
    if (newOptions.brightnessRange !== undefined) this.brightnessRange(newOptions.brightnessRange);
    return this;
  }

  /** @ignore */
  override render(): void {
    const gpu = Gpu.of(this._p);
    this.cells.ensure();
    gpu.begin();
    try {
      this.renderColors(gpu);
      this.renderCharacters(gpu);
      this.cells.fill(gpu, 'transform', this.transformColor());
      this.cells.fill(gpu, 'rotation', this.rotationColor());
    } finally {
      gpu.end();
    }
  }

  /** Nothing depends on the grid or the characters. @ignore */
  override resetShaders(): void {
    // Grid and characters are passed as uniforms.
  }

  /** @ignore */
  override dispose(): void {
    super.dispose();
    this.programs?.sample.dispose();
    this.programs?.character.dispose();
    this.programs = undefined;
  }

  private renderColors(gpu: Gpu): void {
    const { characterColorMode, backgroundColorMode } = this._options;
    if (characterColorMode === COLOR_MODES.fixed) {
      this.cells.fill(gpu, 'primaryColor', this.fixedColor('characterColor'));
    } else {
      this.renderSampled(gpu, 'primaryColor');
    }
    if (backgroundColorMode === COLOR_MODES.fixed) {
      this.cells.fill(gpu, 'secondaryColor', this.fixedColor('backgroundColor'));
    } else {
      this.renderSampled(gpu, 'secondaryColor');
    }
  }

  private renderSampled(gpu: Gpu, target: 'primaryColor' | 'secondaryColor'): void {
    this.useOnCapture(this.compiled(gpu).sample);
    this.cells.target(gpu, target);
    gpu.draw();
  }

  private renderCharacters(gpu: Gpu): void {
    const { colors, framebuffer } = this._characterColorPalette;
    const [low, high] = this._options.brightnessRange ?? [0, 255];
    this.useOnCapture(this.compiled(gpu).character)
      .texture('u_palette', 1, textureOf(framebuffer))
      .number('u_paletteSize', Math.max(colors.length, 1))
      .vec2('u_range', low, high);
    this.cells.target(gpu, 'character');
    gpu.draw();
  }

  private useOnCapture(program: Program): Program {
    const [width, height] = captureTexelsOf(this._captureFramebuffer);
    return program
      .use()
      .texture('u_capture', 0, captureTextureOf(this._p, this._captureFramebuffer))
      .vec2('u_captureSize', width, height)
      .vec2('u_grid', this._grid.cols, this._grid.rows);
  }

  private compiled(gpu: Gpu): { readonly sample: Program; readonly character: Program } {
    return (this.programs ??= {
      sample: new Program(gpu, sampleShader),
      character: new Program(gpu, characterShader),
    });
  }
}

function isValidRange(range: unknown): range is [number, number] {
  const name = 'brightnessRange';
  const numbers =
    Array.isArray(range) &&
    range.length === 2 &&
    range.every((value) => typeof value === 'number' && !Number.isNaN(value));
  if (!expectArgument(numbers, name, 'an array of two numbers', range)) return false;
  const [low, high] = Array.isArray(range) ? range.map(Number) : [];
  if (low === undefined || high === undefined) return false;
  const within = low >= 0 && low <= 255 && high >= 0 && high <= 255;
  if (!expectArgument(within, name, 'two numbers from 0 to 255', range)) return false;
  return expectArgument(low <= high, name, 'the lower number first', range);
}
