import type { AnyNode, ClassDeclaration, FunctionDeclaration, Program } from 'acorn';
import { isCallback, startFunctions } from '../../protocol/callbacks';
import { declarationsOf, type Declarations, type Variable } from './declarations';
import { contains } from './names';
import { reachOf, type Reach } from './reach';
import { sameTree, sameTrees } from './sameTree';
import { rerunOf, type Rerun } from './settings';

/** Why an edit makes a sketch start again. */
export type RestartReason =
  | { because: 'canvas' | 'outside' | 'module' | 'refused' }
  | {
      because: 'variable' | 'start' | 'onlyAtStart' | 'handedOver' | 'class' | 'form' | 'missing';
      name: string;
    };

/** The changes that turn a running sketch into the edited one. */
export interface HotReload {
  /** Functions that both sources have. All are made anew, so that places in them are of one source. */
  functions: readonly FunctionDeclaration[];
  /** Classes whose methods are made anew. */
  classes: readonly ClassDeclaration[];
  /** Functions and classes that are new. */
  added: readonly (FunctionDeclaration | ClassDeclaration)[];
  /** Variables that are new. */
  variables: readonly Variable[];
  /** Names that the wanted source does not have any more. */
  removed: readonly string[];
  /** The statements to run again, by the function that contains them. */
  reruns: ReadonlyMap<string, Rerun>;
}

export type Plan =
  | { kind: 'nothing' }
  | { kind: 'hotReload'; hotReload: HotReload }
  | { kind: 'restart'; reason: RestartReason };

/** Thrown while planning, to leave it. */
class NeedsRestart extends Error {
  constructor(readonly reason: RestartReason) {
    super(reason.because);
  }
}

/** Compares the source of a running sketch with the one that is wanted. */
export function planHotReload(running: Program, wanted: Program): Plan {
  if (sameTree(running, wanted)) return { kind: 'nothing' };
  try {
    return { kind: 'hotReload', hotReload: new Planner(running, wanted).plan() };
  } catch (error) {
    if (error instanceof NeedsRestart) return { kind: 'restart', reason: error.reason };
    throw error;
  }
}

class Planner {
  private readonly before: Declarations;
  private readonly after: Declarations;
  private readonly reach: Reach;
  private readonly earlierReach: Reach;

  constructor(running: Program, wanted: Program) {
    this.before = declarationsOf(running);
    this.after = declarationsOf(wanted);
    this.reach = reachOf(this.after);
    this.earlierReach = reachOf(this.before);
  }

  plan(): HotReload {
    const { before, after } = this;
    const reruns = this.planReruns();
    if (before.hasDoubles || after.hasDoubles) throw new NeedsRestart({ because: 'outside' });
    if (!sameTrees(before.statements, after.statements)) {
      throw new NeedsRestart({ because: 'outside' });
    }
    const variables = this.planVariables();
    const functions = this.planFunctions();
    const classes = this.planClasses();
    return {
      functions: functions.kept,
      classes: classes.kept,
      added: [...functions.added, ...classes.added],
      variables,
      removed: this.planRemoved(),
      reruns,
    };
  }

  /** The changes in functions that have run already. */
  private planReruns(): Map<string, Rerun> {
    const reruns = new Map<string, Rerun>();
    for (const name of startFunctions) {
      const earlier = this.before.functions.get(name);
      const later = this.after.functions.get(name);
      if (sameTree(earlier, later)) continue;
      if (!earlier || !later) throw new NeedsRestart({ because: 'start', name });
      const rerun = rerunOf(earlier, later);
      if (!rerun || this.reach.isUsed(name) || (rerun.changesGrid && this.startReadsGrid())) {
        const isCanvas = !sameTrees(canvasCalls(earlier), canvasCalls(later));
        throw new NeedsRestart(isCanvas ? { because: 'canvas' } : { because: 'start', name });
      }
      reruns.set(name, rerun);
    }
    return reruns;
  }

  /** Whether something that was made at the start depends on the number of cells. */
  private startReadsGrid(): boolean {
    const { functions, classes } = this.after;
    return [...this.reach.atStart].some((name) => {
      const node = functions.get(name) ?? classes.get(name);
      return node !== undefined && contains(node, isGrid);
    });
  }

  private planVariables(): Variable[] {
    const added = new Set<Variable>();
    for (const [name, variable] of this.after.variables) {
      const earlier = this.before.variables.get(name);
      if (!earlier && !this.isKnown(name) && variable.names.length === 1) {
        added.add(variable);
      } else if (!earlier || !isSameVariable(earlier, variable)) {
        throw new NeedsRestart({ because: 'variable', name });
      }
    }
    return [...added];
  }

