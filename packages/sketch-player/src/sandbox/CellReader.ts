import {
  BYTES_PER_CELL,
  cellBuffers,
  EMPTY_BELOW,
  MAX_ASCIIFIERS,
  MAX_CELLS,
  MAX_LAYERS,
  MAX_SOURCE_PIXELS,
  planeOf,
  type CellBuffer,
} from '../protocol/cells';
import type { Command, Report } from '../protocol/protocol';
import type { Send } from './channel';
import { asciifiers } from './characters';
import { messages } from './messages';
import { callMethod, readPath } from './read';
import type { SketchWatch } from './SketchWatch';

/** The names of the library's buffers. */
const names: Record<CellBuffer, string> = {
  character: 'character',
  primary: 'primaryColor',
  secondary: 'secondaryColor',
  transform: 'transform',
  rotation: 'rotation',
};

type Area = Extract<Command, { type: 'readSource' }>;

/**
 * Reads the cells of an asciifier, and the source pixels of its characters. The first asciifier is
 * also the exported one. Nothing is read before the page asks for it.
 */
export class CellReader {
  private stop: (() => void) | undefined;
  /** The font's list of characters that was sent last. */
  private sentCharacters: unknown;
  /** The place of the asciifier that is read. */
  private place = 0;

  constructor(
    private readonly watch: SketchWatch,
    private readonly send: Send,
  ) {}

  /** Sends the cells of the visible frame, and from then on those of each frame. */
  inspect(isOn: boolean, place = 0): void {
    this.place = place;
    this.stop?.();
    this.stop = undefined;
    this.sentCharacters = undefined;
    if (!isOn) {
      document.body.scrollTo(0, 0);
      return;
    }
    this.stop = this.watch.onFrame(() => this.sendCells());
    this.sendCells();
  }

  /** Scrolls a cell into view, and sends where the grid is seen then. */
  reveal({ x, y }: { x: number; y: number }): void {
    const asciifier = this.asciifier();
    const { left, top, width, height } = placeOf(asciifier, this.watch);
    const across = width / (numberAt(asciifier, 'grid', 'cols') || 1);
    const down = height / (numberAt(asciifier, 'grid', 'rows') || 1);
    // The document does not scroll by itself: sketches count on their place in it.
    document.body.scrollBy(
      window.innerWidth * beyond(left + x * across, across),
      window.innerHeight * beyond(top + y * down, down),
    );
    this.sendCells();
  }

  /** The asciifier that is read; the last one when there are fewer than there were. */
  private asciifier(): unknown {
    const all = asciifiers();
    return all[Math.min(this.place, all.length - 1)];
  }

  /** Sends the source pixels of an area, if the asciifier has a source. */
  readSource(area: Area): void {
    try {
      this.sendSource(area);
    } catch {
      // The library has thrown because its asciifier is not set up, or was removed.
    }
  }

  private sendCells(): void {
    try {
      this.send(this.readCells());
    } catch {
      // The page waits for an answer, so it is sent one without cells.
      this.send({ type: 'noCells', message: messages.noCells });
    }
  }

  private sendSource({ id, ...area }: Area): void {
    const capture = readPath(this.asciifier(), 'captureFramebuffer');
    const { width, height } = sourceSize(capture);
    const left = clamp(Math.floor(area.left), 0, width - 1);
    const top = clamp(Math.floor(area.top), 0, height - 1);
    const right = clamp(Math.ceil(area.left + area.width), left + 1, width);
    const bottom = clamp(Math.ceil(area.top + area.height), top + 1, height);
    const all = readPixels(capture);
    if (all.length < 4 * width * height) return;
    const step = Math.ceil(Math.sqrt(((right - left) * (bottom - top)) / MAX_SOURCE_PIXELS));
    const columns = Math.ceil((right - left) / step);
    const rows = Math.ceil((bottom - top) / step);
    const pixels = new Uint8ClampedArray(4 * columns * rows);
    for (let y = 0; y < rows; y++) {
      for (let x = 0; x < columns; x++) {
        const from = 4 * ((top + y * step) * width + left + x * step);
        const to = 4 * (y * columns + x);
        for (let channel = 0; channel < 4; channel++) {
          pixels[to + channel] = all[from + channel] ?? 0;
        }
      }
    }
    this.send({ type: 'source', id, left, top, columns, rows, step, pixels: pixels.buffer });
  }

  private readCells(): Report {
    const all = asciifiers().slice(0, MAX_ASCIIFIERS);
    const place = Math.min(this.place, all.length - 1);
    const asciifier = all[place];
    const manager = callMethod(asciifier, 'renderers');
    const columns = numberAt(asciifier, 'grid', 'cols');
    const rows = numberAt(asciifier, 'grid', 'rows');
    const source = sourceSize(readPath(asciifier, 'captureFramebuffer'));
    const cells = columns * rows;
    if (!manager || cells < 1 || source.width < 1 || source.height < 1) {
      return { type: 'noCells', message: messages.noCells };
    }
    if (cells > MAX_CELLS) {
      return { type: 'noCells', message: messages.tooManyCells(cells, MAX_CELLS) };
    }
    const layers = layersOf(manager);
    return {
      type: 'cells',
      frame: this.watch.frames,
      asciifier: place,
      asciifiers: all.length,
      columns,
      rows,
      sourceWidth: source.width,
      sourceHeight: source.height,
      ...placeOf(asciifier, this.watch),
      layers: layers.map(({ name }) => name),
      characters: this.newCharacters(asciifier),
      bytes: bytesOf(manager, layers, cells),
    };
  }

