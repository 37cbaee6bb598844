import type { AnyNode, Statement } from 'acorn';
import { LOOP_GUARD } from '../../runner/loopGuardRuntime';
import { parse } from './parse';
import { childrenOf } from './childrenOf';

const loopTypes = [
  'WhileStatement',
  'DoWhileStatement',
  'ForStatement',
  'ForInStatement',
  'ForOfStatement',
] as const;

type Loop = Extract<Statement, { type: (typeof loopTypes)[number] }>;

/** A comment that switches the guard off for the whole sketch. */
const optOut = /^\s*no-loop-guard\b/;

/**
 * Gives every loop a guard, which ends it with an error when it runs for too long:
 *
 * ```js
 * for (const cell of cells) draw(cell);
 * {const __loop1=__guardLoop();for (const cell of cells) {__loop1.tick();draw(cell);}}
 * ```
 *
 * Nothing but text on the same line is added, so errors keep their line numbers. Code with a comment
 * `// no-loop-guard` and code that cannot be parsed stay as they are.
 *
 * @param code - Plain JavaScript without `import` and `export`.
 */
export function guardLoops(code: string): string {
  const parsed = parse(code, 'script', { allowReturn: true });
  if (!parsed.ok || parsed.comments.some(({ value }) => optOut.test(value))) return code;
  const writer = new GuardWriter(unusedPrefix(code));
  writer.visit(parsed.program, []);
  return writer.applyTo(code);
}

/** A beginning of names that the sketch does not use itself. */
function unusedPrefix(code: string): string {
  let prefix = '__loop';
  while (code.includes(prefix)) prefix = `_${prefix}`;
  return prefix;
}

/** Walks through a program and collects what to insert. */
class GuardWriter {
  private readonly insertions: { at: number; text: string }[] = [];
  private loops = 0;

  constructor(private readonly prefix: string) {}

  /** @param guards - Those of the loops around the node, up to the function that it is in. */
  visit(node: AnyNode, guards: readonly string[]): void {
    if (node.type === 'LabeledStatement') {
      const labelled = behindLabels(node);
      // In front of the label, or `continue` would not find its loop behind it.
      if (isLoop(labelled)) this.visitLoop(labelled, node, guards);
      else this.visit(labelled, guards);
    } else if (isLoop(node)) {
      this.visitLoop(node, node, guards);
    } else if (node.type === 'YieldExpression') {
      for (const guard of guards) this.insert(node.start, `${guard}.resume(`);
      this.visitChildren(node, guards);
      this.insert(node.end, ')'.repeat(guards.length));
    } else {
      this.visitChildren(node, isFunction(node) ? [] : guards);
    }
  }

  /** What was inserted first at an offset stays first, so brackets nest as the code does. */
  applyTo(code: string): string {
    let result = '';
    let done = 0;
    for (const { at, text } of this.insertions.sort((a, b) => a.at - b.at)) {
      result += code.slice(done, at) + text;
      done = at;
    }
    return result + code.slice(done);
  }

  /** @param statement - The loop, or its outermost label. */
  private visitLoop(loop: Loop, statement: Statement, outer: readonly string[]): void {
    this.loops += 1;
    const guard = `${this.prefix}${this.loops}`;
    this.insert(statement.start, `{const ${guard}=${LOOP_GUARD}();`);
    for (const child of childrenOf(loop)) {
      if (child === loop.body) this.visitBody(loop.body, guard, [...outer, guard]);
      else this.visit(child, [...outer, guard]);
    }
    this.insert(statement.end, '}');
  }

  private visitBody(body: Statement, guard: string, guards: readonly string[]): void {
    const isBlock = body.type === 'BlockStatement';
    if (isBlock) this.insert(body.start + 1, `${guard}.tick();`);
    else this.insert(body.start, `{${guard}.tick();`);
    this.visit(body, guards);
    if (!isBlock) this.insert(body.end, '}');
  }

  private visitChildren(node: AnyNode, guards: readonly string[]): void {
    for (const child of childrenOf(node)) this.visit(child, guards);
  }

  private insert(at: number, text: string): void {
    this.insertions.push({ at, text });
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
