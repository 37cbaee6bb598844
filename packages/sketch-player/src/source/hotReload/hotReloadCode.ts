import type { ClassDeclaration, FunctionDeclaration, Statement } from 'acorn';
import { settingsKey } from '../../protocol/callbacks';
import { ChangeSet } from '../ChangeSet';
import type { Variable } from './declarations';
import type { HotReload } from './plan';

/** Code that is evaluated in the scope of a running sketch, and the way back to its source. */
export interface HotReloadCode {
  code: string;
  originOf: (offset: number) => number;
}

/**
 * Code that makes the functions of a hot reload, as an object by name:
 *
 * ```js
 * function draw() { background(0); }
 * ({"draw":function     () { background(0); },})
 * ```
 *
 * The rest of the source is replaced by blanks, so every line keeps its number. Functions and
 * classes lose their names, so that one which mentions itself means the one that the sketch has.
 * Each new variable, and the settings that are to be made again, are a function that does it.
 */
export function hotReloadCode(source: string, hotReload: HotReload): HotReloadCode {
  const writer = new ObjectWriter(source);
  for (const node of [...hotReload.functions, ...hotReload.classes, ...hotReload.added]) {
    writer.addDeclaration(node);
  }
  for (const variable of hotReload.variables) writer.addVariable(variable);
  for (const [name, { after }] of hotReload.reruns) writer.addSettings(name, after);
  return writer.write();
}

/** Code that makes the settings again that a hot reload replaces. */
export function undoCode(source: string, { reruns }: HotReload): string {
  const writer = new ObjectWriter(source);
  for (const [name, { before }] of reruns) writer.addSettings(name, before);
  return writer.write().code;
}

/** An entry of an object literal: parts of the source, with the text before and after them. */
interface Entry {
  before: string;
  parts: readonly { from: number; to: number }[];
  behind: string;
}

/** Turns parts of a source into an object literal, each at its place. */
class ObjectWriter {
  private readonly entries: Entry[] = [];

  constructor(private readonly source: string) {}

  /** A function or a class without its name. */
  addDeclaration({ id, start, end }: FunctionDeclaration | ClassDeclaration): void {
    const parts = [
      { from: start, to: id.start },
      { from: id.end, to: end },
    ];
    this.entries.push({ before: `${JSON.stringify(id.name)}:`, parts, behind: ',' });
  }

  /** A function that gives the initial value of a variable. */
  addVariable({ declarator: { init, end }, names }: Variable): void {
    const before = `${JSON.stringify(names.join())}:()=>(${init ? '' : 'void 0'}`;
    const part = { from: init?.start ?? end, to: init?.end ?? end };
    this.entries.push({ before, parts: [part], behind: '),' });
  }

  /** A function that runs statements. */
  addSettings(name: string, statements: readonly Statement[]): void {
    if (statements.length === 0) return;
    const before = `${JSON.stringify(settingsKey(name))}:()=>{`;
    const parts = statements.map(({ start, end }) => ({ from: start, to: end }));
    this.entries.push({ before, parts, behind: '},' });
  }

  write(): HotReloadCode {
    const { source } = this;
    const changes = new ChangeSet();
    const startOf = ({ parts }: Entry): number => parts[0]?.from ?? 0;
    const entries = this.entries.toSorted((a, b) => startOf(a) - startOf(b));
    changes.insert(0, '({', 0);
    for (const { before, parts, behind } of entries) {
      parts.forEach(({ from, to }, i) => {
        if (i === 0) changes.insert(from, before, from);
        // Statements may end without a semicolon.
        else if (behind === '},') changes.insert(from, ';', from);
        if (i === parts.length - 1) changes.insert(to, behind, Math.max(from, to - 1));
      });
    }
    changes.insert(source.length, '})', source.length);
    const kept = entries.flatMap(({ parts }) => parts);
    return {
      code: changes.applyTo(blankBetween(source, kept)),
      originOf: (offset) => changes.originOf(offset),
    };
  }
}

/** A source in which blanks replace all text outside of the kept ranges. */
function blankBetween(source: string, kept: Entry['parts']): string {
  let result = '';
  let done = 0;
  for (const { from, to } of [...kept, { from: source.length, to: source.length }]) {
    const others = source.slice(done, from).replace(/[^\r\n\u2028\u2029]/g, ' ');
    result += others + source.slice(from, to);
    done = to;
  }
  return result;
}
