import { describe, expect, it } from 'vitest';
import { reduceColours } from './reduceColours';

describe('reduceColours', () => {
  it('leaves few colours alone, and cells without any', () => {
    const grid = [['#ff0000', undefined, '#00ff00']];
    expect(reduceColours(grid, 2)).toEqual(grid);
  });

  it('keeps the most frequent colours, and takes the nearest of them for the others', () => {
    const grid = [
      ['#ff0000', '#ff0000', '#fe0101'],
      ['#0000ff', '#0000ff', '#0402fa'],
    ];
    expect(reduceColours(grid, 2)).toEqual([
      ['#ff0000', '#ff0000', '#ff0000'],
      ['#0000ff', '#0000ff', '#0000ff'],
    ]);
  });

  it('has no more colours than it may', () => {
    const gradient = [
      Array.from({ length: 256 }, (_, i) => `#${i.toString(16).padStart(2, '0')}0080`),
    ];
    const reduced = reduceColours(gradient, 12);
    expect(new Set(reduced.flat()).size).toBeLessThanOrEqual(12);
    expect(new Set(reduced.flat()).size).toBeGreaterThan(6);
  });
});
