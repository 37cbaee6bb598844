import type { Diagnosis, Problem } from './Problem';
import type { Sketch } from './sketch';

/** What helps with a problem. The place counts where the problem itself has none. */
export type Finding = Omit<Diagnosis, 'message'>;

/** Says something about the problems that it knows, and nothing about others. */
export type Rule = (problem: Problem, sketch: Sketch) => Finding | undefined;
