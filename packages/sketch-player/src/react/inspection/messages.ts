/** Labels and messages of the cell inspector. */
import type { CellBuffer } from '../../protocol/cells';

export const inspection = {
  cells: 'Cells of the frame',
  hint: 'Arrow keys choose a cell. Home and End go to the ends of its row, Page Up and Page Down to those of its column. Escape ends the inspection.',
  facts: 'Chosen cell',
  close: 'Close',
  overlays: 'Overlays',
  asciifier: 'Asciifier',
  asciifierOf: (place: number, count: number) => `${place + 1} of ${count}`,
  grid: 'Grid',
  source: 'Source',
  sourceOfNewest: 'The source of earlier frames is not kept.',
  waiting: 'Reading the frame.',
};

export const frames = {
  name: 'Frame',
  place: (frame: number, place: number, count: number) =>
    `Frame ${frame}, ${place} of the ${count} that are kept`,
  previous: 'Previous frame',
  next: 'Next frame',
  newest: 'Newest frame',
  copy: 'Copy this frame',
  copied: 'Frame copied.',
};

const buffers: Record<CellBuffer, string> = {
  character: 'Character',
  primary: 'Primary colour',
  secondary: 'Secondary colour',
  transform: 'Transform',
  rotation: 'Rotation',
};

export const cell = {
  place: 'Cell',
  placeOf: (x: number, y: number) => `x ${x}, y ${y}`,
  character: 'Character',
  characterOf: (character: string, unicode: number) =>
    `“${character}”, U+${unicode.toString(16).toUpperCase().padStart(4, '0')} (${unicode})`,
  empty: 'none, exported as a space',
  renderer: 'Renderer',
  rendererOf: (name: string, covered: readonly string[]) =>
    covered.length === 0 ? name : `${name}, above ${covered.join(', ')}`,
  noRenderer: 'none has a character here',
  buffer: (buffer: CellBuffer) => `${buffers[buffer]} buffer`,
  bytes: (bytes: readonly number[]) => bytes.join(', '),
  index: (index: number) => `character ${index} of the font`,
  transform: (inverted: boolean, horizontal: boolean, vertical: boolean) =>
    [
      inverted ? 'inverted' : 'not inverted',
      ...(horizontal ? ['flipped left to right'] : []),
      ...(vertical ? ['flipped upside down'] : []),
    ].join(', '),
  degrees: (degrees: number) => `${degrees}°`,
  json: 'In toJSON()',
  jsonPlace: (index: number) => `cells[${index}]`,
  source: 'Source pixels',
  sourceArea: (left: number, top: number, right: number, bottom: number) =>
    `x ${left} to ${right}, y ${top} to ${bottom}`,
  sampled: (x: number, y: number) => `The pixel in its middle is x ${x}, y ${y}.`,
  /** What a screen reader says of a cell that was chosen by keys. */
  said: (x: number, y: number, character: string, renderer: string) =>
    `x ${x}, y ${y}: ${character}. ${renderer}.`,
};
