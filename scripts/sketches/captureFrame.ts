import * as v from 'valibot';
import { distance, type FrameColours } from '../../website/plugins/sketches/reading/frameColours';
import type { P5Major } from 'sketch-player/p5Majors';
import { openSketch, type Size, type SketchPage, type SketchSource } from './openSketch';

/** The frame of a sketch that is captured to represent it. */
export interface Capture extends Size {
  frame: number;
  /** How many frames up to then are painted: more than one if earlier ones can be seen in it. */
  paintedFrames: number;
  /** Whether the page has the library. Without it, the colours of the canvas are read. */
  library?: boolean | undefined;
  /**
   * Whether the sketch puts the output of several asciifiers together. Then the characters of the
   * first are kept where they are seen, and those of the others become backgrounds.
   */
  composed?: boolean | undefined;
}

/** The side in pixels of the empty cells whose colours are read of a canvas without characters. */
const plainCell = 4;

export interface CapturedFrame {
  /** The characters, one line per row. */
  text: string;
  colours: FrameColours;
}

/**
 * The parts of `toJSON()`, the library's own export, that are read here. The cells of textmode.js,
 * which has no such export, are given the same form.
 */
const exportSchema = v.object({
  metadata: v.object({ gridSize: v.object({ cols: v.number(), rows: v.number() }) }),
  cells: v.array(
    v.object({ character: v.string(), color: v.string(), backgroundColor: v.string() }),
  ),
});

/**
 * Draws a sketch up to a frame and reads its characters and their colours.
 *
 * @throws Error with everything that the page complained of, or when there is nothing to see.
 */
export async function captureFrame(
  sketchPage: SketchPage,
  sketch: SketchSource,
  { frame, paintedFrames, library = true, composed = false, ...size }: Capture,
  major: P5Major,
): Promise<CapturedFrame> {
  const manner = { antialias: true, library };
  const complaints = await openSketch(sketchPage, sketch, major, size, manner);
  if (!library) {
    await sketchPage.page.evaluate(([count, painted]) => window.drawFrames(count, painted), [
      frame,
      paintedFrames,
    ] as const);
    if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
    return capturePlain(sketchPage, size);
  }
  const drawn = await sketchPage.page
    .evaluate(
      async ([count, painted, part]) => {
        await window.drawFrames(count, painted);
        const textmode = window.readTextmode();
        if (textmode) {
          const { grid, cells } = textmode;
          const rows = Array.from({ length: grid.rows }, (_, y) =>
            cells.slice(y * grid.cols, (y + 1) * grid.cols),
          );
          return {
            text: rows.map((row) => row.map((cell) => cell.character).join('')).join('\n'),
            json: JSON.stringify({
              metadata: { gridSize: { cols: grid.cols, rows: grid.rows } },
              cells,
            }),
            seen: window.readSeen(grid, part),
          };
        }
        const [asciifier] = window.p5asciify.asciifiers;
        if (!asciifier) throw new Error('The sketch has no asciifier.');
        return {
          text: asciifier.toString(),
          json: asciifier.toJSON(),
          seen: window.readSeen(asciifier.grid, part),
        };
      },
      [frame, paintedFrames, composed ? 'cells' : 'corners'] as const,
    )
    .catch((error: unknown) => {
      complaints.push(String(error));
      return undefined;
    });
  if (complaints.length > 0 || !drawn) throw new Error([...new Set(complaints)].join('\n'));
  if (drawn.text.trim() === '') throw new Error(`Frame ${frame} is blank.`);
  if (composed) return readComposed(drawn.json, drawn.seen);
  return { text: `${drawn.text}\n`, colours: readColours(drawn.json, cornersOf(drawn.seen)) };
}

/** Reads a canvas as empty cells, each with the colour in its upper left corner. */
async function capturePlain({ page }: SketchPage, { width, height }: Size): Promise<CapturedFrame> {
  const [cols, rows] = [Math.floor(width / plainCell), Math.floor(height / plainCell)];
  const grid = { cols, rows, cellWidth: plainCell, cellHeight: plainCell, offsetX: 0, offsetY: 0 };
  const seen = await page.evaluate((each) => window.readSeen(each, 'corners'), grid);
  const corners = cornersOf(seen);
  return {
    text: `${' '.repeat(cols)}\n`.repeat(rows),
    colours: {
      characters: inRows(
        cols,
        corners.map(() => undefined),
      ),
      backgrounds: inRows(cols, corners),
    },
  };
}

