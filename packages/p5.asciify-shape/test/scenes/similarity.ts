/** How near one picture comes to another. Pictures here are numbers from 0 to 1, row by row. */

/** A picture in one channel. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float64Array;
}

/** As bright as each pixel looks. */
export function brightness(width: number, height: number, pixels: ArrayLike<number>): Plane {
  const values = Float64Array.from({ length: width * height }, (_, i) => {
    const channel = (c: number) => (pixels[i * 4 + c] ?? 0) / 255;
    return 0.299 * channel(0) + 0.587 * channel(1) + 0.114 * channel(2);
  });
  return { width, height, values };
}

/** A Gaussian blur with this standard deviation in pixels. The edge pixels go on beyond the edge. */
export function blur({ width, height, values }: Plane, deviation: number): Plane {
  const reach = Math.ceil(3 * deviation);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, i) =>
    Math.exp(-((i - reach) ** 2) / (2 * deviation ** 2)),
  );
  const total = weights.reduce((sum, weight) => sum + weight, 0);
  const pass = (from: Float64Array, lines: number, length: number, along: number, next: number) => {
    const to = new Float64Array(from.length);
    for (let line = 0; line < lines; line++) {
      for (let i = 0; i < length; i++) {
        let sum = 0;
        for (let k = -reach; k <= reach; k++) {
          const place = Math.min(length - 1, Math.max(0, i + k));
          sum += (weights[k + reach] ?? 0) * (from[line * next + place * along] ?? 0);
        }
        to[line * next + i * along] = sum / total;
      }
    }
    return to;
  };
  const across = pass(values, height, width, 1, width);
  return { width, height, values: pass(across, width, height, width, 1) };
}

const WINDOW = 8;
const STEP = 4;

/** Structural similarity in windows of 8 × 8 pixels: the mean, and each window by itself. */
export function similarity(a: Plane, b: Plane): { mean: number; windows: Plane } {
  const { width, height } = a;
  const columns = Math.floor((width - WINDOW) / STEP) + 1;
  const rows = Math.floor((height - WINDOW) / STEP) + 1;
  const values = Float64Array.from({ length: columns * rows }, (_, i) =>
    windowSimilarity(a, b, (i % columns) * STEP, Math.floor(i / columns) * STEP),
  );
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return { mean, windows: { width: columns, height: rows, values } };
}

/** Wang et al. 2004, with the constants given there for values from 0 to 1. */
function windowSimilarity(a: Plane, b: Plane, left: number, top: number): number {
  let [sumA, sumB, squaresA, squaresB, products] = [0, 0, 0, 0, 0];
  for (let y = top; y < top + WINDOW; y++) {
    for (let x = left; x < left + WINDOW; x++) {
      const [p, q] = [a.values[y * a.width + x] ?? 0, b.values[y * b.width + x] ?? 0];
      sumA += p;
      sumB += q;
      squaresA += p * p;
      squaresB += q * q;
      products += p * q;
    }
  }
  const count = WINDOW * WINDOW;
  const [meanA, meanB] = [sumA / count, sumB / count];
  const spreadA = squaresA / count - meanA ** 2;
  const spreadB = squaresB / count - meanB ** 2;
  const shared = products / count - meanA * meanB;
  const [c1, c2] = [0.01 ** 2, 0.03 ** 2];
  return (
    ((2 * meanA * meanB + c1) * (2 * shared + c2)) /
    ((meanA ** 2 + meanB ** 2 + c1) * (spreadA + spreadB + c2))
  );
}

/** Similarity after a blur of 2 and of 4 pixels: as eyes have it from near and from afar. */
export function blurredSimilarity(a: Plane, b: Plane): [near: number, far: number] {
  const at = (deviation: number) => similarity(blur(a, deviation), blur(b, deviation)).mean;
  return [at(2), at(4)];
}

/** Peak signal-to-noise ratio in decibels, over red, green and blue. */
export function signalToNoise(a: ArrayLike<number>, b: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < a.length; i++) {
    if (i % 4 !== 3) sum += (((a[i] ?? 0) - (b[i] ?? 0)) / 255) ** 2;
  }
  return -10 * Math.log10(Math.max(1e-9, sum / (a.length * 0.75)));
}
