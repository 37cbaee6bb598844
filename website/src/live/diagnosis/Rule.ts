import type { Diagnosis, Problem } from './Problem';
import type { Sketch } from './sketch';

/** What helps with a problem. */
export type Finding = Pick<Diagnosis, 'hint' | 'link' | 'fix'>;

/** Says something about the problems that it knows, and nothing about others. */
export type Rule = (problem: Problem, sketch: Sketch) => Finding | undefined;
