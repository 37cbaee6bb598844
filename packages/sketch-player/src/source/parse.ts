import { parse as parseWithAcorn, type AnyNode, type Comment, type Program } from 'acorn';
import type { Problem } from '../diagnosis/Problem';
import { describeSyntaxError, nestedTooDeeply } from './syntaxMessage';

/** Where and why a source cannot be parsed. */
export type SourceProblem = Required<Pick<Problem, 'message' | 'line' | 'column'>>;

/** A script shares its names with the page; only a module can import and export. */
export type SourceKind = 'script' | 'module';

export type Parsed =
  { ok: true; program: Program; comments: Comment[] } | { ok: false; problem: SourceProblem };

export interface ParseOptions {
  /** Whether `return` may stand outside a function, as in a module that became a function. */
  allowReturn?: boolean;
}

/** Parses plain JavaScript. */
export function parse(
  source: string,
  kind: SourceKind,
  { allowReturn = false }: ParseOptions = {},
): Parsed {
  const comments: Comment[] = [];
  try {
    const program = parseWithAcorn(source, {
      ecmaVersion: 'latest',
      sourceType: kind,
      locations: true,
      // The sandbox runs modules as functions that are not async, so they cannot use top-level
      // `await`.
      allowAwaitOutsideFunction: false,
      allowReturnOutsideFunction: allowReturn,
      onComment: comments,
    });
    return { ok: true, program, comments };
  } catch (error) {
    return { ok: false, problem: problemOf(error, source) };
  }
}

/** The problem of code that overflows the stack of the parser or of a function that walks its tree. */
export const tooDeep: SourceProblem = {
  message: nestedTooDeeply,
  line: 1,
  column: 1,
};

/** What acorn and sucrase add to their syntax errors. */
interface LocatedError extends SyntaxError {
  pos: number;
  loc: { line: number; column: number };
}

function problemOf(error: unknown, source: string): SourceProblem {
  if (!isLocated(error)) throw error;
  const { line, column } = error.loc;
  return {
    message: describeSyntaxError(error.message, error.pos, source),
    line,
    column: column + 1,
  };
}

function isLocated(error: unknown): error is LocatedError {
  return error instanceof SyntaxError && 'pos' in error && 'loc' in error;
}

/** The child nodes of a node of the syntax tree. */
export function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node).flat().filter(isNode);
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}
