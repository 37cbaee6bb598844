import type p5 from 'p5';
import { P5AsciifyColorPalette } from '../../color/P5AsciifyColorPalette';
import { channelsToHex, encodeRotation, encodeTransform } from '../../color/encoding';
import { expectArgument } from '../../errors/expect';
import type { P5AsciifyFontManager } from '../../font/P5AsciifyFontManager';
import type { P5AsciifyGrid } from '../../grid/P5AsciifyGrid';
import {
  isValidP5Color,
  parseColor,
  premultiplied,
  rgbaOf,
  type ColorValue,
  type Rgba,
} from '../../p5-compat/color';
import type { CaptureTexture } from '../../p5-compat/framebuffer';
import { isFunction } from '../../p5-compat/read';
import { P5AsciifyRenderer2D } from '../custom/P5AsciifyRenderer2D';
import type { FeatureAsciiRendererOptions } from '../options';
import { expectOptions } from '../option-checks';
import { COLOR_MODES, colorModeName, isColorMode } from './color-mode';

/**
 * The base of renderers that turn what the sketch draws into characters. It holds the characters
 * and colours to draw with; a subclass fills the framebuffers in `render()`.
 *
 * @remarks
 * To write your own renderer, extend this class and register it as a
 * {@link plugins.P5AsciifyRendererPlugin}.
 *
 * @typeParam T - The renderer's options.
 * @since 0.8.0
 *
 * @example
 * ```js
 * // A renderer that shows the same character in every cell.
 * class SolidRenderer extends P5AsciifyAbstractFeatureRenderer2D {
 *   render() {
 *     const [code] = this.characterColorPalette.colors;
 *     this.characterFramebuffer.draw(() => this._p.background(code));
 *     this.primaryColorFramebuffer.draw(() => this._p.background(this.options.characterColor));
 *     this.secondaryColorFramebuffer.draw(() => this._p.background(this.options.backgroundColor));
 *   }
 *   resetShaders() {}
 * }
 *
 * const SolidPlugin = {
 *   id: 'solid',
 *   name: 'Solid',
 *   description: 'The same character everywhere',
 *   version: '1.0.0',
 *   author: 'you',
 *   create: (p, capture, grid, fontManager, options) =>
 *     new SolidRenderer(p, capture, grid, fontManager, {
 *       characters: '#',
 *       characterColor: 'gold',
 *       backgroundColor: 'black',
 *       ...options,
 *     }),
 * };
 *
 * function setup() {
 *   createCanvas(400, 400, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   p5asciify.registerPlugin(SolidPlugin);
 *   p5asciifier.renderers().add('mine', 'solid', { enabled: true });
 * }
 *
 * function draw() {
 *   background(0);
 * }
 * ```
 */
export abstract class P5AsciifyAbstractFeatureRenderer2D<
  T extends FeatureAsciiRendererOptions = FeatureAsciiRendererOptions,
