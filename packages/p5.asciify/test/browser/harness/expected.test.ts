import { describe, expect, it } from 'vitest';
import {
  brightnessCharacters,
  edgeCells,
  edgeSectors,
  fixedLayout,
  indexColour,
  layout,
  RAMP,
  reconcile,
  rotationAngle,
  rotationCode,
} from './expected';
import { source } from './document';

// The browser tests rely on these formulas, so the formulas are compared with known values.

describe('brightnessCharacters', () => {
  it('gives the documented characters for plain colours', () => {
    expect(brightnessCharacters([255, 255, 255, 255], RAMP)).toEqual(['#']);
    expect(brightnessCharacters([128, 128, 128, 255], RAMP)).toEqual(['+']);
    expect(brightnessCharacters([255, 0, 0, 255], RAMP)).toEqual([':']);
    expect(brightnessCharacters([0, 0, 0, 255], RAMP)).toEqual([' ']);
  });

  it('leaves transparent colours and those outside the range empty', () => {
    expect(brightnessCharacters([9, 9, 9, 0], RAMP)).toEqual(['·']);
    expect(brightnessCharacters([9, 9, 9, 255], RAMP, [10, 20])).toEqual(['·']);
  });

  it('names both neighbours on a border', () => {
    expect(brightnessCharacters([51, 51, 51, 255], RAMP)).toEqual(['.', ':']);
  });
});

it('rotation codes are the documented ones, and name their angle', () => {
  expect([90, 45, -90, 0, 360].map((angle) => rotationCode(angle).slice(0, 2))).toEqual([
    [63, 191],
    [31, 223],
    [191, 64],
    [0, 0],
    [0, 0],
  ]);
  expect(rotationAngle([63, 191])).toBeCloseTo(90, 2);
  expect(rotationAngle([64, 0])).toBeCloseTo(90.35, 2);
});

it('indices are written into red, then green', () => {
  expect(indexColour(33)).toEqual([33, 0, 0, 255]);
  expect(indexColour(256 + 7)).toEqual([7, 1, 0, 255]);
});

it('grids are centred', () => {
  expect(layout(400, 300, 16)).toEqual({
    ...{ cols: 25, rows: 18, width: 400, height: 288, offsetX: 0, offsetY: 6 },
  });
  expect(layout(400, 300, 12)).toMatchObject({ cols: 33, rows: 25, offsetX: 2, offsetY: 0 });
  expect(layout(400, 300, 32)).toMatchObject({ cols: 12, rows: 9, offsetX: 8, offsetY: 6 });
  expect(fixedLayout(100, 100, 10, 5, 16)).toMatchObject({ offsetX: -30, offsetY: 10 });
});

it('sectors are named by where it is brighter', () => {
  const below = edgeSectors(0, 1);
  const lowerRight = edgeSectors(1, 1);
  const right = edgeSectors(1, 0);
  const upperRight = edgeSectors(1, -1);
  const above = edgeSectors(0, -1);
  const upperLeft = edgeSectors(-1, -1);
  const left = edgeSectors(-1, 0);
  const lowerLeft = edgeSectors(-1, 1);
  expect([below, lowerRight, right, upperRight, above, upperLeft, left, lowerLeft].flat()).toEqual([
    0, 1, 2, 3, 4, 5, 6, 7,
  ]);
  const border = Math.tan((22.5 * Math.PI) / 180);
  expect(edgeSectors(border, 1)).toEqual([0, 1]);
});

it('an edge belongs to the cells that hold its pixels', () => {
  const [width, height] = [12, 4];
  const data = new Uint8Array(width * height * 4).fill(255);
  for (let i = 0; i < width * height; i += 1) data.fill(i % width < 6 ? 0 : 255, i * 4, i * 4 + 3);
  const options = { cols: 3, rows: 1, sobelThreshold: 0.5 };
  const cells = (sampleThreshold: number) =>
    edgeCells({ width, height, data }, { ...options, sampleThreshold });
  expect(cells(8)).toEqual([[], [2], []]);
  expect(cells(9)).toEqual([[], [], []]);
});

it('reconcile() keeps what is acceptable and shows what should have been', () => {
  const acceptable = [['a', 'b'], ['c'], ['d'], ['e']];
  expect(reconcile(['bc', 'dx'], acceptable, 2)).toEqual(['bc', 'de']);
});

it('source() turns functions and methods alike into expressions', () => {
  const holder = {
    async method(this: void) {
      return Promise.resolve('method');
    },
    arrow: () => 'arrow',
    fn: function (this: void) {
      return 'fn';
    },
  };
  for (const fn of Object.values(holder)) expect(source(fn)).toMatch(/^\(/);
  expect(source(holder.method)).toContain('["method"]');
  expect(source(holder.fn)).toMatch(/^\(function/);
});
