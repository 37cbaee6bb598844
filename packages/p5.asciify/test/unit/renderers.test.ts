import { describe, expect, it } from 'vitest';
import { centredArea, viewportOn } from '../../src/display/viewport';
import { directionCharacters, directionSlots } from '../../src/renderers/edge/directions';
import { EDGE_DEFAULT_OPTIONS } from '../../src/renderers/edge/options';
import { BRIGHTNESS_DEFAULT_OPTIONS } from '../../src/renderers/brightness/options';
import { colorModeName, isColorMode } from '../../src/renderers/feature/color-mode';
import { unknownOptionMessage } from '../../src/renderers/option-checks';
import { editDistance, nearest } from '../../src/utils/nearest';

describe('directionCharacters', () => {
  it('gives eight characters a direction each', () => {
    expect(directionCharacters(8)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
  });

  it('repeats a shorter string, and uses eight of a longer one', () => {
    expect(directionCharacters(4)).toEqual([0, 1, 2, 3, 0, 1, 2, 3]);
    expect(directionCharacters(3)).toEqual([0, 1, 2, 0, 1, 2, 0, 1]);
    expect(directionCharacters(20)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect(directionCharacters(0)).toEqual([0, 0, 0, 0, 0, 0, 0, 0]);
  });
});

describe('directionSlots', () => {
  it('counts directions with the same character together', () => {
    expect(directionSlots(Array.from(EDGE_DEFAULT_OPTIONS.characters))).toEqual({
      first: [0, 1, 2, 3],
      second: [0, 1, 2, 3],
    });
    expect(directionSlots(Array.from('-/|\\_/!\\'))).toEqual({
      first: [0, 1, 2, 3],
      second: [4, 1, 6, 3],
    });
  });
});

describe('colour modes', () => {
  it('knows two', () => {
    expect(['sampled', 'fixed', 'auto', 'toString', 1].map(isColorMode)).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('takes back the numbers that options hold', () => {
    expect([0, 1, 'fixed', 2].map(colorModeName)).toEqual(['sampled', 'fixed', 'fixed', '2']);
  });
});

describe('unknown options', () => {
  const edge = Object.keys(EDGE_DEFAULT_OPTIONS);

  it('names the option that was meant', () => {
    expect(unknownOptionMessage('edge', 'sampelThreshold', edge)).toBe(
      'The edge renderer has no option "sampelThreshold"; did you mean "sampleThreshold"?',
    );
    expect(unknownOptionMessage('edge', 'invertMode', edge)).toContain('known options: enabled,');
  });

  it('lists the options when none is near', () => {
    const known = Object.keys(BRIGHTNESS_DEFAULT_OPTIONS);
    expect(unknownOptionMessage('brightness', 'fontSize', known)).toContain(
      'known options: enabled, characters,',
    );
  });
});

describe('nearest', () => {
  it('counts edits', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });

  it('does not care for case, and gives up on what is far', () => {
    expect(nearest('CHARACTERS', ['enabled', 'characters'])).toBe('characters');
    expect(nearest('xyz', ['enabled', 'characters'])).toBeUndefined();
  });
});

describe('viewportOn', () => {
  const canvas = { width: 400, height: 300, density: 1, isCanvas: true };
  const area = { width: 400, height: 288, offsetX: 0, offsetY: 5 };

  it('counts rows of the canvas from the bottom, and of a framebuffer from the top', () => {
    expect(viewportOn(canvas, area)).toEqual({ x: 0, y: 7, width: 400, height: 288 });
    const framebuffer = { ...canvas, isCanvas: false };
    expect(viewportOn(framebuffer, area)).toEqual({ x: 0, y: 5, width: 400, height: 288 });
  });

  it('is in physical pixels', () => {
    const dense = { ...canvas, density: 2 };
    expect(viewportOn(dense, area)).toEqual({ x: 0, y: 14, width: 800, height: 576 });
  });

  it('may reach beyond the canvas', () => {
    const large = { width: 480, height: 320, offsetX: -40, offsetY: -10 };
    expect(viewportOn(canvas, large)).toEqual({ x: -40, y: -10, width: 480, height: 320 });
  });
});

describe('centredArea', () => {
  it('leaves the same on both sides', () => {
    expect(centredArea({ width: 400, height: 300 }, { width: 100, height: 500 })).toEqual({
      width: 100,
      height: 500,
      offsetX: 150,
      offsetY: -100,
    });
  });
});
