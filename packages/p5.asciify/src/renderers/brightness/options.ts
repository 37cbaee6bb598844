import type { BrightnessAsciiRendererOptions } from '../options';

/**
 * Options that a brightness renderer starts with.
 *
 * @see {@link renderers.renderer2d.feature.P5AsciifyBrightnessRenderer.update | update()}
 */
export const BRIGHTNESS_DEFAULT_OPTIONS = {
  /** On, so that a sketch without any settings uses it. */
  enabled: true,
  /** From dark to bright. */
  characters: ' .:-=+*%@#',
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
  /** Upright, in degrees. */
  rotation: 0,
  /** Not mirrored. */
  flipHorizontally: false,
  /** Not mirrored. */
  flipVertically: false,
  /** All values. */
  brightnessRange: [0, 255],
} satisfies BrightnessAsciiRendererOptions;
