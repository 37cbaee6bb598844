import type { Diagnosis, Problem } from './Problem';
import type { Sketch } from './sketch';

/** What a rule adds to a problem. Its place is used only where the problem has none. */
export type Finding = Omit<Diagnosis, 'message'>;

/** Returns what the rule knows about a problem, or `undefined` for one that it does not know. */
export type Rule = (problem: Problem, sketch: Sketch) => Finding | undefined;
