/**
 * Entry point of the diagnosis. Loaded when something went wrong, or when a reader changes a
 * sketch.
 */
import { combine, type Knowledge } from '@site/src/components/CodeEditor/completions/knowledge';
import { loadKnowledge, type P5Line } from '@site/src/components/CodeEditor/completions/load';
import { diagnoseWith } from './diagnose';
import { lintWith } from './lint';
import type { Diagnosis, Problem } from './Problem';

export type { Diagnosis, Fix, PageLink, Problem } from './Problem';

/** Adds to a problem what is known about it: a hint, a page that explains it, a correction. */
export async function diagnose(problem: Problem, source: string, line: P5Line): Promise<Diagnosis> {
  return diagnoseWith(problem, source, await knowledgeOf(line));
}

/** Finds mistakes that throw nothing, such as misspelt options. */
export async function lint(source: string, line: P5Line): Promise<Diagnosis[]> {
  return lintWith(source, await knowledgeOf(line));
}

/** The names of the libraries. When they cannot be loaded, there are none, and less can be said. */
function knowledgeOf(line: P5Line): Promise<Knowledge> {
  return loadKnowledge(line).catch(() => combine());
}
