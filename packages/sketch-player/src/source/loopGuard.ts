import type { AnyNode, Comment, Statement } from 'acorn';
import { LOOP_GUARD } from '../sandbox/loopGuard';
import { ChangeSet } from './ChangeSet';
import { childrenOf, parse } from './parse';

const loopTypes = [
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
] as const;

type Loop = Extract<Statement, { type: (typeof loopTypes)[number] }>;

/** Guarded code, and a map from its offsets to those of the original code. */
export interface GuardedCode {
  code: string;
  originOf: (offset: number) => number;
}

/** A comment that switches the guard off for the whole sketch. */
const optOut = /^\s*no-loop-guard\b/;

/** Whether one of the comments of a sketch switches the guard off. */
export function isUnguarded(comments: readonly Comment[]): boolean {
  return comments.some(({ value }) => optOut.test(value));
}

/**
 * Gives every loop a guard, which ends it with an error when it runs for too long:
 *
 * ```js
 * for (const cell of cells) draw(cell);
 * {const __loop1=__guardLoop();for (const cell of cells) {__loop1.tick();draw(cell);}}
 * ```
 *
 * Text is only added within lines, so errors keep their line numbers. An error that a guard throws
 * is mapped to the beginning of its loop. Code with a comment `// no-loop-guard` and code that
 * cannot be parsed stay as they are.
 *
 * @param code - Plain JavaScript without `import` and `export`.
 */
export function guardLoops(code: string): GuardedCode {
  const parsed = parse(code, 'script', { allowReturn: true });
  if (!parsed.ok || isUnguarded(parsed.comments)) return unguarded(code);
  const writer = new GuardWriter(unusedPrefix(code));
  writer.visit(parsed.program, []);
  const { changes } = writer;
  return { code: changes.applyTo(code), originOf: (offset) => changes.originOf(offset) };
}

/** Code without guards, in the form that `guardLoops` returns. */
export function unguarded(code: string): GuardedCode {
  return { code, originOf: (offset) => offset };
}

/** A prefix for the names of guards that occurs nowhere in the sketch. */
function unusedPrefix(code: string): string {
  let prefix = '__loop';
  while (code.includes(prefix)) prefix = `_${prefix}`;
  return prefix;
}

/** Walks through a program and collects what to insert. */
class GuardWriter {
  readonly changes = new ChangeSet();
  private loops = 0;

  constructor(private readonly prefix: string) {}

  /** @param guards - Guards of the loops around the node, within its innermost function. */
  visit(node: AnyNode, guards: readonly string[]): void {
    if (node.type === 'LabeledStatement') {
      const labelled = behindLabels(node);
      // The guard goes in front of the label: `continue label` needs its loop directly behind the
      // label.
      if (isLoop(labelled)) this.visitLoop(labelled, node, guards);
      else this.visit(labelled, guards);
    } else if (isLoop(node)) {
      this.visitLoop(node, node, guards);
    } else if (node.type === 'YieldExpression') {
      const { start, end } = node;
      for (const guard of guards) this.changes.insert(start, `${guard}.resume(`, start);
      this.visitChildren(node, guards);
      this.changes.insert(end, ')'.repeat(guards.length), start);
    } else {
      this.visitChildren(node, isFunction(node) ? [] : guards);
    }
  }

  /** @param statement - The loop, or its outermost label. */
  private visitLoop(loop: Loop, statement: Statement, outer: readonly string[]): void {
    this.loops += 1;
    const guard = `${this.prefix}${this.loops}`;
    const { start, end } = statement;
    this.changes.insert(start, `{const ${guard}=${LOOP_GUARD}();`, loop.start);
    for (const child of childrenOf(loop)) {
      if (child === loop.body) this.visitBody(loop, guard, [...outer, guard]);
      else this.visit(child, [...outer, guard]);
    }
    this.changes.insert(end, '}', loop.start);
  }

  private visitBody({ start, body }: Loop, guard: string, guards: readonly string[]): void {
    const isBlock = body.type === 'BlockStatement';
    if (isBlock) this.changes.insert(body.start + 1, `${guard}.tick();`, start);
    else this.changes.insert(body.start, `{${guard}.tick();`, start);
    this.visit(body, guards);
    if (!isBlock) this.changes.insert(body.end, '}', start);
  }

  private visitChildren(node: AnyNode, guards: readonly string[]): void {
    for (const child of childrenOf(node)) this.visit(child, guards);
  }
}

function isLoop(node: AnyNode): node is Loop {
  return loopTypes.some((type) => type === node.type);
}

function isFunction({ type }: AnyNode): boolean {
  return /Function(Declaration|Expression)$/.test(type);
}

function behindLabels(statement: Statement): Statement {
  return statement.type === 'LabeledStatement' ? behindLabels(statement.body) : statement;
}
