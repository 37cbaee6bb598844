import { BLOCK_COUNT, BLOCKS, type Block } from './metric';

/** The image of a glyph, as the atlas of the font has it: how much of each pixel it covers. */
export interface Tile {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** From 0 to 1, row by row. */
  readonly coverage: Float64Array;
}

/** What the last pass of the library does with a glyph. */
export interface Placement {
  readonly invert: boolean;
  readonly flipHorizontally: boolean;
  readonly flipVertically: boolean;
  /** Clockwise. */
  readonly degrees: number;
}

/** An atlas: all glyphs of a font in one image, alpha their coverage. */
export interface Atlas {
  /** In pixels. */
  readonly width: number;
  readonly height: number;
  /** Tiles side by side, and rows of them. */
  readonly columns: number;
  readonly rows: number;
  /** Red, green, blue and alpha from 0 to 255, row by row from the top. */
  readonly pixels: ArrayLike<number>;
}

/** Cuts the tile of a glyph out of the atlas. */
export function cutTile(atlas: Atlas, glyph: number): Tile {
  const [tileWidth, tileHeight] = [atlas.width / atlas.columns, atlas.height / atlas.rows];
  const [width, height] = [Math.max(1, Math.round(tileWidth)), Math.max(1, Math.round(tileHeight))];
  const left = (glyph % atlas.columns) * tileWidth;
  const top = Math.floor(glyph / atlas.columns) * tileHeight;
  const coverage = Float64Array.from({ length: width * height }, (_, i) => {
    const x = Math.floor(left + (((i % width) + 0.5) / width) * tileWidth);
    const y = Math.floor(top + ((Math.floor(i / width) + 0.5) / height) * tileHeight);
    return (atlas.pixels[(y * atlas.width + x) * 4 + 3] ?? 0) / 255;
  });
  return { width, height, coverage };
}

/** A tile as it is drawn: first mirrored, then turned about its middle, then inverted. */
export function placeTile({ width, height, coverage }: Tile, placement: Placement): Tile {
  const angle = (placement.degrees * Math.PI) / 180;
  const [cos, sin] = [round(Math.cos(angle)), round(Math.sin(angle))];
  const [flipX, flipY] = [placement.flipHorizontally ? -1 : 1, placement.flipVertically ? -1 : 1];
  const placed = coverage.map((_, i) => {
    const x = ((i % width) + 0.5 - width / 2) * flipX;
    const y = (Math.floor(i / width) + 0.5 - height / 2) * flipY;
    const column = Math.floor(cos * x + sin * y + width / 2);
    const row = Math.floor(cos * y - sin * x + height / 2);
    const inside = column >= 0 && column < width && row >= 0 && row < height;
    const covered = inside ? (coverage[row * width + column] ?? 0) : 0;
    return placement.invert ? 1 - covered : covered;
  });
  return { width, height, coverage: placed };
}

/** The mean coverage of each block. A block may begin and end within a pixel. */
export function blockMeans({ width, height, coverage }: Tile): Block {
  const means = new Float64Array(BLOCK_COUNT);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      for (const [row, down] of shares(y, height)) {
        for (const [column, across] of shares(x, width)) {
          const i = row * BLOCKS + column;
          means[i] = (means[i] ?? 0) + (coverage[y * width + x] ?? 0) * down * across;
        }
      }
    }
  }
  return means;
}

/** The blocks that a pixel lies in, and how much of each it fills along this axis. */
function shares(pixel: number, pixels: number): [block: number, share: number][] {
  const [from, until] = [(pixel / pixels) * BLOCKS, ((pixel + 1) / pixels) * BLOCKS];
  const found: [number, number][] = [];
  for (let block = Math.floor(from); block < Math.min(BLOCKS, Math.ceil(until)); block++) {
    const share = Math.min(until, block + 1) - Math.max(from, block);
    if (share > 1e-9) found.push([block, share]);
  }
  return found;
}

/** So that a quarter of a turn has no remainder that pushes a pixel into the next one. */
function round(value: number): number {
  return Math.abs(value - Math.round(value)) < 1e-4 ? Math.round(value) : value;
}