> extends P5AsciifyRenderer2D<T> {
  protected _characterColorPalette: P5AsciifyColorPalette;
  /** The font that the palette has the characters of. */
  private paletteFont: p5.Font;

  /** @ignore */
  constructor(
    p: p5,
    captureFramebuffer: CaptureTexture,
    grid: P5AsciifyGrid,
    fontManager: P5AsciifyFontManager,
    options: T,
  ) {
    super(p, captureFramebuffer, grid, fontManager, withoutChecked(options));
    const { characters } = this._options;
    this._characterColorPalette = new P5AsciifyColorPalette(p, fontManager.glyphColors(characters));
    this.paletteFont = fontManager.font;
    this.update(options);
  }

  /** Fills the framebuffers for the current frame. @ignore */
  abstract render(): void;

  /** @ignore */
  abstract override resetShaders(): void;

  /**
   * The characters to draw with. What their order means is up to the renderer: from dark to bright
   * for brightness, the eight directions for edges.
   *
   * @category Which characters
   * @param characters - Characters of the current font. `" .:-=+*%@#"` by default for brightness,
   *   `"-/|\\-/|\\"` for edges. An empty string is taken, too: these two then draw every character as
   *   the first one of the font, which is the space in the built-in font.
   * @returns The renderer.
   * @throws `characters: expected a string, got 123.`
   * @throws `glyphColor: expected a character of the current font, got "█" (U+2588).`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(400, 400, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness').characters(' .oO@');
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   rotateY(frameCount * 0.01);
   *   torus(120, 50);
   * }
   * ```
   *
   * @see {@link P5AsciifyFontManager.characters}
   */
  characters(characters: string): this {
    if (!expectArgument(typeof characters === 'string', 'characters', 'a string', characters)) {
      return this;
    }
    const isSame = characters === this._options.characters;
    if (isSame && this.paletteFont === this._fontManager.font) return this;
    this.lookUp(characters);
    this.writable.characters = characters;
    return this;
  }

  /** Characters that a font must have. @ignore */
  get neededCharacters(): string {
    return this._options.characters ?? '';
  }

  /** Looks the characters up again, in a font that has changed. @ignore */
  refreshCharacters(): void {
    this.lookUp(this._options.characters);
  }

  /**
   * Whether each cell swaps the colours of its character and its background.
   *
   * @category Colours
   * @param invert - `true` to swap them. `false` by default.
   * @returns The renderer.
   * @throws `invert: expected true or false, got 1.`
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
   *   circle(0, 0, 200 + 60 * sin(frameCount * 0.05));
   * }
   * ```
   *
   * @see {@link characterColor | characterColor()}, {@link backgroundColor | backgroundColor()}
   */
  invert(invert: boolean): this {
    if (expectArgument(typeof invert === 'boolean', 'invert', 'true or false', invert)) {
      this.writable.invert = invert;
    }
    return this;
  }

  /**
   * Turns the characters clockwise.
   *
   * @category Which characters
   * @param angle - The angle in degrees, whatever `angleMode()` is. 0 by default.
   * @returns The renderer.
   * @throws `rotation: expected an angle in degrees, got "90".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness').rotation(45);
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
   * @see {@link flipHorizontally | flipHorizontally()}, {@link flipVertically | flipVertically()}
   */
  rotation(angle: number): this {
    this.setRotation(angle);
    return this;
  }

  /**
   * The colour of the characters when their colour mode is `"fixed"`.
   *
   * @category Colours
   * @param color - A `p5.Color`, as `color()` makes it. White by default.
   * @returns The renderer.
   * @throws `characterColor: expected a p5.Color (make one with color(), or set the option with update()), got "red".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness')
   *     .characterColorMode('fixed')
   *     .characterColor(color('springgreen'));
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
   * @see {@link characterColorMode | characterColorMode()},
   *   {@link backgroundColor | backgroundColor()}
   */
  characterColor(color: p5.Color): this {
    if (this.expectColor('characterColor', color)) this.writable.characterColor = color;
    return this;
  }

  /**
   * The colour behind the characters when the background's colour mode is `"fixed"`.
   *
   * @category Colours
   * @param color - A `p5.Color`, as `color()` makes it. Black by default.
   * @returns The renderer.
   * @throws `backgroundColor: expected a p5.Color (make one with color(), or set the option with update()), got "red".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness')
   *     .backgroundColorMode('fixed')
   *     .backgroundColor(color('midnightblue'));
   * }
   *
   * function draw() {
   *   background(0);
   *   rotate(frameCount * 0.01);
   *   triangle(-130, 80, 130, 80, 0, -140);
   * }
   * ```
   *
   * @see {@link backgroundColorMode | backgroundColorMode()},
   *   {@link characterColor | characterColor()}
   */
  backgroundColor(color: p5.Color): this {
    if (this.expectColor('backgroundColor', color)) this.writable.backgroundColor = color;
    return this;
  }

  /**
   * Where the characters take their colour from.
   *
   * @category Colours
   * @param mode - `"sampled"` for the colour that the sketch has in the middle of the cell (the
   *   default), `"fixed"` for the character colour.
   * @returns The renderer.
   * @throws `characterColorMode: expected a string, got 1.`
   * @throws `characterColorMode: expected "sampled" or "fixed", got "auto".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   // White characters, whatever colour the stripes have.
   *   p5asciifier.renderer('brightness').characterColorMode('fixed');
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   for (let i = 0; i < 4; i++) {
   *     fill(255 - 60 * i, 60 + 40 * i, 80);
   *     rect(-160, -160 + 80 * i, 320, 80);
   *   }
   * }
   * ```
   *
   * @see {@link characterColor | characterColor()},
   *   {@link backgroundColorMode | backgroundColorMode()}
   */
  characterColorMode(mode: 'sampled' | 'fixed'): this {
    this.setColorMode('characterColorMode', mode);
    return this;
  }

  /**
   * Where the cells' backgrounds take their colour from.
   *
   * @category Colours
   * @param mode - `"sampled"` for the colour that the sketch has in the middle of the cell,
   *   `"fixed"` for the background colour (the default).
   * @returns The renderer.
   * @throws `backgroundColorMode: expected a string, got 1.`
   * @throws `backgroundColorMode: expected "sampled" or "fixed", got "auto".`
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness')
   *     .characterColorMode('fixed')
   *     .backgroundColorMode('sampled');
   * }
   *
   * function draw() {
   *   background(0);
   *   noStroke();
   *   rotate(frameCount * 0.01);
   *   for (const name of ['tomato', 'gold', 'teal']) {
   *     fill(name);
   *     rotate(TWO_PI / 3);
   *     circle(80, 0, 120);
   *   }
   * }
   * ```
   *
   * @see {@link backgroundColor | backgroundColor()},
   *   {@link characterColorMode | characterColorMode()}
   */
  backgroundColorMode(mode: 'sampled' | 'fixed'): this {
    this.setColorMode('backgroundColorMode', mode);
    return this;
  }

  /**
   * Mirrors the characters left to right.
   *
   * @category Which characters
   * @param flip - `true` to mirror them. `false` by default.
   * @returns The renderer.
   * @throws `flipHorizontally: expected true or false, got 1.`
   * @since 0.9.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness')
   *     .characters(' ({<[')
   *     .flipHorizontally(true);
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   rotateX(0.5);
   *   rotateY(frameCount * 0.01);
   *   box(160);
   * }
   * ```
   *
   * @see {@link flipVertically | flipVertically()}, {@link rotation | rotation()}
   */
  flipHorizontally(flip: boolean): this {
    if (expectArgument(typeof flip === 'boolean', 'flipHorizontally', 'true or false', flip)) {
      this.writable.flipHorizontally = flip;
    }
    return this;
  }

  /**
   * Mirrors the characters top to bottom.
   *
   * @category Which characters
   * @param flip - `true` to mirror them. `false` by default.
   * @returns The renderer.
   * @throws `flipVertically: expected true or false, got 1.`
   * @since 0.9.0
   *
   * @example
   * ```js
   * function setup() {
   *   createCanvas(320, 320, WEBGL);
   * }
   *
   * function setupAsciify() {
   *   p5asciifier.renderer('brightness')
   *     .characters(' \'v7P')
   *     .flipVertically(true);
   * }
   *
   * function draw() {
   *   background(0);
   *   normalMaterial();
   *   noStroke();
   *   rotateZ(frameCount * 0.01);
   *   ellipsoid(140, 70, 70);
   * }
   * ```
   *
   * @see {@link flipHorizontally | flipHorizontally()}, {@link rotation | rotation()}
   */
  flipVertically(flip: boolean): this {
    if (expectArgument(typeof flip === 'boolean', 'flipVertically', 'true or false', flip)) {
      this.writable.flipVertically = flip;
    }
    return this;
  }

  /**
   * Changes several options at once. Colours may be anything that `color()` reads, such as
   * `"tomato"` or `[255, 99, 71]`. What `options` returns may be passed back.
   *
   * @category Several options at once
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
   *     characterColorMode: 'fixed',
   *     characterColor: 'gold',
   *     rotation: 90,
   *   });
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
   * ```
   *
   * @see {@link renderers.P5AsciifyRenderer.options | options}
   */
  override update(newOptions: T): this {
    if (!expectOptions(newOptions)) return this;
    super.update(newOptions);
    const { characters, invert, rotation } = newOptions;
    this.updateColor('characterColor', newOptions.characterColor);
    this.updateColor('backgroundColor', newOptions.backgroundColor);
    if (characters !== undefined) this.characters(characters);
    if (invert !== undefined) this.invert(invert);
    if (rotation !== undefined) this.setRotation(rotation);
    for (const option of ['characterColorMode', 'backgroundColorMode'] as const) {
      const mode = newOptions[option];
      // The method checks the mode. A plugin may override it, to know further modes.
      const setMode: unknown = Reflect.get(this, option);
      if (mode !== undefined && isFunction(setMode)) setMode.call(this, colorModeName(mode));
    }
    if (newOptions.flipHorizontally !== undefined) {
      this.flipHorizontally(newOptions.flipHorizontally);
    }
    if (newOptions.flipVertically !== undefined) this.flipVertically(newOptions.flipVertically);
    return this;
  }

  /**
   * One colour for each of the characters: the codes that the character framebuffer is made of.
   *
   * @category Which characters
   * @see {@link characters | characters()}
   */
  get characterColorPalette(): P5AsciifyColorPalette {
    return this._characterColorPalette;
  }

  /** @ignore */
  override renew(captureFramebuffer: CaptureTexture): void {
    super.renew(captureFramebuffer);
    this._characterColorPalette.renew();
  }

  /** @ignore */
  override dispose(): void {
    super.dispose();
    this._characterColorPalette.dispose();
  }

  /** A colour option as the framebuffers hold it. */
  protected fixedColor(option: 'characterColor' | 'backgroundColor'): Rgba {
    const color = this._options[option];
    return isValidP5Color(this._p, color) ? premultiplied(rgbaOf(color)) : [0, 0, 0, 0];
  }

  /** The transform that all cells of this renderer have. */
  protected transformColor(): Rgba {
    const { invert = false, flipHorizontally = false, flipVertically = false } = this._options;
    const [red, green, blue] = encodeTransform({ invert, flipHorizontally, flipVertically });
    return [red / 255, green / 255, blue / 255, 1];
  }

  /** The rotation that all cells of this renderer have. */
  protected rotationColor(): Rgba {
    const { rotation } = this._options;
    return isValidP5Color(this._p, rotation) ? rgbaOf(rotation) : [0, 0, 0, 1];
  }

  private lookUp(characters: string | undefined): void {
    this._characterColorPalette.setColors(this._fontManager.glyphColors(characters));
    this.paletteFont = this._fontManager.font;
    this.resetShaders();
  }

  /** The options with their general type: a subclass may narrow it, which would forbid writing. */
  private get writable(): FeatureAsciiRendererOptions {
    return this._options;
  }

  /** Sets an angle in degrees, or a colour that encodes one, as read back from the options. */
  private setRotation(angle: unknown): void {
    if (isValidP5Color(this._p, angle)) {
      this.writable.rotation = angle;
    } else if (typeof angle === 'number' && Number.isFinite(angle)) {
      this.writable.rotation = this._p.color(channelsToHex(encodeRotation(angle)));
    } else {
      expectArgument(false, 'rotation', 'an angle in degrees', angle);
    }
  }

  /** Parses a colour option, which may be anything that p5 reads as a colour, and sets it. */
  private updateColor(
    option: 'characterColor' | 'backgroundColor',
    value: ColorValue | undefined,
  ): void {
    if (value === undefined) return;
    const color = parseColor(this._p, value);
    const expected = 'a colour: a string, a number, an array or a p5.Color';
    if (color) this[option](color);
    else expectArgument(false, option, expected, value, 'update');
  }

  private expectColor(argument: string, color: unknown): color is p5.Color {
    const expected = 'a p5.Color (make one with color(), or set the option with update())';
    return expectArgument(isValidP5Color(this._p, color), argument, expected, color);
  }

  private setColorMode(option: 'characterColorMode' | 'backgroundColorMode', mode: unknown): void {
    if (!expectArgument(typeof mode === 'string', option, 'a string', mode)) return;
    if (isColorMode(mode)) this.writable[option] = COLOR_MODES[mode];
    else expectArgument(false, option, '"sampled" or "fixed"', mode);
  }
}

/** Options that `update()` checks, except `characters`, from which the palette is made before. */
const CHECKED_OPTIONS = [
  'enabled',
  'characterColor',
  'characterColorMode',
  'backgroundColor',
  'backgroundColorMode',
  'invert',
  'rotation',
  'flipHorizontally',
  'flipVertically',
] satisfies (keyof FeatureAsciiRendererOptions)[];

/** The options without those that must pass `update()` first; those of a subclass are kept. */
function withoutChecked<T extends FeatureAsciiRendererOptions>(options: T): T {
  const rest = { ...options };
  for (const option of CHECKED_OPTIONS) Reflect.deleteProperty(rest, option);
  if (typeof rest.characters !== 'string') Reflect.deleteProperty(rest, 'characters');
  return rest;
}
