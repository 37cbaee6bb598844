/**
 * Entry point of the diagnosis. Loaded when something went wrong, or when a reader changes a
 * sketch.
 */
import type { LoadCompletions } from '../editor/completions/completionData';
import { combine, loadKnowledge, type Knowledge } from '../editor/completions/knowledge';
import type { P5Major } from '../p5Majors';
import { diagnoseWith } from './diagnose';
import { lintWith } from './lint';
import type { Diagnosis, Problem, Repair } from './Problem';
import { applyEdits } from './repair/edits';

/** A source, and the data of the libraries whose names it uses. */
export interface DiagnosedSource {
  source: string;
  major: P5Major;
  /** The major versions of p5.js that the reader can switch to. */
  majors: readonly P5Major[];
  loadCompletions: LoadCompletions;
}

/**
 * Adds to a problem what is known about it: a hint, a topic that explains it, a correction, and the
 * sketch with all known mistakes repaired.
 */
export async function diagnose(problem: Problem, sketch: DiagnosedSource): Promise<Diagnosis> {
  const [knowledge, repair] = await Promise.all([
    knowledgeFor(sketch, sketch.major),
    findRepair(sketch),
  ]);
  return withRepair(diagnoseWith(problem, sketch.source, knowledge), repair);
}

/** Finds mistakes that throw nothing, such as misspelt options, and those that will throw. */
export async function lint(sketch: DiagnosedSource): Promise<Diagnosis[]> {
  const [knowledge, repair] = await Promise.all([
    knowledgeFor(sketch, sketch.major),
    findRepair(sketch),
  ]);
  const found = lintWith(sketch.source, knowledge);
  const [change] = repair?.changes ?? [];
  if (found.length === 0 && change) {
    return [{ message: change.says.replaceAll('`', ''), line: change.line, repair }];
  }
  return found.map((diagnosis) => withRepair(diagnosis, repair));
}

/** Repairs the known mistakes of a sketch; returns `undefined` when it has none. */
export async function findRepair(sketch: DiagnosedSource): Promise<Repair | undefined> {
  const { source, major, majors } = sketch;
  try {
    const { repairSketch } = await import('./repair/repairSketch');
    return await repairSketch(source, {
      major,
      majors,
      knowledgeOf: (wanted) => knowledgeFor(sketch, wanted),
    });
  } catch {
    // When the rules cannot be loaded, the problem is reported without a repair.
    return undefined;
  }
}

/** Adds a repair to a diagnosis, unless its correction does all of it. */
function withRepair(diagnosis: Diagnosis, repair: Repair | undefined): Diagnosis {
  const { fix } = diagnosis;
  const isFixed = fix && repair && applyEdits(repair.from, [fix]) === repair.source;
  return repair && !isFixed ? { ...diagnosis, repair } : diagnosis;
}

/** The names of the libraries. When they cannot be loaded, there are none, and less can be said. */
function knowledgeFor({ loadCompletions }: DiagnosedSource, major: P5Major): Promise<Knowledge> {
  return loadKnowledge(loadCompletions, major).catch(() => combine());
}
