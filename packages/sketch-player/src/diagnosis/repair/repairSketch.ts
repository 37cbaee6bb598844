/** Repairs sketches by rules. Loaded when a reader has a problem, or asks for a repair. */
import type { Knowledge } from '../../editor/completions/knowledge';
import type { P5Major } from '../../p5Majors';
import { placeOf } from '../../source/places';
import type { Repair } from '../Problem';
import { readSketch, type Sketch } from '../sketch';
import { applyEdits } from './edits';
import { pastedRules } from './pasted';
import type { RepairRule } from './RepairRule';
import { rules as allRules } from './rules';

export interface RepairOptions {
  /** The major version of p5.js that the sketch runs on. */
  major: P5Major;
  /** The major versions that it can be switched to. */
  majors: readonly P5Major[];
  /** Loads the names of the libraries. */
  knowledgeOf: (major: P5Major) => Promise<Knowledge>;
  rules?: readonly RepairRule[];
}

/**
 * How often a rule may look again, how often all rules may begin again, and how many characters a
 * sketch may have, so that the page answers meanwhile.
 */
const limits = { turns: 20, rounds: 4, length: 100_000 };

/**
 * Applies all rules to a sketch until none finds anything. Where the grammar is broken, only the
 * rules about pasted code apply, because the syntax tree is not reliable.
 *
 * @returns `undefined` when there is nothing to repair.
 */
export async function repairSketch(
  source: string,
  { major, majors, knowledgeOf, rules = allRules }: RepairOptions,
): Promise<Repair | undefined> {
  if (source.length > limits.length) return undefined;
  const repaired: Repair = { from: source, source, major, changes: [] };
  let sketch = readSketch(source, await knowledgeOf(major));
  for (let round = 0; round < limits.rounds; round++) {
    const before = repaired.source;
    for (const rule of rules) {
      const { on = repaired.major, to = repaired.major } = rule;
      if (on !== repaired.major || !(to === repaired.major || majors.includes(to))) continue;
      if (isBroken(sketch) && !pastedRules.includes(rule)) continue;
      const applied = applyRule(rule, sketch);
      if (!applied) continue;
      if (!repaired.changes.some(({ id }) => id === rule.id)) {
        repaired.changes.push({ id: rule.id, says: rule.says, line: applied.line });
      }
      repaired.source = applied.sketch.source;
      sketch = applied.sketch;
      if (to !== repaired.major) {
        repaired.major = to;
        sketch = readSketch(repaired.source, await knowledgeOf(to));
      }
    }
    if (repaired.source === before) break;
  }
  return repaired.changes.length > 0 ? repaired : undefined;
}

/** Applies one rule until it finds nothing. */
export function applyRule(
  { find }: RepairRule,
  sketch: Sketch,
): { sketch: Sketch; line: number } | undefined {
  let repaired = sketch;
  let line: number | undefined;
  for (let turn = 0; turn < limits.turns; turn++) {
    const edits = find(repaired);
    if (edits.length === 0) break;
    line ??= placeOf(repaired.source, Math.min(...edits.map(({ from }) => from))).line;
    const source = applyEdits(repaired.source, edits);
    if (source === repaired.source) break;
    repaired = readSketch(source, sketch.knowledge);
  }
  return line === undefined ? undefined : { sketch: repaired, line };
}

function isBroken({ tree }: Sketch): boolean {
  let isFound = false;
  tree.iterate({
    enter: ({ type }) => {
      isFound ||= type.isError;
      return !isFound;
    },
  });
  return isFound;
}
