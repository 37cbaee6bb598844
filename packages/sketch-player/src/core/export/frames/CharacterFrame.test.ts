import { describe, expect, it } from 'vitest';
import { emptyCell, parseFrame } from './CharacterFrame';

const cell = {
  x: 1,
  y: 0,
  character: '#',
  unicode: 35,
  color: '#ff8000ff',
  backgroundColor: '#00000000',
  rotation: 90,
  inverted: false,
  flipHorizontal: true,
  flipVertical: false,
};

function exported(...cells: object[]): string {
  const gridSize = { cols: 2, rows: 2, cellWidth: 6, cellHeight: 12, width: 12, height: 24 };
  return JSON.stringify({ metadata: { version: '1.0', created: '', gridSize }, cells });
}

describe('parseFrame', () => {
  it('puts each cell in its place, and leaves the others empty', () => {
    const frame = parseFrame(exported(cell, { ...cell, x: 5 }));
    expect(frame).toMatchObject({ cols: 2, rows: 2, cellRatio: 0.5 });
    expect(frame.cells).toEqual([
      emptyCell,
      {
        character: '#',
        color: '#ff8000',
        background: '#000000',
        rotation: 90,
        flipHorizontal: true,
        flipVertical: false,
      },
      emptyCell,
      emptyCell,
    ]);
  });

  it.each([
    // Over black, which is behind every sketch; and the character over its own background.
    ['#ffffff80', '#ffffff00', '#808080', '#000000'],
    ['#ff000080', '#0000ffff', '#80007f', '#0000ff'],
    ['#ffffff00', '#40404080', '#202020', '#202020'],
  ])('lays %s over %s', (color, backgroundColor, seen, background) => {
    const [, found] = parseFrame(exported({ ...cell, color, backgroundColor })).cells;
    expect(found).toMatchObject({ color: seen, background });
  });

  it.each([
    ['no JSON', '{', 'its JSON'],
    ['another object', '{"metadata":{"gridSize":{}}}', 'metadata.gridSize.cols'],
    ['a cell without a colour', exported({ ...cell, color: 'red' }), 'cells.0.color'],
  ])('says what is wrong with %s', (_name, json, place) => {
    expect(() => parseFrame(json)).toThrow(
      `The frame could not be read, because ${place} is not what toJSON() writes.`,
    );
  });
});
