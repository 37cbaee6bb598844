import type { Diagnosis } from '@site/src/live/diagnosis';
import type { SessionState } from '@site/src/live/session/state';

/** What stands around the lines of a sketch that are shown and edited by themselves. */
export interface Surroundings {
  before: string;
  after: string;
}

/** @throws Error when the lines are not in the sketch: they were read from another one. */
export function surroundingsOf(sketch: string, lines: string): Surroundings {
  const start = sketch.indexOf(lines);
  if (start < 0) throw new Error('The lines that the home page shows are not in its sketch.');
  return { before: sketch.slice(0, start), after: sketch.slice(start + lines.length) };
}

/**
 * The lines that stand in the surroundings. All of the sketch if it has others, as a draft has that
 * was kept before the sketch was published anew: then nothing of it is lost.
 */
export function linesOf(sketch: string, surroundings: Surroundings): string {
  const { before, after } = surroundings;
  return fits(sketch, surroundings)
    ? sketch.slice(before.length, sketch.length - after.length)
    : sketch;
}

/** The sketch with other lines in the place of those that `linesOf` gives. */
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

/** The state of a sketch as it looks to whoever sees the lines only: places are counted in them. */
export function seenInLines(state: SessionState, surroundings: Surroundings): SessionState {
  const { source, problem, advice, otherDrafts } = state;
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
    advice: advice && place(advice),
    otherDrafts: otherDrafts.map((draft) => linesOf(draft, surroundings)),
  };
}

/** As many as the line that the end of the text is on. */
function countLines(text: string): number {
  return text.split('\n').length;
}
