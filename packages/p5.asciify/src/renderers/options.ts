import type p5 from 'p5';

/**
 * A colour as `color()` reads it: a CSS string, a grey, an array of red, green, blue and alpha or of
 * grey and alpha, or a `p5.Color`.
 *
 * @inline
 */
type RendererColor =
  | string
  | number
  | readonly [grey: number]
  | readonly [grey: number, alpha: number]
  | readonly [red: number, green: number, blue: number]
  | readonly [red: number, green: number, blue: number, alpha: number]
  | p5.Color;

/**
 * A mode that only a plugin knows, or the number by which the options keep a mode. The compiler
 * would take any string for a plain `string`, and editors would no longer offer the other words.
 *
 * @inline
 */
type OtherColorMode = number | (string & Record<never, never>);

/** Options that every renderer has. */
export interface AsciiRendererOptions {
  /**
   * Whether the renderer draws.
   *
   * @defaultValue `true` by brightness, otherwise `false`
   */
  enabled?: boolean;
}

/** Options of a renderer that turns pixels into characters. */
export interface FeatureAsciiRendererOptions extends AsciiRendererOptions {
  /**
   * The characters to draw with, all of them in the current font. By brightness, from the darkest
   * to the brightest; along edges, one for each eighth of a turn. An empty string stands for the first
   * character of the font.
   *
   * @defaultValue `" .:-=+*%@#"` by brightness, `"-/|\\-/|\\"` along edges
   */
  characters?: string;

  /**
   * Colour of the characters when `characterColorMode` is `"fixed"`.
   *
   * @defaultValue `"#FFFFFF"`
   */
  characterColor?: RendererColor;

  /**
   * Where characters take their colour from: `"sampled"` from the sketch, `"fixed"` from
   * `characterColor`. Read back as a number: 0 for sampled, 1 for fixed. A plugin may know others.
   *
   * @defaultValue `"sampled"`
   */
  characterColorMode?: 'sampled' | 'fixed' | OtherColorMode;

  /**
   * Colour behind the characters when `backgroundColorMode` is `"fixed"`.
   *
   * @defaultValue `"#000000"`
   */
  backgroundColor?: RendererColor;

  /**
   * Where the cells' backgrounds take their colour from: `"sampled"` from the sketch, `"fixed"`
   * from `backgroundColor`. Read back as a number: 0 for sampled, 1 for fixed. A plugin may know
   * others.
   *
   * @defaultValue `"fixed"`
   */
  backgroundColorMode?: 'sampled' | 'fixed' | OtherColorMode;

  /**
   * Whether each cell swaps the colours of its character and its background.
   *
   * @defaultValue `false`
   */
  invert?: boolean;

  /**
   * Angle in degrees by which characters are turned clockwise. Read back as the `p5.Color` that
   * encodes the angle.
   *
   * @defaultValue `0`
   */
  rotation?: number | p5.Color;

  /**
   * Whether characters are mirrored left to right.
   *
   * @defaultValue `false`
   */
  flipHorizontally?: boolean;

  /**
   * Whether characters are mirrored top to bottom.
   *
   * @defaultValue `false`
   */
  flipVertically?: boolean;
}

/** Options of {@link renderers.renderer2d.feature.P5AsciifyBrightnessRenderer}. */
export interface BrightnessAsciiRendererOptions extends FeatureAsciiRendererOptions {
  /**
   * The darkest and the brightest value that get a character, from 0 to 255. Fractions count.
   *
   * @defaultValue `[0, 255]`
   */
  brightnessRange?: [number, number];
}

/** Options of {@link renderers.renderer2d.feature.P5AsciifyEdgeRenderer}. */
export interface EdgeAsciiRendererOptions extends FeatureAsciiRendererOptions {
  /**
   * How strong a change of colour must be to count as an edge, from 0 to 1.
   *
   * @defaultValue `0.5`
   */
  sobelThreshold?: number;

  /**
   * How many pixels of a cell must lie on an edge for it to get a character. 0 or more.
   *
   * @defaultValue `16`
   */
  sampleThreshold?: number;
}
