/**
 * Entry point of the diagnosis. Loaded when something went wrong, or when a reader changes a
 * sketch.
 */
import type { LoadCompletions } from '../editor/completions/completionData';
import { combine, loadKnowledge, type Knowledge } from '../editor/completions/knowledge';
import type { P5Major } from '../p5Majors';
import { diagnoseWith } from './diagnose';
import { lintWith } from './lint';
import type { Diagnosis, Problem } from './Problem';

/** A source, and what is needed to know the names in it. */
export interface DiagnosedSource {
  source: string;
  major: P5Major;
  loadCompletions: LoadCompletions;
}

/** Adds to a problem what is known about it: a hint, a topic that explains it, a correction. */
export async function diagnose(problem: Problem, sketch: DiagnosedSource): Promise<Diagnosis> {
  return diagnoseWith(problem, sketch.source, await knowledgeFor(sketch));
}

/** Finds mistakes that throw nothing, such as misspelt options. */
export async function lint(sketch: DiagnosedSource): Promise<Diagnosis[]> {
  return lintWith(sketch.source, await knowledgeFor(sketch));
}

/** The names of the libraries. When they cannot be loaded, there are none, and less can be said. */
function knowledgeFor({ loadCompletions, major }: DiagnosedSource): Promise<Knowledge> {
  return loadKnowledge(loadCompletions, major).catch(() => combine());
}
