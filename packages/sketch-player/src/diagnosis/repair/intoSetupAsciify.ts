/** Moves code that needs the library into `setupAsciify()`, which runs once the library is set up. */
import type { SyntaxNode } from '@lezer/common';
import { nodesOf, type Sketch } from '../sketch';
import { addBehind, addToStart, outdented, remove, statementsOf } from './edits';
import { callbackOf, functionAround, isInside, prefixOf } from './read';
import type { Edit, RepairRule } from './RepairRule';

/** Adds lines at the start of `setupAsciify()`, which is made if there is none. */
function intoSetupAsciify(sketch: Sketch, lines: readonly string[]): Edit[] {
  const text = lines.join('\n');
  const own = callbackOf(sketch, 'setupAsciify');
  if (own) return [addToStart(sketch.source, own.body, text)];
  const setup = callbackOf(sketch, 'setup');
  if (!setup) return [];
  const body = text.replace(/^(?=.)/gm, '  ');
  const p = prefixOf(sketch);
  const define =
    p === '' ? `function setupAsciify() {\n${body}\n}` : `${p}setupAsciify = () => {\n${body}\n};`;
  return [addBehind(sketch.source, setup.whole, `\n${define}`)];
}

/** Members of the library that do not exist before it is set up. */
const late =
  /\bp5asciifier\s*\.|\bp5asciify\s*\.\s*(asciifier\s*\(|add\s*\(|fontSize|font\s*\(|grid|backgroundMode)/;

/** Moves statements of `setup()` that need the library, and those that need what they declare. */
function moveLate(sketch: Sketch): Edit[] {
  const setup = callbackOf(sketch, 'setup');
  // In manual mode the sketch sets the library up by itself.
  if (!setup || /deactivateHook|p5asciify\s*\.\s*(init|setup)\s*\(/.test(sketch.source)) return [];
  const moved: SyntaxNode[] = [];
  const declared = new Set<string>();
  const namesIn = (node: SyntaxNode, kind: string) =>
    nodesOf(sketch, kind)
      .filter((name) => isInside(name, node))
      .map(sketch.read);
  for (const statement of statementsOf(setup.body)) {
    const isLate =
      isReadAtOnce(statement, sketch) ||
      namesIn(statement, 'VariableName').some((name) => declared.has(name));
    if (!isLate || statement.name === 'FunctionDeclaration') continue;
    if (/createCanvas/.test(sketch.read(statement))) continue;
    moved.push(statement);
    if (statement.name !== 'VariableDeclaration') continue;
    for (const name of namesIn(statement, 'VariableDefinition')) declared.add(name);
  }
  if (moved.length === 0) return [];
  const lines = moved.map((statement) => outdented(sketch.source, statement));
  return [
    ...moved.map((statement) => remove(sketch.source, statement)),
    ...intoSetupAsciify(sketch, lines),
  ];
}

/** Whether a statement uses the library itself, and not in a function that is called later. */
function isReadAtOnce(statement: SyntaxNode, sketch: Sketch): boolean {
  if (!late.test(sketch.read(statement))) return false;
  const around = functionAround(statement);
  return nodesOf(sketch, 'VariableName').some(
    (node) =>
      /^p5asciif(y|ier)$/.test(sketch.read(node)) &&
      isInside(node, statement) &&
      functionAround(node)?.from === around?.from,
  );
}

export const tooEarlyRules: readonly RepairRule[] = [
  {
    id: 'too-early',
    says: 'Renderers, grid and font exist once `setup()` is over. Statements about them move into `setupAsciify()`.',
    before: 'function setup() {\n  createCanvas(400, 400, WEBGL);\n  p5asciifier.fontSize(8);\n}',
    after:
      'function setup() {\n  createCanvas(400, 400, WEBGL);\n}\n\nfunction setupAsciify() {\n  p5asciifier.fontSize(8);\n}',
    find: moveLate,
  },
];
