import type { Knowledge } from '../editor/completions/knowledge';
import { explainCause } from './explainCause';
import { uncalledPreload } from './files';
import { knownMessage, refusedArgument } from './knownMessages';
import { missingWebgl } from './missingWebgl';
import { misspeltMethod, misspeltText, misspeltVariable } from './misspeltNames';
import { formerName } from './olderVersions';
import type { Diagnosis, Problem } from './Problem';
import { readSketch, type Explanation, type Rule, type Sketch } from './sketch';

/**
 * Ordered from the particular to the general, because the first rule that knows something counts.
 */
const rules: readonly Rule[] = [
  missingWebgl,
  uncalledPreload,
  formerName,
  misspeltText,
  knownMessage,
  misspeltVariable,
  misspeltMethod,
  refusedArgument,
];

/**
 * The rules see this many characters of a message. No message that they know is longer, and a sketch
 * can throw one that takes a pattern long to search.
 */
const longestMessage = 2000;

/**
 * Adds an explanation to a problem. The cause of a problem explains it if there is one; otherwise
 * the first rule does that recognises its message.
 */
export function diagnoseWith(problem: Problem, source: string, knowledge: Knowledge): Diagnosis {
  const sketch = readSketch(source, knowledge);
  const explanation = problem.cause
    ? explainCause(problem.cause, sketch)
    : explainMessage(problem, sketch);
  if (!explanation) return problem;
  const { line, column } = problem.line === undefined ? explanation : problem;
  const { link, topic } = problem.link || problem.topic ? problem : explanation;
  return { ...explanation, ...problem, line, column, link, topic };
}

function explainMessage(problem: Problem, sketch: Sketch): Explanation | undefined {
  const shortened = { ...problem, message: problem.message.slice(0, longestMessage) };
  for (const rule of rules) {
    const explanation = rule(shortened, sketch);
    if (explanation) return explanation;
  }
  return undefined;
}
