import { planSample, type Block, type Place } from '../../shared/planSample';

/**
 * Matches files of the generated reference. A block there need not say where in a sketch it stands:
 * it is a whole sketch, or a part of one at the top level.
 */
const reference = /[\\/]docs[\\/]api[\\/]/;

/**
 * Tells where in a sketch a block stands and on which major versions of p5.js it runs; `undefined` for a
 * block that readers cannot run.
 */
export function liveSample(block: Block): { place: Place; majors: string } | undefined {
  const plan = planSample(block, reference.test(block.file) ? 'top' : undefined);
  // Samples that need other files, or that show a warning on purpose, are only for reading.
  if (plan.kind !== 'sketch' || plan.files.length > 0 || plan.warns !== undefined) return undefined;
  return { place: plan.place, majors: plan.majors.join(' ') };
}
