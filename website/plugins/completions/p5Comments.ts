/**
 * Reads the completions for p5.js 1.x. It comes without types, so they are taken from its
 * documentation comments, which are written for YUIDoc.
 */
import type { CompletionData, Entry } from 'sketch-player/completionData';
import { argumentsIn } from './allowedValues';
import { kindOfGlobal, p5Link, p5Origin, p5ReferenceUrl } from './p5Reference';
import { firstSentence } from './commentText';

/** Reads the comments of `lib/p5.js`. */
export function readP5Comments(source: string, version: string): CompletionData {
  const globals = new Map<string, Entry>();
  const types = new Map<string, Map<string, Entry>>();
  let owner = 'p5';
  for (const [block] of source.matchAll(/\/\*\*[\s\S]*?\*\//g)) {
    // Skips comments without a line such as ` * @method`. A promise library in the bundle writes
    // its tags without an asterisk, so `resolve` and `race` are not taken for functions of p5.js.
    if (!/^[ \t]*\*[ \t]*@/m.test(block)) continue;
    const comment = block.replace(/^\/\*\*|\*\/$/g, '').replace(/^[ \t]*\*[ \t]?/gm, '');
    owner =
      tag(comment, 'for') ?? tag(comment, 'class') ?? (hasTag(comment, 'module') ? 'p5' : owner);
    const entry = hasTag(comment, 'private') ? undefined : entryOf(comment, owner);
    if (!entry) continue;
    const entries = owner === 'p5' ? globals : (types.get(owner) ?? new Map<string, Entry>());
    // Of several comments about a name, the first is complete; the others only add signatures.
    if (!entries.has(entry.name)) entries.set(entry.name, entry);
    if (owner !== 'p5') types.set(owner, entries);
  }
  return {
    library: 'p5.js',
    origin: p5Origin(version),
    reference: p5ReferenceUrl,
    globals: [...globals.values()],
    types: Object.fromEntries(
      [...types]
        .filter(([name]) => name.startsWith('p5.'))
        .map(([name, entries]) => [name, [...entries.values()]]),
    ),
  };
}

function entryOf(comment: string, owner: string): Entry | undefined {
  const summary = firstSentence(comment.split(/^\s*@/m)[0] ?? '');
  const method = tag(comment, 'method');
  const property = /^\s*@property\s+\{([^}]+)\}\s+(\w+)/m.exec(comment);
  const name = method ?? property?.[2];
  if (!name || name.startsWith('_')) return undefined;
  if (!summary && !hasTag(comment, 'final')) return undefined;
  const described = { name, summary, link: p5Link(owner, name) };
  if (!method) {
    const type = typeName(property?.[1] ?? '');
    const kind = owner === 'p5' ? kindOfGlobal(name, false) : 'property';
    return { ...described, kind, signature: `${name}: ${type}`, ...givenBy(type) };
  }
  const type = typeName(/^\s*@returns?\s+\{([^}]+)\}/m.exec(comment)?.[1] ?? 'void');
  const documented = [...comment.matchAll(/^\s*@param\s+\{([^}]+)\}\s+(\[?)(\w+)\]?([^@]*)/gm)];
  const parameters = documented.map(
    ([, parameterType = '', optional, parameter]) =>
      `${parameter}${optional ? '?' : ''}: ${typeName(parameterType)}`,
  );
  const takes = argumentsIn(documented.map(([, , , , said = '']) => said));
  const kind = owner === 'p5' ? kindOfGlobal(name, true) : 'method';
  const signature = `${name}(${parameters.join(', ')})${type === 'void' ? '' : `: ${type}`}`;
  const chained = hasTag(comment, 'chainable') && owner !== 'p5' ? owner : type;
  return { ...described, kind, signature, ...takes, ...givenBy(chained) };
}

function givenBy(type: string): { gives?: string } {
  return type.startsWith('p5.') ? { gives: type } : {};
}

/** Translates YUIDoc's names of types into those of TypeScript. */
function typeName(type: string): string {
  return type
    .replace(/\s*\|\s*/g, ' | ')
    .replace(/\b(?:Number|Integer)\b/g, 'number')
    .replace(/\b(?:String|Constant)\b/g, 'string')
    .replace(/\bBoolean\b/g, 'boolean')
    .replace(/\bObject\b/g, 'object')
    .replace(/\bAny\b|^\*$/g, 'any')
    .trim();
}

function tag(comment: string, name: string): string | undefined {
  return new RegExp(String.raw`^\s*@${name}\s+([\w.]+)`, 'm').exec(comment)?.[1];
}

function hasTag(comment: string, name: string): boolean {
  return new RegExp(String.raw`^\s*@${name}\b`, 'm').test(comment);
}
