/**
 * What the frame of a solved exercise must be like. A rule names what it wants to see, and not how it
 * is done, so that other right answers pass too.
 */
import * as v from 'valibot';

/** What can be counted or measured in a frame; see `checkFrame.ts`. */
export const measures = [
  /** How many different characters there are, the space not counted. */
  'characterCount',
  /** How many colours of characters can be told apart. */
  'colourCount',
  /** How many colours behind characters can be told apart. */
  'backgroundCount',
  /** The share of cells with a character, from 0 to 1. */
  'filledShare',
  /** The share of characters that are turned, from 0 to 1. */
  'rotatedShare',
  /** The share of cells that change within the next frames, from 0 to 1. */
  'movingShare',
  'columns',
  'rows',
] as const;

export type Measure = (typeof measures)[number];

const share = v.pipe(
  v.number(),
  v.minValue(0, 'must be at least 0'),
  v.maxValue(1, 'must be at most 1'),
);
const limit = v.pipe(v.number(), v.minValue(0, 'must be at least 0'));

const targetRule = v.strictObject({
  rule: v.literal('target'),
  /** The share of cells that must be as in the target. Cells that are empty in both do not count. */
  share: v.optional(share, 0.95),
  /** Whether the colours of the characters must be about those of the target, too. */
  colours: v.optional(v.boolean(), false),
});

const charactersRule = v.pipe(
  v.strictObject({
    rule: v.literal('characters'),
    /** The only characters that there may be, besides the space. */
    only: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
    /** Characters that there must be. */
    include: v.optional(v.pipe(v.string(), v.nonEmpty('must not be empty'))),
  }),
  v.check(
    ({ only, include }) => only !== undefined || include !== undefined,
    'must have "only" or "include"',
  ),
);

const measureRule = v.pipe(
  v.strictObject({
    rule: v.literal('measure'),
    measure: v.picklist(
      measures,
      (issue) => `unknown measure ${issue.received}; known measures: ${measures.join(', ')}`,
    ),
    min: v.optional(limit),
    max: v.optional(limit),
  }),
  v.check(({ min, max }) => min !== undefined || max !== undefined, 'must have "min" or "max"'),
  v.check(
    ({ min = 0, max = Infinity }) => min <= max,
    'must have a "max" that is not below its "min"',
  ),
);

export const exerciseRuleSchema = v.variant('rule', [targetRule, charactersRule, measureRule]);

export type ExerciseRule = v.InferOutput<typeof exerciseRuleSchema>;

/** Whether a rule compares with a second frame, some frames after the first one. */
export function needsMotion(rule: ExerciseRule): boolean {
  return rule.rule === 'measure' && rule.measure === 'movingShare';
}