  /** The characters of the font, unless the page knows them. */
  private newCharacters(asciifier: unknown): string | undefined {
    const list = readPath(asciifier, 'fontManager', 'characters');
    if (!Array.isArray(list) || list === this.sentCharacters) return undefined;
    this.sentCharacters = list;
    return list.map((entry: unknown) => String(readPath(entry, 'character'))).join('');
  }
}

interface Layer {
  name: string;
  renderer: unknown;
}

/** The renderers that are on, from bottom to top; the manager lists them from top to bottom. */
function layersOf(manager: unknown): Layer[] {
  const entries: unknown = readPath(manager, 'renderers');
  return (Array.isArray(entries) ? entries : [])
    .map((entry: unknown) => ({
      name: String(readPath(entry, 'name')).slice(0, 200),
      renderer: readPath(entry, 'renderer'),
    }))
    .filter(({ renderer }) => readPath(renderer, 'options', 'enabled') === true)
    .slice(0, MAX_LAYERS)
    .reverse();
}

function bytesOf(manager: unknown, layers: readonly Layer[], cells: number): ArrayBuffer {
  const bytes = new Uint8Array(BYTES_PER_CELL * cells);
  for (const buffer of cellBuffers) {
    const pixels = readPixels(bufferOf(manager, buffer));
    // A buffer of another size is one that the library has yet to resize.
    if (pixels.length === 4 * cells) bytes.set(pixels, planeOf(buffer, cells));
  }
  const covered = planeOf('layers', cells);
  layers.forEach(({ renderer }, layer) => {
    const pixels = readPixels(bufferOf(renderer, 'character'));
    for (let i = 0; i < cells; i++) {
      if ((pixels[4 * i + 3] ?? 0) >= EMPTY_BELOW)
        bytes[covered + i] = (bytes[covered + i] ?? 0) | (1 << layer);
    }
  });
  return bytes.buffer;
}

/** A framebuffer of a renderer or of their manager. */
function bufferOf(owner: unknown, buffer: CellBuffer): unknown {
  return readPath(owner, `${names[buffer]}Framebuffer`);
}

/** The pixels of a framebuffer or of a graphics, the top row first. */
function readPixels(texture: unknown): Uint8Array | Uint8ClampedArray {
  callMethod(texture, 'loadPixels');
  const pixels = readPath(texture, 'pixels');
  if (pixels instanceof Uint8Array || pixels instanceof Uint8ClampedArray) return pixels;
  if (pixels instanceof Float32Array) return Uint8ClampedArray.from(pixels, (value) => value * 255);
  return new Uint8Array();
}

/** The size in pixels of the source from which the characters are made. */
function sourceSize(capture: unknown): { width: number; height: number } {
  const canvas = [readPath(capture, 'elt'), readPath(capture, 'canvas')].find(
    (value) => value instanceof HTMLCanvasElement,
  );
  if (canvas) return { width: canvas.width, height: canvas.height };
  const density = numberAt(capture, 'density') || 1;
  return {
    width: Math.floor(numberAt(capture, 'width') * density),
    height: Math.floor(numberAt(capture, 'height') * density),
  };
}

/** Where the grid is seen, in shares of the document's width and height. */
function placeOf(asciifier: unknown, { sketch }: SketchWatch): Record<Side, number> {
  const canvas = document.querySelector('canvas')?.getBoundingClientRect() ?? new DOMRect();
  const grid = readPath(asciifier, 'grid');
  // p5.js counts in units of its own, and the page may show the canvas smaller or larger.
  const across = canvas.width / (numberAt(sketch, 'width') || 1);
  const down = canvas.height / (numberAt(sketch, 'height') || 1);
  return {
    left: (canvas.left + across * numberAt(grid, 'offsetX')) / (window.innerWidth || 1),
    top: (canvas.top + down * numberAt(grid, 'offsetY')) / (window.innerHeight || 1),
    width: (across * numberAt(grid, 'width')) / (window.innerWidth || 1),
    height: (down * numberAt(grid, 'height')) / (window.innerHeight || 1),
  };
}

type Side = 'left' | 'top' | 'width' | 'height';

function numberAt(owner: unknown, ...path: string[]): number {
  const value = readPath(owner, ...path);
  return typeof value === 'number' && Number.isFinite(value) ? value : 0;
}

/** How far a part of the window, in shares of it, lies outside; negative before its beginning. */
function beyond(start: number, length: number): number {
  if (start < 0) return start;
  return Math.max(0, Math.min(start + length - 1, start));
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
