import type { Example } from './readExamples';

/** What is best to look at, in this order: whoever comes to the gallery sees these first. */
export const shownFirst: readonly string[] = [
  'eye',
  'compass-needles',
  'live-coding',
  'mountains',
  'tunnel',
  'shader-plasma',
  'mirror',
  'hero',
  'ringed-planet',
  'graphics-source',
  'flow-field',
  'breakout',
  'json-sprite',
  'run-time-updates',
  'reaction-diffusion',
  'film-leader',
  'texture-on-a-box',
  'torus-knot',
  'five-framebuffers',
  'glyph-table',
];

/** What shows a setting or a step, and is plain to look at. */
export const shownLast: readonly string[] = [
  'three-layers',
  'two-asciifiers',
  'toggle-effect',
  'layered-ranges',
  'export-keys',
  'caption-layer',
  'frame-meter',
  'bouncing-logo',
  'text-menu',
  'fixed-grid',
];

type Listed = Pick<Example, 'slug' | 'title'>;

/** The order of the gallery: the first, all others by title, the last. */
export function galleryOrder(a: Listed, b: Listed): number {
  return place(a) - place(b) || sortTitle(a).localeCompare(sortTitle(b), 'en');
}

function place({ slug }: Listed): number {
  const [first, last] = [shownFirst.indexOf(slug), shownLast.indexOf(slug)];
  if (first >= 0) return first - shownFirst.length;
  return last + 1;
}

/** As in a library's catalogue, an article in front does not count. */
function sortTitle({ title }: Listed): string {
  return title.replace(/^(?:an?|the) /i, '');
}
