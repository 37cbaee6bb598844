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

const entry = v.object({
  name: v.string(),
  /** A `callback` is a function that the sketch declares and the library calls. */
  kind: v.picklist(['callback', 'class', 'constant', 'function', 'method', 'property', 'variable']),
  signature: v.string(),
  summary: v.string(),
  /** What its arguments may be, and its default: a line each. */
  details: v.optional(v.array(v.string())),
  /** Code that shows what it does. */
  example: v.optional(v.string()),
  /** Address of the entry's documentation, relative to `reference`. */
  link: v.string(),
  /** The type of the value, or of what the function returns. */
  gives: v.optional(given),
  /** What is known about arguments, counted from 0: the strings or the options that they may be. */
  takes: v.optional(
    v.array(
      v.object({
        at: v.number(),
        values: v.optional(v.array(v.string())),
        options: v.optional(given),
      }),
    ),
  ),
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
export type Entry = v.InferOutput<typeof entry>;
export type CompletionData = v.InferOutput<typeof completionDataSchema>;

/**
 * Loads what is known about the libraries of a sketch, most important first: `CompletionData`, not
 * yet checked.
 */
export type LoadCompletions = (major: P5Major) => Promise<readonly unknown[]>;