  private planFunctions() {
    const kept: FunctionDeclaration[] = [];
    const added: FunctionDeclaration[] = [];
    for (const [name, wanted] of this.after.functions) {
      if (startFunctions.includes(name)) continue;
      const running = this.before.functions.get(name);
      if (running) {
        if (!sameTree(running, wanted)) this.expectReplaceable(name, running, wanted);
        kept.push(wanted);
        continue;
      }
      if (this.isKnown(name)) throw new NeedsRestart({ because: 'form', name });
      // p5.asciify looks for drawAsciify() once, and p5.js has drawn nothing without draw().
      if (name === 'draw' || name === 'drawAsciify') {
        throw new NeedsRestart({ because: 'start', name });
      }
      added.push(wanted);
    }
    return { kept, added };
  }

  private expectReplaceable(
    name: string,
    running: FunctionDeclaration,
    wanted: FunctionDeclaration,
  ): void {
    const { reach, earlierReach } = this;
    const isOtherForm =
      running.generator !== wanted.generator ||
      (running.async !== wanted.async && !isCallback(name));
    if (isOtherForm) throw new NeedsRestart({ because: 'form', name });
    if (earlierReach.isHandedOver(name)) throw new NeedsRestart({ because: 'handedOver', name });
    const runsAtStart = earlierReach.atStart.has(name) || reach.atStart.has(name);
    if (runsAtStart && !reach.runsLater(name)) {
      throw new NeedsRestart({ because: 'onlyAtStart', name });
    }
  }

  private planClasses() {
    const kept: ClassDeclaration[] = [];
    const added: ClassDeclaration[] = [];
    for (const [name, wanted] of this.after.classes) {
      const running = this.before.classes.get(name);
      if (!running) {
        if (this.isKnown(name)) throw new NeedsRestart({ because: 'form', name });
        added.push(wanted);
      } else if (hasOnlyMethods(running) && hasOnlyMethods(wanted)) {
        if (!sameMaking(running, wanted)) throw new NeedsRestart({ because: 'class', name });
        kept.push(wanted);
      } else if (!sameTree(running, wanted)) {
        throw new NeedsRestart({ because: 'class', name });
      }
    }
    return { kept, added };
  }

  private planRemoved(): string[] {
    const { before, after } = this;
    const removed = [...before.functions, ...before.classes, ...before.variables]
      .map(([name]) => name)
      .filter((name) => !after.functions.has(name))
      .filter((name) => !after.classes.has(name) && !after.variables.has(name));
    for (const name of removed) {
      if (name === 'draw') throw new NeedsRestart({ because: 'start', name });
      if (this.reach.isUsed(name)) throw new NeedsRestart({ because: 'missing', name });
      if (this.earlierReach.isHandedOver(name)) {
        throw new NeedsRestart({ because: 'handedOver', name });
      }
    }
    return removed;
  }

  /** Whether the running sketch has something of that name, of whatever kind. */
  private isKnown(name: string): boolean {
    const { functions, classes, variables } = this.before;
    return functions.has(name) || classes.has(name) || variables.has(name);
  }
}

function isSameVariable(a: Variable, b: Variable): boolean {
  return a.kind === b.kind && sameTree(a.declarator, b.declarator);
}

function isGrid(node: AnyNode): boolean {
  return (
    node.type === 'MemberExpression' &&
    node.property.type === 'Identifier' &&
    /^(grid|cols|rows|cellWidth|cellHeight)$/.test(node.property.name)
  );
}

/** The calls of a function that make the canvas. */
function canvasCalls(node: AnyNode): AnyNode[] {
  const calls: AnyNode[] = [];
  contains(node, (part) => {
    const isCanvas =
      part.type === 'CallExpression' &&
      part.callee.type === 'Identifier' &&
      /^(createCanvas|resizeCanvas|pixelDensity|setAttributes)$/.test(part.callee.name);
    if (isCanvas) calls.push(part);
    return false;
  });
  return calls;
}

/**
 * Whether a class consists of methods only. Existing objects have their fields already, and
 * private names belong to one class alone.
 */
function hasOnlyMethods(node: ClassDeclaration): boolean {
  return (
    node.body.body.every(({ type }) => type === 'MethodDefinition') &&
    !contains(node.body, ({ type }) => type === 'PrivateIdentifier')
  );
}

/** Whether two versions of a class make the same objects. */
function sameMaking(a: ClassDeclaration, b: ClassDeclaration): boolean {
  return sameTree(a.superClass, b.superClass) && sameTree(constructorOf(a), constructorOf(b));
}

function constructorOf(node: ClassDeclaration): AnyNode | undefined {
  return node.body.body.find(
    (member) => member.type === 'MethodDefinition' && member.kind === 'constructor',
  );
}
