import type { Diagnosis } from 'sketch-player/Problem';
import type { SessionState } from 'sketch-player/state';

/** The parts of a sketch before and after the lines that the home page shows and lets edit. */
export interface Surroundings {
  before: string;
  after: string;
}

/**
 * Splits a sketch around its shown lines.
 *
 * @throws Error when the lines are not in the sketch.
 */
export function surroundingsOf(sketch: string, lines: string): Surroundings {
  const start = sketch.indexOf(lines);
  if (start < 0) throw new Error('The lines that the home page shows are not in its sketch.');
  return { before: sketch.slice(0, start), after: sketch.slice(start + lines.length) };
}

/**
 * The lines between the surroundings. If the sketch has other surroundings, the whole sketch: a
 * draft that was stored before the published sketch changed is then shown in full.
 */
export function linesOf(sketch: string, surroundings: Surroundings): string {
  const { before, after } = surroundings;
  return fits(sketch, surroundings)
    ? sketch.slice(before.length, sketch.length - after.length)
    : sketch;
}

/** The sketch with new lines in place of those that `linesOf` returns. */
export function withLines(sketch: string, lines: string, surroundings: Surroundings): string {
  return fits(sketch, surroundings) ? surroundings.before + lines + surroundings.after : lines;
}

function fits(sketch: string, { before, after }: Surroundings): boolean {
  return (
    sketch.length >= before.length + after.length &&
    sketch.startsWith(before) &&
    sketch.endsWith(after)
  );
}

/** The state of a sketch as seen in its shown lines: places of problems are relative to these. */
export function seenInLines(state: SessionState, surroundings: Surroundings): SessionState {
  const { source, problem, warning, otherDrafts, newerDraft } = state;
  if (!fits(source, surroundings)) return state;
  const lines = linesOf(source, surroundings);
  const first = countLines(surroundings.before);
  const place = (found: Diagnosis): Diagnosis => {
    const { line, column, ...rest } = found;
    if (line === undefined || line < first || line >= first + countLines(lines)) return rest;
    return { ...rest, line: line - first + 1, ...(column !== undefined && { column }) };
  };
  return {
    ...state,
    source: lines,
    problem: problem && place(problem),
    warning: warning && place(warning),
    otherDrafts: otherDrafts.map((draft) => linesOf(draft, surroundings)),
    newerDraft: newerDraft && {
      ...newerDraft,
      source: linesOf(newerDraft.source, surroundings),
    },
  };
}

/** The number of lines, counting an empty one after a final line break. */
function countLines(text: string): number {
  return text.split('\n').length;
}
