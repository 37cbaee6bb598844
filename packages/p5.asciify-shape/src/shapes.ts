import { describe, waveWeights, type Block } from './metric';
import type { ShapeTransform } from './options';
import { blockMeans, cutTile, placeTile, type Atlas, type Placement } from './tiles';

/** A glyph in one of the ways in which it may be drawn. */
export interface Shape {
  /** Its position in the font. */
  readonly glyph: number;
  readonly placement: Placement;
  /** Whether it is turned by a quarter beyond what all are. */
  readonly turned: boolean;
  /** How much of each block it covers, from 0 to 1, in steps of a 255th. */
  readonly coverage: Block;
  /** Its weighted waves; see metric.ts. */
  readonly waves: Block;
}

/** More cannot be told apart by the two bytes in which shaders keep the position of a shape. */
export const MAX_SHAPES = 65_535;

/**
 * All shapes that cells can choose from. Those that differ in nothing that is compared are listed
 * once, with as few changes as possible.
 *
 * @param atlas - The image of all glyphs.
 * @param glyphs - Positions of the glyphs in the font.
 * @param transforms - How they may be changed.
 * @param base - How all of them are drawn.
 */
export function listShapes(
  atlas: Atlas,
  glyphs: readonly number[],
  transforms: readonly ShapeTransform[],
  base: Placement,
): Shape[] {
  const weights = waveWeights(atlas.width / atlas.columns / (atlas.height / atlas.rows));
  const tiles = glyphs.map((glyph) => ({ glyph, tile: cutTile(atlas, glyph) }));
  const seen = new Set<string>();
  const shapes: Shape[] = [];
  for (const { placement, turned } of placements(transforms, base)) {
    for (const { glyph, tile } of tiles) {
      const means = blockMeans(placeTile(tile, placement));
      const bytes = means.map((mean) => Math.round(mean * 255));
      const key = bytes.join();
      if (seen.has(key)) continue;
      seen.add(key);
      const coverage = bytes.map((byte) => byte / 255);
      shapes.push({ glyph, placement, turned, coverage, waves: describe(coverage, weights) });
    }
  }
  return shapes;
}

function placements(
  transforms: readonly ShapeTransform[],
  base: Placement,
): { placement: Placement; turned: boolean }[] {
  const choices = (transform: ShapeTransform) =>
    transforms.includes(transform) ? [false, true] : [false];
  // Half a turn is the same as both flips, so turns alone take the two that go together.
  const flips = transforms.includes('flips')
    ? [
        [false, false],
        [true, false],
        [false, true],
        [true, true],
      ]
    : transforms.includes('turns')
      ? [
          [false, false],
          [true, true],
        ]
      : [[false, false]];
  return choices('inversion').flatMap((invert) =>
    choices('turns').flatMap((turned) =>
      flips.map(([horizontally, vertically]) => ({
        turned,
        placement: {
          invert: base.invert !== invert,
          flipHorizontally: base.flipHorizontally !== horizontally,
          flipVertically: base.flipVertically !== vertically,
          degrees: base.degrees + (turned ? 90 : 0),
        },
      })),
    ),
  );
}
