import { direction, type Block } from './metric';

/**
 * A table that names the likeliest shapes for a cell, so that a shader compares a few rather than
 * all. It is addressed by the coarsest waves of a description, each in a few levels; every
 * combination of levels has a list.
 */
export interface Shortlist {
  readonly axes: readonly Axis[];
  /** How many shapes each list names. */
  readonly length: number;
  /** Positions of shapes, list after list, the level of the first axis fastest. */
  readonly lists: Uint16Array;
}

/** One of the numbers that the table is addressed by. */
export interface Axis {
  /** Which wave of a description it is. */
  readonly wave: number;
  /** The first and the last level. Every level stands for what is nearest to it. */
  readonly min: number;
  readonly max: number;
  readonly levels: number;
}

/** The mean; waves across, down and both ways; second waves across and down. */
const WAVES = [0, 1, 4, 5, 2, 8] as const;

/** Odd, so that one of them stands for no wave at all: most cells are flat. */
const LEVELS = [9, 7, 7, 3, 3, 3] as const;

/** Finer, as there is one axis less. */
const LEVELS_OF_DIRECTIONS = [9, 9, 5, 5, 5] as const;

/** How many shapes a list has at most. 16 are nearly always enough to have the best among them. */
const LONGEST = 16;

/** Among this many shapes and fewer, 12 do as well, or 8 if they are compared as they are. */
const FEW = 256;

/** A table for shapes that are compared as they are. */
export function shortlistByDistance(shapes: readonly Block[]): Shortlist {
  const axes = WAVES.map((wave, i) => {
    const levels = LEVELS[i] ?? 1;
    if (wave === 0) return { wave, min: 0, max: 4, levels };
    const reach = Math.max(0.05, ...shapes.map((waves) => Math.abs(waves[wave] ?? 0))) * 1.1;
    return { wave, min: -reach, max: reach, levels };
  });
  const length = shapes.length <= FEW ? LONGEST / 2 : LONGEST;
  return build(axes, length, shapes, (place, shape) => {
    let sum = 0;
    for (let i = 0; i < place.length; i++) sum += ((place[i] ?? 0) - (shape[i] ?? 0)) ** 2;
    return sum;
  });
}

/** A table for shapes of which brightness and contrast are free; a shape fits as its negative, too. */
export function shortlistByDirection(shapes: readonly Block[]): Shortlist {
  const axes = WAVES.slice(1).map((wave, i) => ({
    wave,
    min: -1,
    max: 1,
    levels: LEVELS_OF_DIRECTIONS[i] ?? 1,
  }));
  const length = shapes.length <= FEW ? 12 : LONGEST;
  return build(axes, length, shapes.map(direction), (place, shape) => {
    let alike = 0;
    for (let i = 0; i < place.length; i++) alike += (place[i] ?? 0) * (shape[i] ?? 0);
    return -Math.abs(alike);
  });
}

/** The list for a description, as the shader finds it. */
export function lookUp(
  { axes, length, lists }: Shortlist,
  description: ArrayLike<number>,
): Uint16Array {
  const index = axes.reduceRight((sum, { wave, min, max, levels }) => {
    const share = Math.min(1, Math.max(0, ((description[wave] ?? 0) - min) / (max - min)));
    return sum * levels + Math.floor(share * (levels - 1) + 0.5);
  }, 0);
  return lists.subarray(index * length, (index + 1) * length);
}

/** How badly a shape suits a place in the table, by the waves that address it. */
type Misfit = (place: readonly number[], shape: readonly number[]) => number;

function build(
  axes: readonly Axis[],
  length: number,
  descriptions: readonly Block[],
  misfit: Misfit,
): Shortlist {
  const shapes = descriptions.map((waves) => axes.map(({ wave }) => waves[wave] ?? 0));
  const count = axes.reduce((product, { levels }) => product * levels, 1);
  const lists = new Uint16Array(count * length);
  for (let index = 0; index < count; index++) {
    const list = best(placeAt(axes, index), shapes, misfit, length);
    lists.set(list, index * length);
  }
  return { axes, length, lists };
}

function placeAt(axes: readonly Axis[], index: number): number[] {
  let rest = index;
  return axes.map(({ min, max, levels }) => {
    const level = rest % levels;
    rest = Math.floor(rest / levels);
    return min + (level / (levels - 1)) * (max - min);
  });
}

/** The best shapes for a place, best first. With fewer shapes than that, the last is repeated. */
function best(
  place: readonly number[],
  shapes: readonly (readonly number[])[],
  misfit: Misfit,
  length: number,
): Uint16Array {
  const found = new Uint16Array(length);
  const misfits = new Float64Array(length).fill(Infinity);
  for (const [index, shape] of shapes.entries()) {
    const value = misfit(place, shape);
    let i = length - 1;
    if (value >= (misfits[i] ?? 0)) continue;
    for (; i > 0 && value < (misfits[i - 1] ?? 0); i--) {
      misfits[i] = misfits[i - 1] ?? 0;
      found[i] = found[i - 1] ?? 0;
    }
    misfits[i] = value;
    found[i] = index;
  }
  return shapes.length < length ? found.fill(found[shapes.length - 1] ?? 0, shapes.length) : found;
}
