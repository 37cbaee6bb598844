/** The fonts that can be measured: those of the site, and files of the reader, which stay here. */
import cascadiaMono from '@fontsource/cascadia-mono/files/cascadia-mono-latin-400-normal.woff2';
import jersey10 from '@fontsource/jersey-10/files/jersey-10-latin-400-normal.woff2';
import pressStart from '@fontsource/press-start-2p/files/press-start-2p-latin-400-normal.woff2';
import { measure, type Coverage } from 'sketch-player/density';

/** A font that the site serves. */
export interface ServedFont {
  name: string;
  address: string;
}

/** The fonts of the site; the first one is the library's own default font. */
export const servedFonts: readonly [ServedFont, ...ServedFont[]] = [
  { name: 'Press Start 2P', address: pressStart },
  { name: 'Jersey 10', address: jersey10 },
  { name: 'Cascadia Mono', address: cascadiaMono },
];

/** A font that has been loaded. */
export interface Face {
  name: string;
  /** The name under which the page knows it: never that of an installed font. */
  family: string;
  coverage: Coverage;
  has: (character: string) => boolean;
}

/** The fallback for characters that a font lacks. */
const standIn = 'monospace';
let count = 0;

/** @throws Error when the font cannot be fetched or read. */
export async function loadServed({ name, address }: ServedFont): Promise<Face> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} was answered with ${response.status}.`);
  return loadFace(name, await response.arrayBuffer());
}

/** @throws Error when the bytes are no font that the browser can read. */
export async function loadFace(name: string, bytes: ArrayBuffer): Promise<Face> {
  count += 1;
  const family = `measured-${count}`;
  const face = new FontFace(family, bytes);
  await face.load();
  document.fonts.add(face);
  const font = `${family}, ${standIn}`;
  const coverage = measure(font);
  return { name, family, coverage, has: knows(font, coverage) };
}

/**
 * Whether a font has a character. The browser takes a missing one from the fallback font, so
 * it looks the same as in that font alone. Spaces look the same in all.
 */
function knows(font: string, coverage: Coverage): Face['has'] {
  const ofStandIn = measure(standIn);
  const [width, widthOfStandIn] = [widthsIn(font), widthsIn(standIn)];
  return (character) =>
    coverage(character) === 0 ||
    coverage(character) !== ofStandIn(character) ||
    width(character) !== widthOfStandIn(character);
}

function widthsIn(font: string): (character: string) => number {
  const context = document.createElement('canvas').getContext('2d');
  if (context) context.font = `100px ${font}`;
  return (character) => context?.measureText(character).width ?? 0;
}
