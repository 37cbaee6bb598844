import { guardLoops, isUnguarded, unguarded } from '../loopGuard';
import { parse, type SourceProblem } from '../parse';
import { offsetOf, placeOf, type Place } from '../places';
import { compiledPlace, toJavaScript } from '../toJavaScript';
import { planHotReload, type RestartReason, type HotReload } from './plan';
import { hotReloadCode, undoCode } from './hotReloadCode';

/** The data with which a sandbox changes its sketch. */
export interface PreparedHotReload {
  /** An object literal with the new functions, variables and settings; see `hotReloadCode.ts`. */
  code: string;
  /** The same of the settings that are replaced; empty where there are none. */
  undo: string;
  functions: string[];
  classes: string[];
  added: string[];
  variables: string[];
  removed: string[];
  /** The functions whose settings are made again. */
  settings: string[];
}

export type PreparedEdit =
  | { kind: 'problem'; problem: SourceProblem }
  | { kind: 'nothing' }
  | { kind: 'restart'; reason: RestartReason }
  | {
      kind: 'hotReload';
      hotReload: PreparedHotReload;
      /** Maps a place of the code to the place in the wanted source that it comes from. */
      placeInSource: (place: Place) => Place;
    };

/** Finds out how a running sketch becomes the one that is wanted. */
export function prepareHotReload(runningSource: string, wantedSource: string): PreparedEdit {
  try {
    return prepare(runningSource, wantedSource);
  } catch {
    // One of the two is nested too deeply to be compared. If it is the wanted one, the start says so.
    return { kind: 'restart', reason: { because: 'outside' } };
  }
}

function prepare(runningSource: string, wantedSource: string): PreparedEdit {
  const wanted = toJavaScript(wantedSource);
  if (!wanted.ok) return { kind: 'problem', problem: wanted.problem };
  const running = toJavaScript(runningSource);
  if (!running.ok) return { kind: 'restart', reason: { because: 'outside' } };
  if (wanted.usesModules || running.usesModules) {
    const isSame = wanted.code === running.code;
    return isSame ? { kind: 'nothing' } : { kind: 'restart', reason: { because: 'module' } };
  }
  const before = parse(running.code, 'script');
  const after = parse(wanted.code, 'script');
  if (!after.ok) return { kind: 'problem', problem: after.problem };
  if (!before.ok) return { kind: 'restart', reason: { because: 'outside' } };
  const plan = planHotReload(before.program, after.program);
  if (plan.kind !== 'hotReload') return plan;
  const { hotReload } = plan;
  const made = hotReloadCode(wanted.code, hotReload);
  const guarded = isUnguarded(after.comments) ? unguarded(made.code) : guardLoops(made.code);
  return {
    kind: 'hotReload',
    hotReload: {
      code: guarded.code,
      undo: hotReload.reruns.size === 0 ? '' : undoCode(running.code, hotReload),
      ...namesIn(hotReload),
    },
    placeInSource: ({ line, column }) => {
      const offset = guarded.originOf(offsetOf(guarded.code, line, column));
      const origin = placeOf(wanted.code, made.originOf(offset));
      return compiledPlace(origin, wantedSource, wanted.code);
    },
  };
}

function namesIn(hotReload: HotReload): Omit<PreparedHotReload, 'code' | 'undo'> {
  const names = (nodes: readonly { id: { name: string } }[]) => nodes.map(({ id }) => id.name);
  return {
    functions: names(hotReload.functions),
    classes: names(hotReload.classes),
    added: names(hotReload.added),
    variables: hotReload.variables.flatMap((variable) => variable.names),
    removed: [...hotReload.removed],
    settings: [...hotReload.reruns]
      .filter(([, { after }]) => after.length > 0)
      .map(([name]) => name),
  };
}
