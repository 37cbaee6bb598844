import type { Problem } from '@site/src/components/CodeEditor';
import type { Diagnosis } from '@site/src/live/diagnosis';

/** The places in the source that the editor marks. */
export function marksOf(
  problem: Diagnosis | undefined,
  advice: Diagnosis | undefined,
): readonly Problem[] {
  return [...markOf(problem, 'error'), ...markOf(advice, 'warning')];
}

function markOf(problem: Diagnosis | undefined, severity: Problem['severity']): Problem[] {
  if (problem?.line === undefined) return [];
  const { message, line, column = 1 } = problem;
  return [{ message, line, column, severity }];
}
