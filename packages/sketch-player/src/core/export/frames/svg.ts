import { escapeText } from '../htmlFile';
import { emptyCell, type CharacterFrame, type FrameCell } from './CharacterFrame';
import { rowsOf } from './terminal';

/** The height of a cell in units of the drawing; its size on a screen is up to whoever shows it. */
const height = 16;

/** A frame as a drawing, whose characters are text in the font of whoever shows it. */
export function toSVG(frame: CharacterFrame): string {
  const { cols, rows, cellRatio } = frame;
  const width = round(height * cellRatio);
  const size = `${round(cols * width)} ${rows * height}`;
  const cells = rowsOf(frame).flatMap((row, y) =>
    row.map((cell, x) => elementsOf(cell, x * width, y * height, width)),
  );
  const [across, down] = size.split(' ');
  return `<?xml version="1.0" encoding="UTF-8"?>
<svg xmlns="http://www.w3.org/2000/svg" width="${across}" height="${down}" viewBox="0 0 ${size}">
<rect width="100%" height="100%" fill="${emptyCell.background}"/>
<g font-family="monospace" font-size="${height}" text-anchor="middle">
${cells.join('')}</g>
</svg>
`;
}

function elementsOf(cell: FrameCell, left: number, top: number, width: number): string {
  const { character, color, background } = cell;
  const ground =
    background === emptyCell.background
      ? ''
      : `<rect x="${round(left)}" y="${top}" width="${width}" height="${height}" fill="${background}"/>\n`;
  if (character === ' ') return ground;
  const middle = [round(left + width / 2), top + height / 2] as const;
  const turn = transformOf(cell, middle);
  // A third of the size below the middle is the baseline of text whose middle is there.
  return `${ground}<text x="${middle[0]}" y="${round(middle[1] + height / 3)}" textLength="${width}" lengthAdjust="spacingAndGlyphs" fill="${color}"${turn}>${escapeText(character)}</text>\n`;
}

/** A cell is turned first and then mirrored, as on the screen; SVG reads from right to left. */
function transformOf(
  { rotation, flipHorizontal, flipVertical }: FrameCell,
  [x, y]: readonly [number, number],
): string {
  const isMirrored = flipHorizontal || flipVertical;
  if (rotation === 0 && !isMirrored) return '';
  const mirror = isMirrored ? ` scale(${flipHorizontal ? -1 : 1} ${flipVertical ? -1 : 1})` : '';
  return ` transform="translate(${x} ${y})${mirror} rotate(${rotation}) translate(${-x} ${-y})"`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
