import type { SourcePixels } from '../../core/inspection/Inspection';
import {
  jsonCell,
  layersAt,
  sampledPixel,
  sourceOf,
  type Cell,
  type InspectedFrame,
} from '../../core/inspection/InspectedFrame';

/** The overlay of the frame: the source, or the cells in which a layer has a character. */
export type Shown = 'source' | number;

export interface CellPainting {
  frame: InspectedFrame;
  cell: Cell;
  hasGrid: boolean;
  shown: Shown | undefined;
  isPast: boolean;
  source: SourcePixels | undefined;
}

/** Lines are drawn twice, in dark and in light, to be seen on everything. */
const DARK = '#000000';
const LIGHT = '#ffffff';
/** Where a layer is seen, and where another one lies above it. */
const SEEN = 'rgba(255, 200, 0, 0.55)';
const COVERED = 'rgba(255, 200, 0, 0.9)';

/** Paints the overlay of the cells of a sketch. */
export function paintCells(canvas: HTMLCanvasElement, painting: CellPainting): void {
  const { frame, cell, hasGrid, shown, isPast, source } = painting;
  const density = window.devicePixelRatio;
  canvas.width = Math.max(1, Math.round(canvas.clientWidth * density));
  canvas.height = Math.max(1, Math.round(canvas.clientHeight * density));
  const context = canvas.getContext('2d');
  if (!context) return;
  const across = canvas.width / frame.columns;
  const down = canvas.height / frame.rows;
  if (isPast) paintFrame(context, frame, across, down);
  if (shown === 'source' && source && !isPast) paintPixels(context, source);
  if (typeof shown === 'number') paintLayer(context, frame, shown, across, down);
  if (hasGrid) paintGrid(context, frame, across, down);
  outline(context, cell.x * across, cell.y * down, across, down, density);
}

/** Paints the pixels around a cell, enlarged. */
export function paintSource(
  canvas: HTMLCanvasElement,
  source: SourcePixels,
  frame: InspectedFrame,
  cell: Cell,
  size: number,
): void {
  const { columns, rows, step } = source;
  const scale = size / Math.max(columns, rows);
  canvas.width = Math.max(1, Math.round(columns * scale));
  canvas.height = Math.max(1, Math.round(rows * scale));
  const context = canvas.getContext('2d');
  if (!context) return;
  paintPixels(context, source);
  const place = (left: number, top: number, width: number, height: number) =>
    outline(
      context,
      ((left - source.left) / step) * scale,
      ((top - source.top) / step) * scale,
      (width / step) * scale,
      (height / step) * scale,
      1,
    );
  const area = sourceOf(frame, cell);
  place(area.left, area.top, area.width, area.height);
  const pixel = sampledPixel(frame, cell);
  place(pixel.left, pixel.top, 1, 1);
}

function paintPixels(context: CanvasRenderingContext2D, source: SourcePixels): void {
  const { columns, rows, pixels } = source;
  const picture = document.createElement('canvas');
  picture.width = columns;
  picture.height = rows;
  const image = new ImageData(new Uint8ClampedArray(pixels), columns, rows);
  picture.getContext('2d')?.putImageData(image, 0, 0);
  const { width, height } = context.canvas;
  context.fillStyle = DARK;
  context.fillRect(0, 0, width, height);
  context.imageSmoothingEnabled = false;
  context.drawImage(picture, 0, 0, width, height);
}

/** Paints a frame that the sketch no longer shows, with characters of the page's own font. */
function paintFrame(
  context: CanvasRenderingContext2D,
  frame: InspectedFrame,
  across: number,
  down: number,
): void {
  context.fillStyle = DARK;
  context.fillRect(0, 0, context.canvas.width, context.canvas.height);
  const face = getComputedStyle(context.canvas).fontFamily;
  context.font = `${Math.min(down, across * 1.6)}px ${face}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (let y = 0; y < frame.rows; y++) {
    for (let x = 0; x < frame.columns; x++) {
      const json = jsonCell(frame, { x, y });
      context.fillStyle = json.backgroundColor;
      context.fillRect(x * across, y * down, across, down);
      if (json.character === ' ') continue;
      context.fillStyle = json.color;
      const isTurned = json.rotation !== 0 || json.flipHorizontal || json.flipVertical;
      context.save();
      context.translate((x + 0.5) * across, (y + 0.5) * down);
      if (isTurned) {
        context.rotate((json.rotation * Math.PI) / 180);
        context.scale(json.flipHorizontal ? -1 : 1, json.flipVertical ? -1 : 1);
      }
      context.fillText(json.character, 0, 0);
      context.restore();
    }
  }
}

/** Fills the cells in which a layer is seen, and crosses those in which it is covered. */
function paintLayer(
  context: CanvasRenderingContext2D,
  frame: InspectedFrame,
  layer: number,
  across: number,
  down: number,
): void {
  context.strokeStyle = COVERED;
  context.fillStyle = SEEN;
  context.lineWidth = Math.max(1, across / 12);
  for (let index = 0; index < frame.columns * frame.rows; index++) {
    const layers = layersAt(frame, index);
    if (!layers.includes(layer)) continue;
    const left = (index % frame.columns) * across;
    const top = Math.floor(index / frame.columns) * down;
    if (layers.at(-1) === layer) {
      context.fillRect(left, top, across, down);
    } else {
      context.beginPath();
      context.moveTo(left, top + down);
      context.lineTo(left + across, top);
      context.stroke();
    }
  }
}

function paintGrid(
  context: CanvasRenderingContext2D,
  { columns, rows }: InspectedFrame,
  across: number,
  down: number,
): void {
  const { width, height } = context.canvas;
  context.fillStyle = 'rgba(128, 128, 128, 0.6)';
  for (let x = 0; x <= columns; x++) context.fillRect(Math.round(x * across), 0, 1, height);
  for (let y = 0; y <= rows; y++) context.fillRect(0, Math.round(y * down), width, 1);
}

function outline(
  context: CanvasRenderingContext2D,
  left: number,
  top: number,
  width: number,
  height: number,
  density: number,
): void {
  context.lineWidth = 4 * density;
  context.strokeStyle = DARK;
  context.strokeRect(left, top, width, height);
  context.lineWidth = 2 * density;
  context.strokeStyle = LIGHT;
  context.strokeRect(left, top, width, height);
}
