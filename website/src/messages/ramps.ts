/** What the tool that measures the characters of a font says. */
import type { CopyState } from './everyPage';

const percentage = (share: number) => `${(share * 100).toFixed(1)} %`;

export const ramps = {
  name: 'Measure a ramp',
  open: 'Measure characters',
  notLoaded: 'The tool could not be loaded. Check your network connection.',
  font: 'Font',
  file: 'Or a font file from your computer',
  fontNotLoaded: (name: string) =>
    `${name} could not be loaded. Check your network connection, and choose it again.`,
  noFont: (name: string) =>
    `${name} is not a font that this browser can read. Choose a .ttf, .otf, .woff or .woff2 file.`,
  characters: 'Characters',
  count: 'Number of characters to keep',
  chooseEven: 'Keep the most even ones',
  result: (
    count: number,
    font: string,
    jump: { from: string; to: string; times: number } | undefined,
  ) => {
    const measured =
      count === 1
        ? `1 character, measured in ${font}.`
        : `${count} characters, measured in ${font}.`;
    if (!jump) return measured;
    const [from, to] = [jump.from, jump.to].map((character) =>
      character === ' ' ? 'the space' : character,
    );
    return `${measured} The largest step, from ${from} to ${to}, is ${jump.times.toFixed(1)} times the average step.`;
  },
  missing: (characters: readonly string[]) => `The font lacks ${characters.join(' ')}`,
  strip: (isOnLight: boolean) =>
    isOnLight
      ? 'A strip from black to white: smooth, in black characters on white, and in the greys of these characters'
      : 'A strip from black to white: smooth, in white characters on black, and in the greys of these characters',
  onLight: 'Dark characters on a light background',
  copy: { idle: 'Copy the ramp', copied: 'Copied', failed: 'Not copied' } satisfies Record<
    CopyState,
    string
  >,
  tableOf: (font: string) => `From the lightest to the densest, in ${font}`,
  columns: ['Character', 'Code', 'Ink', 'Step'],
  space: 'space',
  percent: percentage,
  step: (share: number) => `+${percentage(share)}`,
};
