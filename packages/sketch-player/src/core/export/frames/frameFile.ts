/** A frame as a file. The page writes each itself, from cells that it has parsed: a sketch gives no more. */
import type { CaptureFormat } from '../../../protocol/formats';
import { refusals } from '../../messages';
import { frameOf, parseExport, type FrameExport } from './CharacterFrame';
import { toSVG } from './svg';
import { rowsOf } from './terminal';

/**
 * @param content What the sandbox has answered: an export of an asciifier as JSON, or a PNG.
 * @throws Error in words for the reader when it is neither.
 */
export async function frameFile(format: CaptureFormat, content: Blob): Promise<Blob> {
  if (format === 'png') return pictureFile(content);
  const exported = parseExport(await content.text());
  switch (format) {
    case 'text':
      return new Blob([toText(exported)], { type: 'text/plain;charset=utf-8' });
    case 'svg':
      return new Blob([toSVG(frameOf(exported))], { type: 'image/svg+xml' });
    case 'json':
      return new Blob([toJSON(exported)], { type: 'application/json' });
  }
}

/** One line for each row of the grid. */
function toText(exported: FrameExport): string {
  return rowsOf(frameOf(exported))
    .map((row) => row.map(({ character }) => character).join(''))
    .join('\n');
}

/** The same export, whatever else the sketch has put into it. */
function toJSON({ metadata, cells }: FrameExport): string {
  const withCodes = cells.map(({ x, y, character, ...cell }) => {
    return { x, y, character, unicode: character.codePointAt(0), ...cell };
  });
  return JSON.stringify({ metadata, cells: withCodes }, null, 2);
}

/** How every PNG begins. */
const signature = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

async function pictureFile(content: Blob): Promise<Blob> {
  const start = new Uint8Array(await content.slice(0, signature.length).arrayBuffer());
  if (signature.some((byte, place) => start[place] !== byte)) throw new Error(refusals.noPicture);
  return new Blob([content], { type: 'image/png' });
}
