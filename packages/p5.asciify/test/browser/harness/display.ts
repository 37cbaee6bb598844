/** Computes on the CPU what the canvas must show for given cells: the pipeline's last pass. */
import { rotationAngle } from './expected';
import { pixelAt, type Atlas, type Pixels, type Rgba } from './pixels';
import type { Cell } from './sketch';

/** Texels nearer to a border than this share of a texel may be read from either side. */
const BORDER = 0.02;

/**
 * The colours that one pixel of a cell may have: one, or several when its position in the glyph's
 * tile is on a border between texels.
 *
 * @param at Position in the cell, 0 to 1 from its top left corner.
 */
function shownAt(cell: Cell, index: number, atlas: Atlas, at: readonly [number, number]): Rgba[] {
  const on = (channel: number) => (cell.transform[channel] ?? 0) > 127;
  const [x, y] = [(at[0] - 0.5) * (on(1) ? -1 : 1), (at[1] - 0.5) * (on(2) ? -1 : 1)];
  const turn = (rotationAngle(cell.rotation) * Math.PI) / 180;
  const u = Math.cos(turn) * x + Math.sin(turn) * y + 0.5;
  const v = -Math.sin(turn) * x + Math.cos(turn) * y + 0.5;

  const tile = { width: atlas.width / atlas.columns, height: atlas.height / atlas.rows };
  const near = (value: number) => [
    ...new Set([value - BORDER, value, value + BORDER].map(Math.floor)),
  ];
  const colours: Rgba[] = [];
  for (const col of near(u * tile.width)) {
    for (const row of near(v * tile.height)) {
      const outside = col < 0 || row < 0 || col >= tile.width || row >= tile.height;
      const glyph: Rgba = outside
        ? [0, 0, 0, 0]
        : pixelAt(
            atlas,
            (index % atlas.columns) * tile.width + col,
            Math.floor(index / atlas.columns) * tile.height + row,
          );
      colours.push(mixed(cell, glyph, { outside, inverted: on(0) }));
    }
  }
  return colours;
}

function mixed(
  { primary, secondary }: Cell,
  glyph: Rgba,
  { outside, inverted }: { outside: boolean; inverted: boolean },
): Rgba {
  const channel = (i: 0 | 1 | 2 | 3): number => {
    const [front, back] = [primary[i] ?? NaN, secondary[i] ?? NaN];
    if (outside) return inverted ? front : back;
    const coverage = inverted && i < 3 ? 255 - glyph[i] : glyph[i];
    return back + ((front - back) * coverage) / 255;
  };
  return [channel(0), channel(1), channel(2), channel(3)];
}

/**
 * Compares the canvas with what the cells must look like, and describes the pixels that differ.
 * For opaque colours on a grid that fills the canvas.
 */
export function wrongPixels(
  canvas: Pixels,
  cells: Cell[],
  { cols, font, atlas }: { cols: number; font: string[]; atlas: Atlas },
): string[] {
  const size = { width: canvas.width / cols, height: canvas.height / (cells.length / cols) };
  const wrong: string[] = [];
  for (let y = 0; y < canvas.height; y += 1) {
    for (let x = 0; x < canvas.width; x += 1) {
      const [col, row] = [Math.floor(x / size.width), Math.floor(y / size.height)];
      const cell = cells[row * cols + col];
      if (cell?.character === undefined) continue;
      const at = [(x + 0.5) / size.width - col, (y + 0.5) / size.height - row] as const;
      const shown = pixelAt(canvas, x, y);
      const allowed = shownAt(cell, font.indexOf(cell.character), atlas, at);
      if (!allowed.some((colour) => alike(colour, shown))) {
        wrong.push(
          `${cell.character} in cell ${col}, ${row}, pixel ${x}, ${y}: ${shown.join()}, not ${allowed[0]?.join()}`,
        );
      }
    }
  }
  return wrong;
}

const alike = (a: Rgba, b: Rgba): boolean =>
  a.every((value, i) => Math.abs(value - (b[i] ?? NaN)) <= 2);
