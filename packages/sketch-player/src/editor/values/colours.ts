/** Colours as sketches write them: strings, and the first three arguments of a function. */
import type { SyntaxNode } from '@lezer/common';
import { argumentNodes, type Read } from '../completions/syntax';

/** Functions whose strings and numbers are colours. */
const takingColours = new Set(
  (
    'ambientMaterial background color emissiveMaterial fill specularColor specularMaterial stroke ' +
    'tint backgroundColor characterColor'
  ).split(' '),
);
/** Functions whose first three numbers are a colour where three more numbers follow. */
const lights = new Set(['directionalLight', 'pointLight', 'spotLight', 'ambientLight']);

export function takesColour(name: string): boolean {
  return takingColours.has(name) || lights.has(name);
}

/** The limits of a colour channel, unless the sketch calls `colorMode()`. */
export const channelLimits = { least: 0, most: 255 };

/** The channels of the colour that a call is given: three numbers, or as many as there are. */
export function channelNodes(call: SyntaxNode, name: string): readonly SyntaxNode[] {
  const given = argumentNodes(call);
  const isLight = lights.has(name) && name !== 'ambientLight';
  const channels = isLight ? (given.length >= 6 ? given.slice(0, 3) : []) : given.slice(0, 4);
  return channels.every((channel) => channel.name === 'Number') ? channels : [];
}

/** `#rrggbb` of a hexadecimal colour; undefined for any other text. */
export function readHex(text: string): string | undefined {
  if (!/^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i.test(text)) return undefined;
  const digits = text.slice(1).toLowerCase();
  const isShort = digits.length < 6;
  return `#${isShort ? [...digits.slice(0, 3)].map((digit) => digit + digit).join('') : digits.slice(0, 6)}`;
}

/** Writes a colour as text, with the opacity that the text had before. */
export function writeHex(hex: string, before: string): string {
  const digits = readHex(before) === undefined ? '' : before.slice(1);
  if (digits.length === 4) return hex + digits.slice(3) + digits.slice(3);
  return hex + digits.slice(6);
}

/** `#rrggbb` of three channels; undefined unless each is a whole number from 0 to 255. */
export function hexOfChannels(channels: readonly SyntaxNode[], read: Read): string | undefined {
  const values = channels.map((channel) => Number(read(channel)));
  const isColour =
    values.length === 3 &&
    values.every((value) => Number.isInteger(value) && value >= 0 && value <= 255);
  return isColour
    ? `#${values.map((value) => value.toString(16).padStart(2, '0')).join('')}`
    : undefined;
}

/** Writes a colour as three arguments. */
export function writeChannels(hex: string): string {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ');
}
