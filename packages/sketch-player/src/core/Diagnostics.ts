import type { Diagnosis } from '../diagnosis/Problem';
import { differingRange, offsetOf, placeOf } from '../source/places';
import type { SessionState } from './state';

/** The problem and the warning that were found for one run, with places in the source that ran. */
export class Diagnostics {
  problem: Diagnosis | undefined;
  /**
   * Whether the problem is that the sketch has not drawn yet. It is dropped if the sketch draws
   * later.
   */
  isStandstill = false;
  warning: Diagnosis | undefined;

  constructor(readonly source: string) {}

  /** The diagnostics, with their places moved into the source as the reader has edited it since. */
  seenIn(edited: string): Pick<SessionState, 'problem' | 'warning'> {
    return {
      problem: this.problem && remapDiagnostic(this.problem, this.source, edited),
      warning: this.warning && remapDiagnostic(this.warning, this.source, edited),
    };
  }
}

/**
 * Carries a diagnosis from one source over to an edited one. Any edit drops the correction and
 * the rescue, which are for their own source only. The place moves with the text around it, and is dropped when
 * that text itself has changed.
 */
export function remapDiagnostic(diagnosis: Diagnosis, source: string, edited: string): Diagnosis {
  const change = differingRange(source, edited);
  if (!change) return diagnosis;
  const { line, column = 1, ...rest } = diagnosis;
  delete rest.fix;
  delete rest.repair;
  if (line === undefined) return rest;
  const offset = offsetOf(source, line, column);
  if (offset < change.from) return { ...rest, line, column };
  if (offset < change.to) return rest;
  const moved = offset + edited.length - source.length;
  return { ...rest, ...placeOf(edited, moved) };
}
