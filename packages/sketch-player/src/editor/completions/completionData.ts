import * as v from 'valibot';
import type { P5Major } from '../../p5Majors';

/** The name of a type, or a choice of types that depends on a string argument. */
const given = v.union([
  v.string(),
  v.object({
    /** Which argument chooses, counted from 0. */
    by: v.number(),
    cases: v.record(v.string(), v.string()),
    otherwise: v.optional(v.string()),
  }),
]);

/** The documented values of a parameter or option: strings, constants, or a range. */
const allowed = {
  values: v.optional(v.array(v.string())),
  constants: v.optional(v.array(v.string())),
  least: v.optional(v.number()),
  /** The exclusive lower bound of a number. */
  above: v.optional(v.number()),
  most: v.optional(v.number()),
};
const allowedSchema = v.object(allowed);

const entry = v.object({
  name: v.string(),
  /** A `callback` is a function that the sketch declares and the library calls. */
  kind: v.picklist(['callback', 'class', 'constant', 'function', 'method', 'property', 'variable']),
  signature: v.string(),
  summary: v.string(),
  /** What its arguments may be, and its default: a line each. */
  details: v.optional(v.array(v.string())),
  /** An example. */
  example: v.optional(v.string()),
  /** Address of the entry's documentation, relative to `reference`. */
  link: v.string(),
  /** The type of the value, or the return type of the function. */
  gives: v.optional(given),
  /** Of an option: what its value may be. */
  allowed: v.optional(allowedSchema),
  /** The documented arguments, counted from 0: their values, or those of their options. */
  takes: v.optional(v.array(v.object({ at: v.number(), options: v.optional(given), ...allowed }))),
});

/** The completions that the editor may offer for one library. */
export const completionDataSchema = v.object({
  /** The library's name. */
  library: v.string(),
  /** Where the text comes from, and its licence. */
  origin: v.string(),
  /** Address of the reference. */
  reference: v.string(),
  globals: v.array(entry),
  /** Members of classes and options, by the name of the type. */
  types: v.record(v.string(), v.array(entry)),
});

export type Given = v.InferOutput<typeof given>;
export type AllowedValues = v.InferOutput<typeof allowedSchema>;
export type Entry = v.InferOutput<typeof entry>;
export type CompletionData = v.InferOutput<typeof completionDataSchema>;

/**
 * Loads the `CompletionData` of the libraries of a sketch, most important first. It is not validated
 * yet.
 */
export type LoadCompletions = (major: P5Major) => Promise<readonly unknown[]>;
