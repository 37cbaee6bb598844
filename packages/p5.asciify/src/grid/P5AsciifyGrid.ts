import type { CaptureTexture } from '../p5-compat/framebuffer';
import { cellsThatFit, centringOffset, type Size } from './layout';

/**
 * The grid of cells that an asciifier lays over its capture texture.
 *
 * @remarks
 * A grid is *responsive* at first: it holds as many whole cells as fit, and follows the size of the
 * texture. {@link P5Asciifier.gridDimensions} makes it *fixed*. The remaining space is split
 * evenly between opposite edges, so that the grid is in the middle.
 *
 * @example
 * ```js
 * function setup() {
 *   createCanvas(400, 300, WEBGL);
 * }
 *
 * function setupAsciify() {
 *   const { cols, rows, cellWidth, cellHeight } = p5asciify.asciifier().grid;
 *   console.log(`${cols} × ${rows} cells of ${cellWidth} × ${cellHeight} px`);
 * }
 *
 * function draw() {
 *   background(0);
 *   torus(100, 40);
 * }
 * ```
 */
export class P5AsciifyGrid {
  private texture: Size;
  private cell: { width: number; height: number };
  private count = { cols: 0, rows: 0 };
  private fixed = false;
  /** The texture's size when `count` was computed, to detect a later resize. */
  private measured = { width: -1, height: -1 };

  /**
   * @param texture - What the grid covers; anything with a width and a height in pixels.
   * @param cellWidth - Width of a cell in pixels.
   * @param cellHeight - Height of a cell in pixels.
   * @ignore
   */
  constructor(texture: CaptureTexture, cellWidth: number, cellHeight: number);
  /** @ignore */
  constructor(texture: Size, cellWidth: number, cellHeight: number);
  constructor(texture: unknown, cellWidth: number, cellHeight: number) {
    this.texture = toSize(texture);
    this.cell = { width: cellWidth, height: cellHeight };
    this.reset();
  }

  /**
   * Width of a cell in pixels: that of the widest glyph, rounded up.
   *
   * @category Number and size of cells
   * @see {@link cellHeight}, {@link P5Asciifier.fontSize | fontSize()}
   */
  get cellWidth(): number {
    return this.cell.width;
  }

  /**
   * Height of a cell in pixels: from the highest to the lowest point of any glyph, rounded up.
   *
   * @category Number and size of cells
   */
  get cellHeight(): number {
    return this.cell.height;
  }

  /**
   * Number of columns.
   *
   * @category Number and size of cells
   * @see {@link rows}, {@link P5Asciifier.gridDimensions | gridDimensions()}
   */
  get cols(): number {
    this.follow();
    return this.count.cols;
  }

  /**
   * Number of rows.
   *
   * @category Number and size of cells
   */
  get rows(): number {
    this.follow();
    return this.count.rows;
  }

  /**
   * Width of the whole grid in pixels: `cols * cellWidth`.
   *
   * @category Size and place of the grid
   * @see {@link height}, {@link offsetX}
   */
  get width(): number {
    return this.cols * this.cell.width;
  }

  /**
   * Height of the whole grid in pixels: `rows * cellHeight`.
   *
   * @category Size and place of the grid
   */
  get height(): number {
    return this.rows * this.cell.height;
  }

  /**
   * Distance in pixels from the left edge of the texture to the grid. Negative if the grid is wider.
   *
   * @category Size and place of the grid
   */
  get offsetX(): number {
    return centringOffset(this.texture.width, this.width);
  }

  /**
   * Distance in pixels from the top edge of the texture to the grid. Negative if the grid is taller.
   *
   * @category Size and place of the grid
   * @see {@link offsetX}, {@link height}
   */
  get offsetY(): number {
    return centringOffset(this.texture.height, this.height);
  }

  /**
   * Whether the numbers of columns and rows are fixed, rather than following the texture's size.
   *
   * @category Number and size of cells
   * @see {@link P5Asciifier.gridDimensions | gridDimensions()},
   *   {@link P5Asciifier.gridResponsive | gridResponsive()}
   */
  get fixedDimensions(): boolean {
    return this.fixed;
  }

  /** @ignore */
  set fixedDimensions(fixed: boolean) {
    this.follow();
    this.fixed = fixed;
  }

  /** Recounts the cells, unless their number is fixed. @ignore */
  reset(): void {
    const { width, height } = this.texture;
    this.measured = { width, height };
    if (this.fixed) return;
    this.count = {
      cols: cellsThatFit(width, this.cell.width),
      rows: cellsThatFit(height, this.cell.height),
    };
  }

  /** @ignore */
  resizeCellPixelDimensions(newCellWidth: number, newCellHeight: number): void {
    this.cell = { width: newCellWidth, height: newCellHeight };
    this.reset();
  }

  /** @ignore */
  resizeGridDimensions(newCols: number, newRows: number): void {
    this.fixed = true;
    this.count = { cols: newCols, rows: newRows };
  }

  /** @ignore */
  resetGridDimensions(): void {
    this.fixed = false;
    this.reset();
  }

  /** @ignore */
  updateTexture(texture: CaptureTexture): void;
  /** @ignore */
  updateTexture(texture: Size): void;
  updateTexture(texture: unknown): void {
    this.texture = toSize(texture);
    this.reset();
  }

  /** Recomputes the counts if the texture was resized in the meantime, so that none is stale. */
  private follow(): void {
    const { width, height } = this.texture;
    if (width !== this.measured.width || height !== this.measured.height) this.reset();
  }
}

function toSize(texture: unknown): Size {
  if (isSize(texture)) return texture;
  throw new TypeError('texture: expected an object with a width and a height.');
}

function isSize(value: unknown): value is Size {
  return (
    typeof value === 'object' &&
    value !== null &&
    'width' in value &&
    typeof value.width === 'number' &&
    'height' in value &&
    typeof value.height === 'number'
  );
}
