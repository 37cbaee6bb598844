import type {
  AnyNode,
  Expression,
  FunctionDeclaration,
  Statement,
  VariableDeclaration,
} from 'acorn';
import { contains, mentionsIn, namesOf } from './names';
import { sameTree } from './sameTree';

/**
 * Functions of p5.js that set something which stays until it is set again, and do nothing else.
 * Calling one of them again is as good as having called it from the start.
 */
const p5Settings = new Set([
  'angleMode',
  'colorMode',
  'cursor',
  'ellipseMode',
  'fill',
  'frameRate',
  'imageMode',
  'loop',
  'noCursor',
  'noFill',
  'noLoop',
  'noStroke',
  'noTint',
  'rectMode',
  'stroke',
  'strokeWeight',
  'textAlign',
  'textFont',
  'textLeading',
  'textSize',
  'textStyle',
  'textureMode',
  'textureWrap',
  'tint',
]);

/** The same among the methods of p5.asciify, with what each of them sets. */
const librarySettings: Readonly<Record<string, string>> = {
  background: 'background',
  backgroundColor: 'backgroundColor',
  backgroundColorMode: 'backgroundColorMode',
  backgroundMode: 'backgroundMode',
  brightnessRange: 'brightnessRange',
  characterColor: 'characterColor',
  characterColorMode: 'characterColorMode',
  characters: 'characters',
  disable: 'enabled',
  enable: 'enabled',
  enabled: 'enabled',
  flipHorizontally: 'flipHorizontally',
  flipVertically: 'flipVertically',
  fontSize: 'fontSize',
  gridDimensions: 'gridDimensions',
  gridResponsive: 'gridDimensions',
  invert: 'invert',
  renderToCanvas: 'renderToCanvas',
  rotation: 'rotation',
  sampleThreshold: 'sampleThreshold',
  setErrorLevel: 'setErrorLevel',
  sobelThreshold: 'sobelThreshold',
  update: 'update',
};

/** Methods of p5.asciify that find something, and change nothing. */
const lookups = new Set(['asciifier', 'get', 'renderer', 'renderers']);

/** The settings of a statement: their object, their names and their values. */
interface Setting {
  /** The object; missing for functions of p5.js. */
  target: Expression | undefined;
  /** The settings by name. Each key of the object given to `update()` is one. */
  values: ReadonlySet<string>;
}

/** Reads a statement that does nothing but set something; `undefined` for any other. */
export function settingOf(statement: Statement): Setting | undefined {
  if (statement.type !== 'ExpressionStatement') return undefined;
  const { expression } = statement;
  if (expression.type !== 'CallExpression' || !isPure(expression)) return undefined;
  const { callee } = expression;
  if (callee.type === 'Identifier') {
    const { name } = callee;
    return p5Settings.has(name) ? { target: undefined, values: new Set([name]) } : undefined;
  }
  const values = new Set<string>();
  let target: Expression = expression;
  for (;;) {
    const call = methodCall(target);
    if (!call || !Object.hasOwn(librarySettings, call.method)) break;
    for (const name of settingsOf(call)) values.add(name);
    target = call.object;
  }
  return values.size > 0 && isLookup(target) ? { target, values } : undefined;
}

interface MethodCall {
  object: Expression;
  method: string;
  given: readonly AnyNode[];
}

function methodCall(node: Expression): MethodCall | undefined {
  if (node.type !== 'CallExpression' || node.optional) return undefined;
  const { callee } = node;
  if (callee.type !== 'MemberExpression' || callee.computed || callee.optional) return undefined;
  if (callee.property.type !== 'Identifier' || callee.object.type === 'Super') return undefined;
  return { object: callee.object, method: callee.property.name, given: node.arguments };
}

function settingsOf({ method, given }: MethodCall): string[] {
  const [options] = given;
  if (method !== 'update' || options?.type !== 'ObjectExpression') {
    return [librarySettings[method] ?? method];
  }
  return options.properties.map((property) =>
    property.type === 'Property' && property.key.type === 'Identifier' && !property.computed
      ? property.key.name
      : 'update',
  );
}

/** Whether an expression finds an object without changing anything. */
function isLookup(node: Expression): boolean {
  if (node.type === 'Identifier') return true;
  if (node.type === 'MemberExpression') {
    return node.object.type !== 'Super' && isLookup(node.object);
  }
  const call = methodCall(node);
  return call !== undefined && lookups.has(call.method) && isLookup(call.object);
}

/** Whether a value can be worked out again without a trace. */
function isPure(node: AnyNode): boolean {
  return !contains(node, (part) => {
    if (/^(Assignment|Await|New|Update|Yield)Expression$/.test(part.type)) return true;
    if (part.type !== 'CallExpression' || part.callee.type !== 'Identifier') return false;
    return /^(create|load)[A-Z]/.test(part.callee.name);
  });
}

/** The statements of a function to run again, in their order. */
export interface Rerun {
  /** Those of the running source that they replace, which undo them. */
  before: readonly Statement[];
  after: readonly Statement[];
  /** Whether the grid gets another number of cells. */
  changesGrid: boolean;
}

const gridSettings = ['fontSize', 'gridDimensions'];

/**
 * Finds the statements to run again when a function with settings, such as `setup()`, has changed.
 * Returns `undefined` when more than settings has changed, when a setting was removed, because its
 * old value would persist, or when a setting needs a value that cannot be computed again.
 */
