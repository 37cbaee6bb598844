import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { cellsThatFit, centringOffset } from '../../src/grid/layout';
import { P5AsciifyGrid } from '../../src/grid/P5AsciifyGrid';

function numbers(grid: P5AsciifyGrid): number[] {
  const { cellWidth, cellHeight, cols, rows, width, height, offsetX, offsetY } = grid;
  return [cellWidth, cellHeight, cols, rows, width, height, offsetX, offsetY];
}

describe('layout', () => {
  it('counts whole cells', () => {
    expect(cellsThatFit(300, 16)).toBe(18);
    expect(cellsThatFit(15, 16)).toBe(0);
  });

  it('centres on whole pixels, to the left and above when it cannot be exact', () => {
    expect(centringOffset(300, 288)).toBe(6);
    expect(centringOffset(301, 288)).toBe(6);
    expect(centringOffset(100, 161)).toBe(-31);
  });
});

describe('P5AsciifyGrid', () => {
  it.each([
    [16, [16, 16, 25, 18, 400, 288, 0, 6]],
    [12, [12, 12, 33, 25, 396, 300, 2, 0]],
    [32, [32, 32, 12, 9, 384, 288, 8, 6]],
  ])('fits cells of %i px into 400 × 300', (cell, expected) => {
    expect(numbers(new P5AsciifyGrid({ width: 400, height: 300 }, cell, cell))).toEqual(expected);
  });

  describe('in-depth/grid: the table of examples', () => {
    const page = join(__dirname, '../../../../website/docs/in-depth/grid.mdx');
    const rows = readFileSync(page, 'utf8').matchAll(
      /^\| (\d+) × (\d+) +\| (\d+) +\| (\d+) × (\d+) +\| (\d+) × (\d+) +\| (\d+), (\d+) +\|$/gm,
    );
    const table = Array.from(rows, ([, ...cells]) => cells.map(Number));

    it('has several rows', () => {
      expect(table.length).toBeGreaterThan(4);
    });

    it.each(table)('%i × %i at font size %i', (width, height, size, ...expected) => {
      const grid = new P5AsciifyGrid({ width, height }, size, size);
      expect(numbers(grid).slice(2)).toEqual(expected);
    });
  });

  it('getting-started/installation: how many cells 800 by 800 pixels have', () => {
    const page = join(__dirname, '../../../../website/docs/getting-started/installation.mdx');
    const sentence =
      /A canvas of 800 by 800 pixels has (\d+) and (\d+) at the default font size of (\d+), and (\d+) and (\d+) at (\d+)\./;
    const [, ...figures] = sentence.exec(readFileSync(page, 'utf8')) ?? [];
    const cells = (size: number) => {
      const { cols, rows } = new P5AsciifyGrid({ width: 800, height: 800 }, size, size);
      return [cols, rows, size];
    };
    expect(figures.map(Number)).toEqual([...cells(16), ...cells(8)]);
  });

  it('follows its texture when that is resized', () => {
    const texture = { width: 400, height: 300 };
    const grid = new P5AsciifyGrid(texture, 16, 16);
    texture.width = 160;
    expect(grid.cols).toBe(10);
    texture.height = 33;
    expect(numbers(grid)).toEqual([16, 16, 10, 2, 160, 32, 0, 0]);
  });

  it('keeps its counts while they are fixed, and centres them', () => {
    const texture = { width: 400, height: 300 };
    const grid = new P5AsciifyGrid(texture, 16, 16);
    grid.resizeGridDimensions(30, 10);
    expect(grid.fixedDimensions).toBe(true);
    expect(numbers(grid)).toEqual([16, 16, 30, 10, 480, 160, -40, 70]);
    texture.width = 100;
    grid.resizeCellPixelDimensions(8, 4);
    expect(numbers(grid)).toEqual([8, 4, 30, 10, 240, 40, -70, 130]);
    grid.resetGridDimensions();
    expect(numbers(grid)).toEqual([8, 4, 12, 75, 96, 300, 2, 0]);
  });

  it('takes the size that the texture has now when it is made fixed', () => {
    const texture = { width: 400, height: 300 };
    const grid = new P5AsciifyGrid(texture, 16, 16);
    texture.width = 160;
    grid.fixedDimensions = true;
    texture.width = 16;
    expect(grid.cols).toBe(10);
  });

  it('moves to another texture', () => {
    const grid = new P5AsciifyGrid({ width: 400, height: 300 }, 16, 16);
    grid.updateTexture({ width: 64, height: 48 });
    expect(numbers(grid)).toEqual([16, 16, 4, 3, 64, 48, 0, 0]);
    grid.fixedDimensions = true;
    grid.updateTexture({ width: 80, height: 80 });
    expect(numbers(grid)).toEqual([16, 16, 4, 3, 64, 48, 8, 16]);
  });
});
