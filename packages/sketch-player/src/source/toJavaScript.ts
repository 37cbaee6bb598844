import { transform, type Transform } from 'sucrase';
import { parse, type SourceKind, type SourceProblem } from './parse';
import { differingRange, lineEnd, offsetOf, placeOf, type Place } from './places';
import { describeSyntaxError } from './syntaxMessage';

export type JavaScript =
  { ok: true; code: string; usesModules: boolean } | { ok: false; problem: SourceProblem };

/**
 * Makes plain JavaScript that needs no module loader. Scripts stay as they are. Types are taken
 * out, and `import` and `export` become `require` and `exports`; every line keeps its number.
 *
 * @throws Error where the source is nested so deeply that a parser overflows the stack.
 */
export function toJavaScript(source: string): JavaScript {
  const plain = classify(source);
  if (plain.ok) return toScript(source, plain.kind, []);

  const typed = compile(source, ['typescript']);
  if (!typed.ok) return { ok: false, problem: later(plain.problem, typed.problem) };
  const stripped = classify(typed.code);
  if (stripped.ok) return toScript(source, stripped.kind, ['typescript']);
  const problem = compiledPlace(stripped.problem, source, typed.code);
  return { ok: false, problem: later(plain.problem, problem) };
}

/**
 * Returns the problem with the later place: the parser that got further suits the language better.
 */
function later(first: SourceProblem, second: SourceProblem): SourceProblem {
  const distance = second.line - first.line || second.column - first.column;
  return distance > 0 ? second : first;
}

type Classified = { ok: true; kind: SourceKind } | { ok: false; problem: SourceProblem };

function classify(source: string): Classified {
  const script = parse(source, 'script');
  if (script.ok) return { ok: true, kind: 'script' };
  const module = parse(source, 'module');
  if (!module.ok) return { ok: false, problem: later(script.problem, module.problem) };
  // A source that parses only as a module, for instance because of a top-level `await`, but neither
  // imports nor exports, is treated as a script with an error.
  const usesModules = module.program.body.some(({ type }) => /^(Import|Export)/.test(type));
  return usesModules ? { ok: true, kind: 'module' } : script;
}

function toScript(source: string, kind: SourceKind, transforms: Transform[]): JavaScript {
  const usesModules = kind === 'module';
  const needed: Transform[] = usesModules ? [...transforms, 'imports'] : transforms;
  if (needed.length === 0) return { ok: true, code: source, usesModules };
  const compiled = compile(source, needed);
  if (!compiled.ok) return compiled;
  // Some syntax, such as `import.meta`, is valid in a module, but not in the function that it
  // becomes.
  const checked = parse(compiled.code, 'script', { allowReturn: usesModules });
  if (checked.ok) return { ok: true, code: compiled.code, usesModules };
  return { ok: false, problem: compiledPlace(checked.problem, source, compiled.code) };
}

type Compiled = { ok: true; code: string } | { ok: false; problem: SourceProblem };

function compile(source: string, transforms: Transform[]): Compiled {
  try {
    const { code } = transform(source, { transforms, disableESTransforms: true });
    return { ok: true, code };
  } catch (error) {
    if (isOverflow(error)) throw error;
    const message = error instanceof Error ? error.message : String(error);
    return { ok: false, problem: locate(message, source) };
  }
}

/** Whether the stack of the browser was full; Firefox has a class of its own for such errors. */
function isOverflow(error: unknown): boolean {
  return error instanceof RangeError || (error instanceof Error && error.name === 'InternalError');
}

/** Sucrase ends its messages with the place: "Error transforming sketch: … (3:14)". */
function locate(message: string, source: string): SourceProblem {
  const [, words = message, line = '1', column = '1'] =
    /^(?:Error transforming [^:]*: )?(.*?)(?: \((\d+):(\d+)\))?$/s.exec(message) ?? [];
  const stopped = offsetOf(source, Number(line), Number(column));
  // For an unterminated comment, Sucrase gives the end of the file as the place.
  const offset = words.startsWith('Unterminated comment') ? source.lastIndexOf('/*') : stopped;
  return { message: describeSyntaxError(words, offset, source), ...placeOf(source, offset) };
}

/**
 * Maps a place of the compiled code to its source. The compiler keeps lines, but not columns.
 * Before and behind the part of a line that the compiler changed, columns follow by counting;
 * within it, a word is found by its occurrence. Text that the compiler added maps to the first word
 * of the line.
 */
export function compiledPlace<P extends Place>(place: P, source: string, code: string): P {
  const before = lineOf(source, place.line);
  const after = lineOf(code, place.line);
  return { ...place, column: originalOffset(before, after, place.column - 1) + 1 };
}

function lineOf(text: string, line: number): string {
  return text.split(lineEnd)[line - 1] ?? '';
}

function originalOffset(before: string, after: string, offset: number): number {
  const changed = differingRange(after, before);
  if (!changed || offset < changed.from) return offset;
  if (offset >= changed.to) return offset + before.length - after.length;
  return sameWord(before, after, offset) ?? before.search(/\S|$/);
}

/**
 * Maps an offset of `after` to `before` by the word at it: to the same occurrence of that word, or to
 * `undefined` if `before` has fewer occurrences.
 */
function sameWord(before: string, after: string, offset: number): number | undefined {
  const words = wordsOf(after);
  const found = words.findLast(({ index }) => index <= offset);
  if (!found) return undefined;
  const earlier = words.filter(({ word, index }) => word === found.word && index < found.index);
  const original = wordsOf(before).filter(({ word }) => word === found.word)[earlier.length];
  return original && original.index + offset - found.index;
}

function wordsOf(line: string): { word: string; index: number }[] {
  return Array.from(line.matchAll(/[\w$]+/g), ({ 0: word, index }) => ({ word, index }));
}