export function rerunOf(
  running: FunctionDeclaration,
  wanted: FunctionDeclaration,
): Rerun | undefined {
  const { body: before, ...runningHead } = running;
  const { body: after, ...wantedHead } = wanted;
  if (!sameTree(runningHead, wantedHead)) return undefined;
  const steps = alignStatements(before.body, after.body);
  const changed = new Set<Statement>();
  const replaced = new Set<Statement>();
  const dirtyNames = new Set<string>();
  for (const { from, to } of steps) {
    if (!to) return undefined;
    const isSame = from !== undefined && sameTree(from, to);
    if (isConstant(to) && (from === undefined || isConstant(from))) {
      const isDirty = !isSame || mentionsAny(to, dirtyNames);
      if (isDirty) for (const name of declaredIn(to)) dirtyNames.add(name);
      continue;
    }
    if (isSame && !mentionsAny(to, dirtyNames) && !isOverridden(to, changed)) continue;
    if (!canFollow(from, to)) return undefined;
    changed.add(to);
    if (from) replaced.add(from);
  }
  const rerun = {
    before: withConstants(before.body, replaced),
    after: withConstants(after.body, changed),
  };
  // A variable that cannot be worked out again, such as an asciifier that was awaited.
  const isRepeatable = [...rerun.before, ...rerun.after].every(
    (statement) => statement.type !== 'VariableDeclaration' || isConstant(statement),
  );
  if (!isRepeatable) return undefined;
  return {
    ...rerun,
    changesGrid: [...changed].some((statement) =>
      gridSettings.some((name) => settingOf(statement)?.values.has(name)),
    ),
  };
}

/** Whether a setting overwrites everything that an earlier one has set. */
function canFollow(from: Statement | undefined, to: Statement): boolean {
  const setting = settingOf(to);
  if (!setting || !from) return setting !== undefined;
  const earlier = settingOf(from);
  return (
    earlier !== undefined &&
    sameTree(earlier.target, setting.target) &&
    [...earlier.values].every((value) => setting.values.has(value))
  );
}

/** Whether an unchanged setting overwrites one before it that has changed. */
function isOverridden(statement: Statement, changed: ReadonlySet<Statement>): boolean {
  const setting = settingOf(statement);
  return (
    setting !== undefined &&
    [...changed].some((other) => {
      const earlier = settingOf(other);
      return (
        earlier !== undefined &&
        sameTree(earlier.target, setting.target) &&
        [...earlier.values].some((value) => setting.values.has(value))
      );
    })
  );
}

/** Whether a statement gives names to values that can be worked out again. */
function isConstant(statement: Statement): statement is VariableDeclaration {
  return (
    statement.type === 'VariableDeclaration' &&
    statement.kind === 'const' &&
    statement.declarations.every(({ init }) => init && isPure(init) && !mentionsChance(init))
  );
}

/** Random numbers differ each time. */
function mentionsChance(node: AnyNode): boolean {
  return mentionsIn(node).some(({ name }) => /^(random|Math)/.test(name));
}

function declaredIn({ declarations }: VariableDeclaration): string[] {
  return declarations.flatMap(({ id }) => namesOf(id));
}

function mentionsAny(node: AnyNode, names: ReadonlySet<string>): boolean {
  return mentionsIn(node).some(({ name }) => names.has(name));
}

/** The statements together with the constants that they need. */
function withConstants(body: readonly Statement[], wanted: ReadonlySet<Statement>): Statement[] {
  const needed = new Set<string>();
  const kept: Statement[] = [];
  for (const statement of body.toReversed()) {
    const isNeeded =
      statement.type === 'VariableDeclaration' &&
      declaredIn(statement).some((name) => needed.has(name));
    if (!isNeeded && !wanted.has(statement)) continue;
    for (const { name } of mentionsIn(statement)) needed.add(name);
    kept.unshift(statement);
  }
  return kept;
}

interface Step {
  from: Statement | undefined;
  to: Statement | undefined;
}

/**
 * Puts two versions of a list of statements beside each other. The same statements are a pair, and
 * of those between them the first of one version and the first of the other, and so on.
 */
function alignStatements(before: readonly Statement[], after: readonly Statement[]): Step[] {
  const steps: Step[] = [];
  let i = 0;
  let j = 0;
  for (const [left, right] of [...commonPairs(before, after), [before.length, after.length]]) {
    if (left === undefined || right === undefined) continue;
    const gap = Math.max(left - i, right - j);
    for (let step = 0; step < gap; step++) {
      steps.push({
        from: i + step < left ? before[i + step] : undefined,
        to: j + step < right ? after[j + step] : undefined,
      });
    }
    if (left < before.length) steps.push({ from: before[left], to: after[right] });
    i = left + 1;
    j = right + 1;
  }
  return steps;
}

/** The longest common subsequence, as pairs of places. */
function commonPairs(before: readonly Statement[], after: readonly Statement[]): number[][] {
  const width = after.length + 1;
  const lengths = new Uint16Array((before.length + 1) * width);
  const at = (i: number, j: number): number => lengths[i * width + j] ?? 0;
  const isSame = (i: number, j: number): boolean => sameTree(before[i], after[j]);
  for (let i = before.length - 1; i >= 0; i--) {
    for (let j = after.length - 1; j >= 0; j--) {
      lengths[i * width + j] = isSame(i, j)
        ? at(i + 1, j + 1) + 1
        : Math.max(at(i + 1, j), at(i, j + 1));
    }
  }
  const pairs: number[][] = [];
  for (let i = 0, j = 0; i < before.length && j < after.length;) {
    if (isSame(i, j)) pairs.push([i++, j++]);
    else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return pairs;
}
