/**
 * How alike two pictures of a cell are, to eyes that see a cell from afar.
 *
 * A cell is divided into 4 × 4 blocks, each with its mean. The cosine transform turns the sixteen
 * means into sixteen waves, from the mean of all to the finest checks; a wave counts less the finer
 * it is, by as much as a blur of about a fifth of the cell takes from it. The difference of two
 * cells is the sum of the squared differences of their waves. Without the weights a grey cell would
 * be as far from a fine pattern of that grey as from any other character.
 *
 * The shader `choose.frag` computes the same; tests hold the two together.
 */

/** Blocks along each side of a cell. */
export const BLOCKS = 4;

/** Blocks of a cell, and so also the numbers that describe one. */
export const BLOCK_COUNT = BLOCKS * BLOCKS;

/** Standard deviation of the blur that the weights imitate, in sides of a square cell. */
const BLUR = 0.23;

/** Sixteen numbers, row by row. In a description, columns are waves across, rows waves down. */
export type Block = Float64Array;

/** `DCT[wave][place]`: the orthonormal cosine transform of four numbers. */
const DCT = Array.from({ length: BLOCKS }, (_, wave) =>
  Array.from(
    { length: BLOCKS },
    (__, place) =>
      Math.sqrt((wave === 0 ? 1 : 2) / BLOCKS) *
      Math.cos(((place + 0.5) * wave * Math.PI) / BLOCKS),
  ),
);

/**
 * How much each wave counts.
 *
 * @param aspect - Width of a cell over its height.
 */
export function waveWeights(aspect: number): Block {
  const weights = new Float64Array(BLOCK_COUNT);
  for (let down = 0; down < BLOCKS; down++) {
    for (let across = 0; across < BLOCKS; across++) {
      const frequency = across ** 2 / aspect + down ** 2 * aspect;
      weights[down * BLOCKS + across] = Math.exp(-((Math.PI * BLUR) ** 2 / 2) * frequency);
    }
  }
  return weights;
}

/** The weighted waves of sixteen means. */
export function describe(means: ArrayLike<number>, weights: Block): Block {
  const waves = new Float64Array(BLOCK_COUNT);
  for (let down = 0; down < BLOCKS; down++) {
    for (let across = 0; across < BLOCKS; across++) {
      let sum = 0;
      for (let y = 0; y < BLOCKS; y++) {
        for (let x = 0; x < BLOCKS; x++) {
          sum += (DCT[down]?.[y] ?? 0) * (DCT[across]?.[x] ?? 0) * (means[y * BLOCKS + x] ?? 0);
        }
      }
      const index = down * BLOCKS + across;
      waves[index] = sum * (weights[index] ?? 0);
    }
  }
  return waves;
}

/** The squared distance of two descriptions. */
export function distance(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < BLOCK_COUNT; i++) sum += ((a[i] ?? 0) - (b[i] ?? 0)) ** 2;
  return sum;
}

/** The part of a description that does not depend on brightness and contrast: all but the mean, of length 1. */
export function direction(description: ArrayLike<number>): Block {
  const parts = Float64Array.from({ length: BLOCK_COUNT }, (_, i) =>
    i === 0 ? 0 : (description[i] ?? 0),
  );
  const length = Math.hypot(...parts);
  return length > 1e-6 ? parts.map((part) => part / length) : parts.fill(0);
}

/** The cosine transform as the text of a GLSL matrix, and the same transposed. */
export const DCT_TEXT = matrixText((row, column) => DCT[row]?.[column] ?? 0);
export const DCT_TRANSPOSED_TEXT = matrixText((row, column) => DCT[column]?.[row] ?? 0);

function matrixText(value: (row: number, column: number) => number): string {
  // GLSL lists the columns of a matrix one after another.
  const values = Array.from({ length: BLOCK_COUNT }, (_, i) =>
    value(i % BLOCKS, Math.floor(i / BLOCKS)).toFixed(9),
  );
  return `mat4(${values.join(', ')})`;
}
