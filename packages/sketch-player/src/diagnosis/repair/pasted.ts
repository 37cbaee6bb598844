/** Repairs code that a page or a chat has changed, and code that runs before p5.js is ready. */
import type { SyntaxNode } from '@lezer/common';
import { nodesOf, type Sketch } from '../sketch';
import { addBehind, addToStart, replace } from './edits';
import {
  callbackOf,
  callsIn,
  functionAround,
  isFunction,
  makeAsync,
  p5NamesIn,
  prefixOf,
  statementAround,
} from './read';
import type { Edit, RepairRule } from './RepairRule';

/** Takes the longest script out of a whole HTML page. */
function takeScript({ source }: Sketch): Edit[] {
  if (!/^\s*</.test(source)) return [];
  const scripts = [...source.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/gi)].map(
    ([, code = '']) => code,
  );
  const longest = scripts.sort((a, b) => b.trim().length - a.trim().length)[0] ?? '';
  if (longest.trim() === '') return [];
  return [replace({ from: 0, to: source.length }, dedent(longest))];
}

function dedent(text: string): string {
  const lines = text
    .replace(/^\s*\n/, '')
    .trimEnd()
    .split('\n');
  const depth = Math.min(...lines.filter((line) => line.trim()).map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(depth)).join('\n');
}

/** Takes the fences of Markdown off. */
function takeOffFences({ source }: Sketch): Edit[] {
  const match = /^\s*```[\w ]*\n([\s\S]*?)\n```\s*$/.exec(source);
  return match ? [replace({ from: 0, to: source.length }, match[1] ?? '')] : [];
}

/** Makes typographic quotation marks straight, where they are not part of a text. */
function straightenQuotes(sketch: Sketch): Edit[] {
  const { source } = sketch;
  const texts = nodesOf(
    sketch,
    'String',
    'TemplateString',
    'LineComment',
    'BlockComment',
    'RegExp',
  );
  return [...source.matchAll(/[“”„‟]|[‘’‚‛]/g)]
    .filter(({ index }) => !texts.some(({ from, to }) => index > from && index < to))
    .map(({ 0: mark, index }) =>
      replace({ from: index, to: index + 1 }, /[“”„‟]/.test(mark) ? '"' : "'"),
    );
}

/** Marks functions that use `await` as `async`. */
function markAsync(sketch: Sketch): Edit[] {
  const made = nodesOf(sketch, 'AwaitExpression').flatMap((node) => functionAround(node) ?? []);
  return [...new Map(made.map((each) => [each.from, each])).values()].flatMap(makeAsync);
}

const unready = new Set(['function', 'constant', 'variable']);

/** The names of p5.js in a node that are read at once, not in a function that is called later. */
function readAtOnce(node: SyntaxNode, names: readonly { node: SyntaxNode }[]): boolean {
  return names.some((name) => {
    if (name.node.from < node.from || name.node.to > node.to) return false;
    for (
      let around = name.node.parent;
      around && around.from >= node.from;
      around = around.parent
    ) {
      if (isFunction(around) || around.name === 'ClassBody') return false;
    }
    return true;
  });
}

/** Moves first values that p5.js has to compute from the top of the sketch into `setup()`. */
function moveFirstValues(sketch: Sketch): Edit[] {
  const setup = callbackOf(sketch, 'setup');
  if (!setup || prefixOf(sketch) !== '') return [];
  const { read, source, knowledge } = sketch;
  const isLate = ({ name }: { name: string }) => {
    const known = knowledge.globals.get(name);
    const isUnready = known?.library === 'p5.js' && unready.has(known.kind);
    return isUnready && name !== 'p5' && !(name in globalThis);
  };
  const names = p5NamesIn(sketch).filter(isLate);
  const moved = new Set<string>();
  const edits: Edit[] = [];
  const assignments: string[] = [];
  for (const declaration of sketch.tree.topNode.getChildren('VariableDeclaration')) {
    const uses = nodesOf(sketch, 'VariableName')
      .filter((node) => moved.has(read(node)))
      .map((node) => ({ node }));
    if (!readAtOnce(declaration, [...names, ...uses])) continue;
    const definitions = declaration.getChildren('VariableDefinition');
    const keyword = declaration.firstChild;
    // A pattern such as `const [a, b] = …` has no plain names.
    if (!keyword || definitions.length === 0 || declaration.getChild('ArrayPattern')) continue;
    for (const definition of definitions) {
      const equals = definition.nextSibling;
      const value = equals?.name === 'Equals' ? equals.nextSibling : null;
      if (!value || !readAtOnce(value, [...names, ...uses])) continue;
      moved.add(read(definition));
      assignments.push(`${read(definition)} = ${read(value)};`);
      edits.push(replace({ from: definition.to, to: value.to }, ''));
    }
    if (read(keyword) === 'const') edits.push(replace(keyword, 'let'));
  }
  if (assignments.length === 0) return [];
  const [canvas] = callsIn(sketch, 'createCanvas');
  const text = assignments.join('\n');
  const isInSetup = canvas && functionAround(canvas.node)?.from === setup.made.from;
  const add = isInSetup
    ? addBehind(source, statementAround(canvas.node), text)
    : addToStart(source, setup.body, text);
  return [...edits, add];
}

export const pastedRules: readonly RepairRule[] = [
  {
    id: 'html-page',
    says: 'This is a whole HTML page. Its script stays, because the page around a sketch is already here.',
    before: '<html><script>\n  function draw() {}\n</script></html>',
    after: 'function draw() {}',
    find: takeScript,
  },
  {
    id: 'markdown',
    says: 'The code is in a block of Markdown. The fences around it are removed.',
    before: '```js\nfunction draw() {}\n```',
    after: 'function draw() {}',
    find: takeOffFences,
  },
  {
    id: 'quotation-marks',
    says: 'Code needs straight quotation marks. Typographic ones become straight.',
    before: 'fill(“tomato”);',
    after: 'fill("tomato");',
    find: straightenQuotes,
  },
  {
    id: 'await-without-async',
    says: '`await` works only in a function that is marked `async`.',
    before: "function setup() {\n  img = await loadImage('a.png');\n}",
    after: "async function setup() {\n  img = await loadImage('a.png');\n}",
    find: markAsync,
  },
];

export const unreadyRules: readonly RepairRule[] = [
  {
    id: 'first-values',
    says: 'Functions and variables of p5.js do not exist yet when the first values of variables are computed. Those values move into `setup()`.',
    before: 'let x = random(100);\nfunction setup() {\n  createCanvas(400, 400, WEBGL);\n}',
    after: 'let x;\nfunction setup() {\n  createCanvas(400, 400, WEBGL);\n  x = random(100);\n}',
    find: moveFirstValues,
  },
];
