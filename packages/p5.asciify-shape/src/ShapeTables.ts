import type p5 from 'p5';
import { ByteTexture } from './gpu';
import { BLOCK_COUNT, DCT_TEXT, DCT_TRANSPOSED_TEXT, waveWeights, type Block } from './metric';
import type { Uniforms } from './passes/Pass';
import { MAX_SHAPES, type Shape } from './shapes';
import { shortlistByDirection, shortlistByDistance, type Shortlist } from './shortlist';

/** The shapes of a font as textures, for shaders to compare cells with. */
export class ShapeTables {
  private readonly waves: ByteTexture;
  private readonly coverage: ByteTexture;
  private readonly codes: ByteTexture;
  private readonly lists: ByteTexture;
  private readonly reach: Block;
  private readonly shortlist: Shortlist;

  /**
   * @param p - The p5 instance.
   * @param shapes - What cells choose from; see {@link MAX_SHAPES}.
   * @param aspect - Width of a cell over its height.
   * @param fitted - Whether brightness and contrast of shapes are free.
   */
  constructor(
    p: p5,
    shapes: readonly Shape[],
    private readonly aspect: number,
    private readonly fitted: boolean,
  ) {
    if (shapes.length > MAX_SHAPES) {
      throw new Error(`Expected at most ${MAX_SHAPES} shapes, got ${shapes.length}.`);
    }
    const waves = shapes.map((shape) => shape.waves);
    this.reach = reachOf(waves);
    this.shortlist = fitted ? shortlistByDirection(waves) : shortlistByDistance(waves);
    this.waves = new ByteTexture(p, waveBytes(waves, this.reach));
    this.coverage = new ByteTexture(
      p,
      Uint8Array.from(shapes.flatMap(({ coverage }) => Array.from(coverage, toByte))),
    );
    this.codes = new ByteTexture(p, Uint8Array.from(shapes.flatMap(codeOf)));
    this.lists = new ByteTexture(p, bytesOf(this.shortlist.lists));
  }

  /** Constants of the shader that chooses. */
  get defines(): Record<string, string | number> {
    const levels = this.shortlist.axes.map(({ levels: count }, i): [string, string] => [
      `LEVELS_${this.fitted ? i + 1 : i}`,
      count.toFixed(1),
    ]);
    return {
      FITTED: Number(this.fitted),
      LIST_LENGTH: this.shortlist.length,
      DCT: DCT_TEXT,
      DCT_TRANSPOSED: DCT_TRANSPOSED_TEXT,
      ...Object.fromEntries(levels),
    };
  }

  /** What the shader that chooses is handed. */
  get choice(): Uniforms {
    const [across = 1, down = 1, both = 1, across2 = 1, down2 = 1] = this.shortlist.axes
      .slice(this.fitted ? 0 : 1)
      .map(({ max }) => max);
    return {
      u_shapes: this.waves.framebuffer,
      u_shapesSize: this.waves.size,
      u_lists: this.lists.framebuffer,
      u_listsSize: this.lists.size,
      u_weights: Array.from(waveWeights(this.aspect)),
      u_reach: Array.from(this.reach),
      u_listReach: [across, down, both],
      u_listReach2: [across2, down2],
    };
  }

  /** What the shader that fits colours is handed. */
  get colour(): Uniforms {
    return { u_coverage: this.coverage.framebuffer, u_coverageSize: this.coverage.size };
  }

  /** What the shader that writes codes is handed. */
  get code(): Uniforms {
    return { u_codes: this.codes.framebuffer, u_codesSize: this.codes.size };
  }

  dispose(): void {
    for (const texture of [this.waves, this.coverage, this.codes, this.lists]) texture.dispose();
  }
}

const toByte = (share: number): number => Math.round(share * 255);

/** The largest value of each wave, so that bytes can hold shares of it. */
function reachOf(shapes: readonly Block[]): Block {
  return Float64Array.from({ length: BLOCK_COUNT }, (_, i) =>
    Math.max(1e-3, ...shapes.map((waves) => Math.abs(waves[i] ?? 0))),
  );
}

/** From 0 for the negative of the reach over 127 for nothing to 254. */
function waveBytes(shapes: readonly Block[], reach: Block): Uint8Array {
  const bytes = new Uint8Array(shapes.length * BLOCK_COUNT);
  for (const [shape, waves] of shapes.entries()) {
    for (const [i, value] of waves.entries()) {
      bytes[shape * BLOCK_COUNT + i] = Math.round((value / (reach[i] ?? 1)) * 127) + 127;
    }
  }
  return bytes;
}

/** The glyph in two bytes, then bits: inverted 1, mirrored left to right 2, top to bottom 4, turned 8. */
function codeOf({ glyph, placement, turned }: Shape): number[] {
  const bits =
    Number(placement.invert) +
    2 * Number(placement.flipHorizontally) +
    4 * Number(placement.flipVertically) +
    8 * Number(turned);
  return [glyph % 256, Math.floor(glyph / 256), bits, 255];
}

/** Numbers of two bytes, the lower one first. */
function bytesOf(numbers: Uint16Array): Uint8Array {
  const bytes = new Uint8Array(numbers.length * 2);
  for (const [i, value] of numbers.entries()) {
    bytes[i * 2] = value % 256;
    bytes[i * 2 + 1] = Math.floor(value / 256);
  }
  return bytes;
}
