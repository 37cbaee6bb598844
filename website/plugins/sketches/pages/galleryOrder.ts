import type { Example } from '../reading/examples';

/** The examples that are best to look at, in the order in which the gallery shows them first. */
export const shownFirst: readonly string[] = [
  'evening-water',
  'pearl',
  'moth',
  'eye',
  'gallop',
  'allium',
  'poster',
  'compass-needles',
  'live-coding',
  'mountains',
  'tunnel',
  'mirror',
  'rain-window',
  'polyrhythm',
  'jellyfish',
  'night-city',
  'balloon',
  'patchwork',
  'harp',
  'leap',
  'island-map',
  'echo',
  'chess',
  'shader-plasma',
  'hero',
  'toggle-effect',
  'dandelion',
  'ringed-planet',
  'two-asciifiers',
  'graphics-source',
  'flow-field',
  'breakout',
  'json-sprite',
  'caption-layer',
  'run-time-updates',
  'reaction-diffusion',
  'film-leader',
  'export-keys',
  'texture-on-a-box',
  'torus-knot',
  'layered-ranges',
  'five-framebuffers',
  'three-layers',
  'text-menu',
  'frame-meter',
  'fixed-grid',
  'glyph-table',
];

/** Examples that only show a step, and those made with another library. */
export const shownLast: readonly string[] = [
  'bouncing-logo',
  'pair-overlay-textmode',
  'pair-windmill-textmode',
  'pair-pond-textmode',
  'pair-filings-textmode',
  'pair-butterfly-textmode',
  'pair-snow-textmode',
];

type Listed = Pick<Example, 'slug' | 'title'>;

/** Compares examples for the gallery: `shownFirst`, then all others by title, then `shownLast`. */
export function galleryOrder(a: Listed, b: Listed): number {
  return place(a) - place(b) || sortTitle(a).localeCompare(sortTitle(b), 'en');
}

function place({ slug }: Listed): number {
  const [first, last] = [shownFirst.indexOf(slug), shownLast.indexOf(slug)];
  if (first >= 0) return first - shownFirst.length;
  return last + 1;
}

/** The title without a leading article, as library catalogues sort. */
function sortTitle({ title }: Listed): string {
  return title.replace(/^(?:an?|the) /i, '');
}
