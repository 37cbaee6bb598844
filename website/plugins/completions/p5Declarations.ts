/** Reads the completions for p5.js 2.x from the declaration file that comes with it. */
import ts from 'typescript';
import type { CompletionData, Entry } from 'sketch-player/completionData';
import { argumentsIn } from './allowedValues';
import { kindOfGlobal, p5Link, p5Origin, p5ReferenceUrl } from './p5Reference';
import { firstSentence } from './commentText';

/** Reads `types/p5.d.ts`: variables, the class `p5`, and the classes in the namespace `p5`. */
export function readP5Declarations(source: string, version: string): CompletionData {
  const file = ts.createSourceFile('p5.d.ts', source, ts.ScriptTarget.Latest, true);
  const globals: Entry[] = [];
  const types: Record<string, Entry[]> = {};
  for (const statement of file.statements) {
    if (ts.isVariableStatement(statement)) globals.push(...variablesOf(statement));
    if (ts.isClassDeclaration(statement) && statement.name?.text === 'p5') {
      globals.push(...membersOf(statement, 'p5'));
    }
    if (ts.isModuleDeclaration(statement) && statement.body && ts.isModuleBlock(statement.body)) {
      for (const member of statement.body.statements) {
        if (!ts.isClassDeclaration(member) || !member.name) continue;
        const owner = `p5.${member.name.text.replace(/^__/, '')}`;
        types[owner] = withoutRepeats(membersOf(member, owner));
      }
    }
  }
  return {
    library: 'p5.js',
    origin: p5Origin(version),
    reference: p5ReferenceUrl,
    globals: withoutRepeats(globals),
    types: Object.fromEntries(Object.entries(types).filter(([, entries]) => entries.length > 0)),
  };
}

function variablesOf(statement: ts.VariableStatement): Entry[] {
  const summary = summaryOf(statement);
  return statement.declarationList.declarations.flatMap(({ name, type }) => {
    if (!ts.isIdentifier(name) || name.text.startsWith('__') || !type) return [];
    // Constants need no comment; of the others, only what is documented is meant for sketches.
    const kind = kindOfGlobal(name.text, false);
    if (!summary && kind !== 'constant') return [];
    return [entryOf({ name: name.text, kind, owner: 'p5', summary, type })];
  });
}

function membersOf(declaration: ts.ClassDeclaration, owner: string): Entry[] {
  return declaration.members.flatMap((member) => {
    const isMethod = ts.isMethodDeclaration(member);
    if (!isMethod && !ts.isPropertyDeclaration(member)) return [];
    if (ts.getCombinedModifierFlags(member) & ts.ModifierFlags.Static) return [];
    const name = member.name.getText();
    const summary = summaryOf(member);
    if (!summary || name.startsWith('_')) return [];
    const kind = owner === 'p5' ? kindOfGlobal(name, isMethod) : isMethod ? 'method' : 'property';
    const parameters = isMethod ? member.parameters : undefined;
    return [entryOf({ name, kind, owner, summary, type: member.type, parameters })];
  });
}

interface Described {
  name: string;
  kind: Entry['kind'];
  owner: string;
  summary: string;
  type: ts.TypeNode | undefined;
  parameters?: ts.NodeArray<ts.ParameterDeclaration>;
}

function entryOf({ name, kind, owner, summary, type, parameters }: Described): Entry {
  const result = typeText(type);
  const takes = argumentsIn(parameters?.map(commentOf) ?? []);
  const taken = parameters?.map((parameter) => typeText(parameter)).join(', ');
  const signature =
    taken === undefined
      ? `${name}: ${result}`
      : `${name}(${taken})${result === 'void' ? '' : `: ${result}`}`;
  const [, given] = /^(?:Promise<)?(p5\.\w+)>?$/.exec(result) ?? [];
  const gives = result === 'this' ? owner : given;
  return {
    name,
    kind,
    signature,
    summary,
    link: p5Link(owner, name),
    ...takes,
    ...(gives && { gives }),
  };
}

function commentOf(parameter: ts.ParameterDeclaration): string {
  return ts
    .getJSDocParameterTags(parameter)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join(' ');
}

function typeText(node: ts.Node | undefined): string {
  return (node?.getText() ?? 'void')
    .replace(/\btypeof P5\./g, '')
    .replace(/\bP5\.__/g, 'p5.')
    .replace(/\bP5\b/g, 'p5')
    .replace(/\s+/g, ' ');
}

/**
 * Keeps the first entry of each name. Names repeat in pairs of accessors, and in overloads: the later
 * ones of `abs()` and its like describe the GLSL function of the same name.
 */
function withoutRepeats(entries: readonly Entry[]): Entry[] {
  const first = new Map<string, Entry>();
  for (const entry of entries) if (!first.has(entry.name)) first.set(entry.name, entry);
  return [...first.values()];
}

function summaryOf(node: ts.Node): string {
  const [comment] = ts.getJSDocCommentsAndTags(node);
  const text = comment && ts.isJSDoc(comment) ? ts.getTextOfJSDocComment(comment.comment) : '';
  return firstSentence(text ?? '');
}
