import type { renderers } from 'p5.asciify';

/**
 * How a cell may change its character to come nearer to what is in it. `"flips"`: mirrored left to
 * right, top to bottom, or both. `"turns"`: turned by quarters. `"inversion"`: with the colours of
 * character and background exchanged.
 *
 * @see {@link ShapeRenderer.transforms | transforms()}
 */
export type ShapeTransform = 'flips' | 'turns' | 'inversion';

export const TRANSFORMS: readonly ShapeTransform[] = ['flips', 'turns', 'inversion'];

/**
 * Where a colour comes from. `"fitted"`: the one that, through the character, comes nearest to what
 * is in the cell. `"sampled"`: the mean of the cell. `"fixed"`: the colour of the options.
 *
 * @see {@link ShapeRenderer.characterColorMode | characterColorMode()},
 *   {@link ShapeRenderer.backgroundColorMode | backgroundColorMode()}
 */
export type ShapeColorMode = 'sampled' | 'fixed' | 'fitted';

/** How the options keep a mode. */
export const SHAPE_COLOR_MODES: Readonly<Record<ShapeColorMode, number>> = {
  sampled: 0,
  fixed: 1,
  fitted: 2,
};

/** The largest `contrast`. */
export const MAX_CONTRAST = 4;

/** Options of a shape renderer, besides those that all feature renderers have. */
export interface ShapeRendererOptions extends renderers.FeatureAsciiRendererOptions {
  /**
   * The characters to choose from; their order does not matter. The empty string stands for all
   * printable ASCII that the font has.
   *
   * @defaultValue `""`
   */
  characters?: string;

  /**
   * How characters may be changed to come nearer to what is in a cell.
   *
   * @defaultValue `[]`
   */
  transforms?: readonly ShapeTransform[];

  /**
   * By how much differences within a cell are stretched before a character is chosen and colours are
   * fitted, from 0 to 4. Above 1 shapes come out more clearly, below 1 they soften.
   *
   * @defaultValue `1`
   */
  contrast?: number;

  /**
   * How much better another character must be before a cell changes to it, from 0 (any better one is
   * taken) to 1. It keeps slow motion from shimmering.
   *
   * @defaultValue `0.25`
   */
  steadiness?: number;

  /**
   * Where characters take their colour from: `"fitted"` to the cell through the character,
   * `"sampled"` for the mean of the cell, `"fixed"` for `characterColor`. Read back as a number: 0 for
   * sampled, 1 for fixed, 2 for fitted.
   *
   * @defaultValue `"fitted"`
   */
  characterColorMode?: ShapeColorMode | number | (string & Record<never, never>);

  /**
   * Where the cells' backgrounds take their colour from; as for characters.
   *
   * @defaultValue `"fitted"`
   */
  backgroundColorMode?: ShapeColorMode | number | (string & Record<never, never>);
}

/** Options that a shape renderer starts with. */
export const SHAPE_DEFAULT_OPTIONS = {
  /** Off until it is turned on, as with every renderer that is added. */
  enabled: false,
  /** All printable ASCII of the font. */
  characters: '',
  /** White. */
  characterColor: '#FFFFFF',
  /** Fitted to the cell. */
  characterColorMode: 'fitted',
  /** Black. */
  backgroundColor: '#000000',
  /** Fitted to the cell. */
  backgroundColorMode: 'fitted',
  /** Colours are not swapped. */
  invert: false,
  /** Upright, in degrees. */
  rotation: 0,
  /** Not mirrored. */
  flipHorizontally: false,
  /** Not mirrored. */
  flipVertically: false,
  /** Characters as they are, so that they can be copied as text. */
  transforms: [],
  /** As in the sketch. */
  contrast: 1,
  /** Cells keep their characters unless another is clearly better. */
  steadiness: 0.25,
} satisfies ShapeRendererOptions;
