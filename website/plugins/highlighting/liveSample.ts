import { planSample, type Block, type Place } from '../../src/live/samples/planSample';

/** Blocks of the generated reference are whole sketches, or what is worth showing of one. */
const reference = /[\\/]docs[\\/]api[\\/]/;

/** Where in a sketch a block stands that readers can run, and on which lines of p5.js. */
export function liveSample(block: Block): { place: Place; lines: string } | undefined {
  const plan = planSample(block, reference.test(block.file) ? 'top' : undefined);
  // What needs other files, or complains on purpose, is better read than run.
  if (plan.kind !== 'sketch' || plan.files.length > 0 || plan.warns !== undefined) return undefined;
  return { place: plan.place, lines: plan.lines.join(' ') };
}
