import type { EdgeAsciiRendererOptions } from '../options';

/**
 * Options that an edge renderer starts with.
 *
 * @see {@link renderers.renderer2d.feature.P5AsciifyEdgeRenderer.update | update()}
 */
export const EDGE_DEFAULT_OPTIONS = {
  /** Off until you turn it on. */
  enabled: false,
  /** One for each of eight directions. */
  characters: '-/|\\-/|\\',
  /** White. */
  characterColor: '#FFFFFF',
  /** Characters take the sketch's colours. */
  characterColorMode: 'sampled',
  /** Black. */
  backgroundColor: '#000000',
  /** Backgrounds are `backgroundColor`. */
  backgroundColorMode: 'fixed',
  /** Colours are not swapped. */
  invert: false,
  /** An eighth of the way from black to white. */
  sobelThreshold: 0.5,
  /** Pixels of a cell. */
  sampleThreshold: 16,
  /** Upright, in degrees. */
  rotation: 0,
  /** Not mirrored. */
  flipHorizontally: false,
  /** Not mirrored. */
  flipVertically: false,
} satisfies EdgeAsciiRendererOptions;