/**
 * Draws a sketch up to each of the given frames and exports them, without a look at the picture.
 *
 * @throws Error with everything that the page complained of.
 */
export async function exportFrames(
  sketchPage: SketchPage,
  source: string,
  frames: readonly number[],
  size: Size,
  major: P5Major,
): Promise<string[]> {
  const complaints = await openSketch(sketchPage, { source }, major, size, { antialias: false });
  const drawn: string[] = [];
  for (const frame of frames) {
    const json = await sketchPage.page
      .evaluate(async (count) => {
        await window.drawFrames(count, 1);
        const [asciifier] = window.p5asciify.asciifiers;
        if (!asciifier) throw new Error('The sketch has no asciifier.');
        return asciifier.toJSON();
      }, frame)
      .catch((error: unknown) => {
        complaints.push(String(error));
        return '';
      });
    if (complaints.length > 0) throw new Error([...new Set(complaints)].join('\n'));
    drawn.push(json);
  }
  return drawn;
}

/** The colour in the upper left corner of each cell. */
const cornersOf = (seen: readonly SeenColours[]): string[] =>
  seen.map(([corner]) => corner?.[0] ?? '#000000');

/** Splits the values of cells into rows. */
function inRows<Value>(cols: number, values: readonly Value[]): Value[][] {
  return Array.from({ length: values.length / cols }, (_, y) =>
    values.slice(y * cols, (y + 1) * cols),
  );
}

/**
 * @param behind The colour on the screen in the corner of each cell: the export does not know what
 *   lies behind an empty cell.
 */
function readColours(json: string, behind: readonly string[]): FrameColours {
  const { metadata, cells } = v.parse(exportSchema, JSON.parse(json));
  const { cols } = metadata.gridSize;
  const backgrounds = cells.map(({ backgroundColor }, i) =>
    over(backgroundColor, behind[i] ?? '#000000'),
  );
  const characters = cells.map(({ character, color }, i) =>
    character === ' ' ? undefined : over(color, backgrounds[i] ?? '#000000'),
  );
  return { characters: inRows(cols, characters), backgrounds: inRows(cols, backgrounds) };
}

/** How far the colour of a character may be from the one that is seen. */
const sameColour = 24;

/** Reads the first asciifier of several, whose characters may lie below those of the others. */
function readComposed(json: string, seen: readonly SeenColours[]): CapturedFrame {
  const { metadata, cells } = v.parse(exportSchema, JSON.parse(json));
  const { cols } = metadata.gridSize;
  const found = cells.map(({ character, color }, i) => {
    const colours = seen[i] ?? [];
    const own = over(color, '#000000');
    const others = colours.filter(([colour]) => distance(colour, own) >= sameColour);
    const isSeen = character !== ' ' && others.length < colours.length;
    return {
      character: isSeen ? character : ' ',
      colour: isSeen ? own : undefined,
      behind: mean(isSeen ? others : colours),
    };
  });
  const lines = inRows(
    cols,
    found.map(({ character }) => character),
  );
  return {
    text: lines.map((line) => `${line.join('')}\n`).join(''),
    colours: {
      characters: inRows(
        cols,
        found.map(({ colour }) => colour),
      ),
      backgrounds: inRows(
        cols,
        found.map(({ behind }) => behind),
      ),
    },
  };
}

/** The colour of a cell from afar. */
function mean(colours: SeenColours): string {
  const pixels = colours.reduce((sum, [, count]) => sum + count, 0) || 1;
  const sum = [1, 3, 5].map((at) =>
    colours.reduce((total, [colour, count]) => {
      return total + count * Number.parseInt(colour.slice(at, at + 2), 16);
    }, 0),
  );
  return `#${sum.map((each) => hex(each / pixels)).join('')}`;
}

const hex = (channel: number) => Math.round(channel).toString(16).padStart(2, '0');

/** Blends a colour of the export, `#rrggbbaa`, over an opaque one. */
function over(colour: string, ground: string): string {
  const channel = (text: string, index: number) =>
    Number.parseInt(text.slice(1 + 2 * index, 3 + 2 * index), 16);
  const alpha = channel(colour, 3) / 255;
  const mixed = [0, 1, 2].map((index) =>
    hex(alpha * channel(colour, index) + (1 - alpha) * channel(ground, index)),
  );
  return `#${mixed.join('')}`;
}
