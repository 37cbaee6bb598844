import type { Diagnosis } from '../diagnosis';
import { differingRange } from '../source/differingRange';
import { offsetOf, placeOf } from '../source/place';
import type { SessionState } from './state';

/** What one run has brought to light. It is about the source that ran. */
export class Findings {
  problem: Diagnosis | undefined;
  /** The problem is that the sketch has not come to draw, which may still change. */
  isStandstill = false;
  advice: Diagnosis | undefined;

  constructor(readonly source: string) {}

  /** The same, as it looks in what the reader has made of the source since. */
  seenIn(edited: string): Pick<SessionState, 'problem' | 'advice'> {
    return {
      problem: this.problem && carryOver(this.problem, this.source, edited),
      advice: this.advice && carryOver(this.advice, this.source, edited),
    };
  }
}

/**
 * A correction is certain for its own source only. A place moves with the text around it, and is
 * unknown once that text has changed.
 */
export function carryOver(diagnosis: Diagnosis, source: string, edited: string): Diagnosis {
  const change = differingRange(source, edited);
  if (!change) return diagnosis;
  const { line, column = 1, ...rest } = diagnosis;
  delete rest.fix;
  if (line === undefined) return rest;
  const offset = offsetOf(source, line, column);
  if (offset < change.from) return { ...rest, line, column };
  if (offset < change.to) return rest;
  const moved = offset + edited.length - source.length;
  return { ...rest, ...placeOf(edited, moved) };
}
