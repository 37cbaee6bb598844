/** Code for p5.js 1.x on 2.x, and the other way round. */
import type { SyntaxNode } from '@lezer/common';
import { childrenOf } from '../../editor/completions/syntax';
import { nodesOf, type Sketch } from '../sketch';
import { addBefore, addToStart, applyEdits, insertAt, outdented, remove, replace } from './edits';
import {
  callbackOf,
  callsIn,
  functionAround,
  isInside,
  isWholeStatement,
  makeAsync,
  methodCallsIn,
  ownNodes,
  p5NamesIn,
  prefixOf,
  statementAround,
  type Call,
} from './read';
import type { Edit, RepairRule } from './RepairRule';

const loaders =
  'loadImage loadFont loadJSON loadStrings loadTable loadXML loadBytes loadModel loadShader loadSound httpGet'.split(
    ' ',
  );

const isAwaited = (node: SyntaxNode): boolean => node.parent?.name === 'AwaitExpression';

/** Moves the loading calls of `preload()` into `setup()`, which awaits them. */
function preloadToSetup(sketch: Sketch): Edit[] {
  const preload = callbackOf(sketch, 'preload');
  if (!preload || sketch.knowledge.globals.has('preload')) return [];
  const { source } = sketch;
  const calls = callsIn(sketch, ...loaders).filter(({ node }) => isInside(node, preload.body));
  const areOwn = calls.every(({ node }) => functionAround(node)?.from === preload.made.from);
  if (!areOwn || ownNodes(preload.body, 'ReturnStatement').length > 0) return [];
  const awaits = calls
    .filter(({ node }) => !isAwaited(node))
    .map(({ node }) => insertAt(node.from, 'await '));
  const setup = callbackOf(sketch, 'setup');
  if (!setup) {
    return [...awaits, ...makeAsync(preload.made), replace(preload.nameNode, 'setup')];
  }
  const statements = childrenOf(preload.body).slice(1, -1);
  const [first] = statements;
  const last = statements.at(-1);
  const isAbove = preload.whole.from < setup.whole.from;
  // The empty line between the two functions goes with the first of them.
  const gap = isAbove ? (/^\s*\n/.exec(source.slice(preload.whole.to))?.[0] ?? '') : '';
  const removed = isAbove
    ? replace({ from: preload.whole.from, to: preload.whole.to + gap.length }, '')
    : remove(source, preload.whole);
  if (!first || !last) return [removed];
  const within = awaits.map(({ from, to, insert }) => ({
    from: from - first.from,
    to: to - first.from,
    insert,
  }));
  const loaded = applyEdits(source.slice(first.from, last.to), within);
  const text = outdented(source.slice(0, first.from) + loaded, {
    from: first.from,
    to: first.from + loaded.length,
  });
  return [removed, ...makeAsync(setup.made), addToStart(source, setup.body, text)];
}

/** Lets `setup()` and `setupAsciify()` wait for what they load, or add. */
function awaitIn(sketch: Sketch, calls: readonly SyntaxNode[]): Edit[] {
  return ['setup', 'setupAsciify'].flatMap((name) => {
    const made = callbackOf(sketch, name)?.made;
    const own = calls.filter((node) => made && functionAround(node)?.from === made.from);
    const waiting = own.filter(
      (node) => !isAwaited(node) && !/[.]\s*then\b/.test(restOf(node, sketch)),
    );
    if (!made || waiting.length === 0) return [];
    const awaits = waiting.flatMap((node) => {
      if (node.parent?.name !== 'MemberExpression') return [insertAt(node.from, 'await ')];
      return [insertAt(node.from, '(await '), insertAt(node.to, ')')];
    });
    return [...makeAsync(made), ...awaits];
  });
}

function restOf(node: SyntaxNode, { source }: Sketch): string {
  return source.slice(node.to, node.to + 20).split('\n')[0] ?? '';
}

/** Renames functions of p5.js. */
function rename(names: Readonly<Record<string, string>>) {
  return (sketch: Sketch): Edit[] =>
    callsIn(sketch, ...Object.keys(names)).map(({ name, nameNode }) =>
      replace(nameNode, names[name] ?? name),
    );
}

/** Rewrites a call: `$1` is its first argument, `$p` the prefix of p5.js functions. */
function rewrite(forms: Readonly<Record<string, readonly string[]>>) {
  return (sketch: Sketch): Edit[] =>
    callsIn(sketch, ...Object.keys(forms)).flatMap((call) => {
      const form = (forms[call.name] ?? []).find((each) => countOf(each) === call.args.length);
      return form === undefined ? [] : [replace(call.node, filled(form, call, sketch))];
    });
}

function countOf(form: string): number {
  return Math.max(0, ...Array.from(form.matchAll(/\$(\d)/g), ([, digit]) => Number(digit)));
}

function filled(form: string, { args }: Call, sketch: Sketch): string {
  return form
    .replaceAll('$p', () => prefixOf(sketch))
    .replace(/\$(\d)(\.?)/g, (_, digit: string, dot: string) => {
      const node = args[Number(digit) - 1];
      const text = node ? sketch.read(node) : '';
      const isSimple =
        node && /^(VariableName|MemberExpression|CallExpression|String|Array\w+)$/.test(node.name);
      return dot && !isSimple ? `(${text}).` : text + dot;
    });
}

/** Assigns what functions of arrays gave back; in JavaScript, the array itself changes. */
function arrayChange(sketch: Sketch): Edit[] {
  return callsIn(sketch, 'append', 'shorten').flatMap(({ node, name, args: [array, value] }) => {
    if (!array) return [];
    const list = sketch.read(array);
    const target = node.parent?.name === 'AssignmentExpression' ? node.parent : undefined;
    const isSame = target?.firstChild && sketch.read(target.firstChild) === list;
    const whole = isSame ? target : node;
    if (!isWholeStatement(whole)) {
      const copy =
        name === 'append' && value ? `[...${list}, ${sketch.read(value)}]` : `${list}.slice(0, -1)`;
      return [replace(node, copy)];
    }
    const change = name === 'append' && value ? `push(${sketch.read(value)})` : 'pop()';
    return [replace(whole, `${list}.${change}`)];
  });
}

const keepEnds = (p: string): string => `${p}splineProperty('ends', ${p}EXCLUDE);`;

/** Renames curves, and keeps their ends as they were. */
function curvesToSplines(sketch: Sketch): Edit[] {
  const p = prefixOf(sketch);
  const calls = callsIn(sketch, 'curve', 'curveVertex');
  const shapes = callsIn(sketch, 'beginShape');
  const starts = calls.flatMap(({ node, name }) => {
    const shape =
      name === 'curve' ? node : shapes.findLast((each) => each.node.from < node.from)?.node;
    return shape ? [statementAround(shape)] : [];
  });
  const all = new Map(starts.map((statement) => [statement.from, statement]));
  return [
    ...[...all.values()].map((statement) => addBefore(sketch.source, statement, keepEnds(p))),
    ...calls.map(({ name, nameNode }) =>
      replace(nameNode, name === 'curve' ? 'spline' : 'splineVertex'),
    ),
  ];
}

/** Gives `bezierVertex()` one point a call. */
function splitVertices(sketch: Sketch): Edit[] {
  const p = prefixOf(sketch);
  return callsIn(sketch, 'bezierVertex', 'quadraticVertex').flatMap(({ node, name, args }) => {
    const isQuadratic = name === 'quadraticVertex';
    const points = isQuadratic ? 2 : 3;
    const size = args.length / points;
    const isFull = size === 2 || size === 3;
    const statement = statementAround(node);
    if (!isFull || node.parent?.from !== statement.from || !isWholeStatement(node)) return [];
    const lines = Array.from({ length: points }, (_, index) => {
      const own = args.slice(index * size, (index + 1) * size).map(sketch.read);
      return `${p}bezierVertex(${own.join(', ')});`;
    });
    if (isQuadratic) {
      lines.unshift(`${p}bezierOrder(2);`);
      lines.push(`${p}bezierOrder(3);`);
    }
    const last = lines.pop() ?? '';
    return [addBefore(sketch.source, statement, lines.join('\n')), replace(statement, last)];
  });
}

interface Comparison {
  whole: SyntaxNode;
  isEqual: boolean;
  name: SyntaxNode;
  constant: string;
}

/** Comparisons of a variable of p5.js with one of its constants, in any order. */
function comparisonsOf(
  sketch: Sketch,
  variable: string,
  constants: readonly string[],
): Comparison[] {
  return p5NamesIn(sketch)
    .filter(({ name }) => name === variable)
    .flatMap(({ node }) => {
      const name = node.name === 'PropertyName' ? (node.parent ?? node) : node;
      const whole = name.parent;
      const operator = whole?.getChild('CompareOp');
      if (whole?.name !== 'BinaryExpression' || !operator) return [];
      const other = whole.firstChild?.from === name.from ? whole.lastChild : whole.firstChild;
      const constant = other ? sketch.read(other).replace(/^\w+\./, '') : '';
      if (!constants.includes(constant)) return [];
      const isEqual = /^===?$/.test(sketch.read(operator));
      return isEqual || /^!==?$/.test(sketch.read(operator))
        ? [{ whole, isEqual, name: node, constant }]
        : [];
    });
}

const buttons = ['LEFT', 'RIGHT', 'CENTER'];

function pressedButton(sketch: Sketch): Edit[] {
  const p = prefixOf(sketch);
  return comparisonsOf(sketch, 'mouseButton', buttons).map(({ whole, isEqual, constant }) =>
    replace(whole, `${isEqual ? '' : '!'}${p}mouseButton.${constant.toLowerCase()}`),
  );
}

const keys =
  'ALT BACKSPACE CONTROL DELETE DOWN_ARROW ENTER ESCAPE LEFT_ARROW OPTION RETURN RIGHT_ARROW SHIFT TAB UP_ARROW'.split(
    ' ',
  );

function namedKeys(sketch: Sketch): Edit[] {
  const compared = comparisonsOf(sketch, 'keyCode', keys).map(({ name }) => name);
  const switched = nodesOf(sketch, 'SwitchStatement').flatMap((node) => {
    const value = node.getChild('ParenthesizedExpression')?.getChild('VariableName');
    const labels = node.getChild('SwitchBody')?.getChildren('CaseLabel') ?? [];
    const areKeys = labels.every((label) => {
      const name = label.getChild('VariableName');
      return name && keys.includes(sketch.read(name));
    });
    return value && areKeys && sketch.read(value) === 'keyCode' ? [value] : [];
  });
  return [...compared, ...switched].map((node) => replace(node, 'key'));
}

const codes: Readonly<Record<number, string>> = {
  8: 'BACKSPACE',
  9: 'TAB',
  13: 'ENTER',
  16: 'SHIFT',
  17: 'CONTROL',
  18: 'ALT',
  27: 'ESCAPE',
  37: 'LEFT_ARROW',
  38: 'UP_ARROW',
  39: 'RIGHT_ARROW',
  40: 'DOWN_ARROW',
  46: 'DELETE',
};

function numberedKeys(sketch: Sketch): Edit[] {
  return callsIn(sketch, 'keyIsDown').flatMap(({ args: [code] }) => {
    if (code?.name !== 'Number') return [];
    const key = keyOf(Number(sketch.read(code)), prefixOf(sketch));
    return key === undefined ? [] : [replace(code, key)];
  });
}

function keyOf(code: number, p: string): string | undefined {
  const constant = codes[code];
  if (constant !== undefined) return p + constant;
  if (code === 32) return "'Space'";
  if (code >= 48 && code <= 57) return `'Digit${code - 48}'`;
  return code >= 65 && code <= 90 ? `'Key${String.fromCharCode(code)}'` : undefined;
}

const touches: Readonly<Record<string, string>> = {
  touchStarted: 'mousePressed',
  touchMoved: 'mouseDragged',
  touchEnded: 'mouseReleased',
};

function touchToMouse(sketch: Sketch): Edit[] {
  return Object.entries(touches).flatMap(([touch, mouse]) => {
    const callback = callbackOf(sketch, touch);
    return callback && !callbackOf(sketch, mouse) ? [replace(callback.nameNode, mouse)] : [];
  });
}

const channels = ['red', 'green', 'blue', 'alpha'];

/** Reads a channel of a colour, as in `c.levels[0]`. */
function levels(sketch: Sketch): Edit[] {
  return nodesOf(sketch, 'MemberExpression').flatMap((whole) => {
    const inner = whole.firstChild;
    const index = whole.getChild('Number');
    const property = inner?.name === 'MemberExpression' ? inner.getChild('PropertyName') : null;
    const object = inner?.firstChild;
    if (!property || !object || !index || sketch.read(property) !== 'levels') return [];
    const channel = channels[Number(sketch.read(index))];
    return channel ? [replace(whole, `${prefixOf(sketch)}${channel}(${sketch.read(object)})`)] : [];
  });
}

/** Sets the size of text before its outline is asked for. */
function outlineSize(sketch: Sketch): Edit[] {
  const p = prefixOf(sketch);
  return methodCallsIn(sketch, 'textToPoints').flatMap(({ node, args: [, , y, size, options] }) => {
    const isSize =
      size && size.name !== 'ObjectExpression' && (!options || options.name === 'ObjectExpression');
    if (!y || !isSize) return [];
    const set = `${p}textSize(${sketch.read(size)});`;
    return [
      addBefore(sketch.source, statementAround(node), set),
      replace({ from: y.to, to: size.to }, ''),
    ];
  });
}

function closeContours(sketch: Sketch): Edit[] {
  return callsIn(sketch, 'endContour').flatMap(({ node, args }) =>
    args.length === 0 ? [insertAt(node.to - 1, `${prefixOf(sketch)}CLOSE`)] : [],
  );
}

function removeCalls(...names: readonly string[]) {
  return (sketch: Sketch): Edit[] =>
    callsIn(sketch, ...names).flatMap(({ node }) =>
      isWholeStatement(node) ? [remove(sketch.source, statementAround(node))] : [],
    );
}

/** Functions that only p5.js 2.x has. */
const only2 =
  `splineVertex spline splinePoint splineTangent splineProperty splineProperties bezierOrder
  textDirection textWeight textProperty textProperties fontWidth fontBounds loadBlob worldToScreen
  screenToWorld buildFilterShader loadFilterShader buildMaterialShader loadMaterialShader HWB LAB LCH
  OKLAB OKLCH`.split(/\s+/);

function codeFor2(sketch: Sketch): Edit[] {
  const known = sketch.knowledge.globals;
  const names = p5NamesIn(sketch).filter(({ name, node }) => {
    if (only2.includes(name)) return !known.has(name);
    const next =
      node.parent?.name === 'MemberExpression' ? node.nextSibling : node.parent?.nextSibling;
    return name === 'mouseButton' && next?.name === '.';
  });
  const setup = callbackOf(sketch, 'setup')?.made;
  const waits = callsIn(sketch, ...loaders).filter(
    ({ node }) => isAwaited(node) && functionAround(node)?.from === setup?.from,
  );
  const [first] = [...names.map(({ node }) => node), ...waits.map(({ node }) => node)];
  return first ? [insertAt(first.from, '')] : [];
}

export const p5MajorRules: readonly RepairRule[] = [
  {
    id: 'p5-2-code',
    on: '1',
    to: '2',
    says: 'The sketch is written for p5.js 2.x, so it runs on 2.x.',
    before: "async function setup() {\n  img = await loadImage('a.png');\n}",
    after: "async function setup() {\n  img = await loadImage('a.png');\n}",
    find: codeFor2,
  },
  {
    id: 'processing',
    says: 'Processing has other names for some functions. The names of p5.js take their place.',
    before: 'pushMatrix();\npopMatrix();\nprintln(width);',
    after: 'push();\npop();\nprint(width);',
    find: rename({
      pushMatrix: 'push',
      popMatrix: 'pop',
      pushStyle: 'push',
      popStyle: 'pop',
      println: 'print',
      size: 'createCanvas',
    }),
  },
  {
    id: 'preload',
    on: '2',
    says: 'p5.js 2.x does not call `preload()`. `setup()` becomes `async`, and loads the files with `await`.',
    before:
      "let img;\nfunction preload() {\n  img = loadImage('a.png');\n}\nfunction setup() {\n  createCanvas(400, 400, WEBGL);\n}",
    after:
      "let img;\nasync function setup() {\n  img = await loadImage('a.png');\n  createCanvas(400, 400, WEBGL);\n}",
    find: preloadToSetup,
  },
  {
    id: 'loading',
    on: '2',
    says: 'On p5.js 2.x, functions that load files return a promise. `setup()` waits for it with `await`.',
    before: "function setup() {\n  img = loadImage('a.png');\n}",
    after: "async function setup() {\n  img = await loadImage('a.png');\n}",
    find: (sketch) =>
      awaitIn(
        sketch,
        callsIn(sketch, ...loaders).flatMap(({ node, args }) => (args.length === 1 ? [node] : [])),
      ),
  },
  {
    id: 'adding',
    on: '2',
    says: 'On p5.js 2.x, `p5asciify.add()` returns a promise. `setupAsciify()` waits for it with `await`.',
    before: 'function setupAsciify() {\n  const second = p5asciify.add();\n}',
    after: 'async function setupAsciify() {\n  const second = await p5asciify.add();\n}',
    find: (sketch) =>
      awaitIn(
        sketch,
        methodCallsIn(sketch, 'add').flatMap(({ node, object }) =>
          sketch.read(object) === 'p5asciify' ? [node] : [],
        ),
      ),
  },
  {
    id: 'curves',
    on: '2',
    says: '`curveVertex()` and `curve()` are called `splineVertex()` and `spline()` on p5.js 2.x. The property `ends` keeps the first and last points as they were.',
    before: 'beginShape();\ncurveVertex(10, 20);\nendShape();',
    after: "splineProperty('ends', EXCLUDE);\nbeginShape();\nsplineVertex(10, 20);\nendShape();",
    find: curvesToSplines,
  },
  {
    id: 'curve-functions',
    on: '2',
    says: 'Functions of curves have new names on p5.js 2.x.',
    before: 'curvePoint(1, 2, 3, 4, 0.5);\ncurveTangent(1, 2, 3, 4, 0.5);',
    after: 'splinePoint(1, 2, 3, 4, 0.5);\nsplineTangent(1, 2, 3, 4, 0.5);',
    find: rename({ curvePoint: 'splinePoint', curveTangent: 'splineTangent' }),
  },
  {
    id: 'curve-tightness',
    on: '2',
    says: '`curveTightness()` is a property of splines on p5.js 2.x.',
    before: 'curveTightness(0.5);',
    after: "splineProperty('tightness', 0.5);",
    find: rewrite({ curveTightness: ["$psplineProperty('tightness', $1)"] }),
  },
  {
    id: 'bezier-vertices',
    on: '2',
    says: '`bezierVertex()` takes one point a call on p5.js 2.x, and with `bezierOrder(2)` it takes the place of `quadraticVertex()`.',
    before: 'bezierVertex(1, 2, 3, 4, 5, 6);\nquadraticVertex(7, 8, 9, 0);',
    after:
      'bezierVertex(1, 2);\nbezierVertex(3, 4);\nbezierVertex(5, 6);\nbezierOrder(2);\nbezierVertex(7, 8);\nbezierVertex(9, 0);\nbezierOrder(3);',
    find: splitVertices,
  },
  {
    id: 'bezier-detail',
    on: '2',
    says: 'p5.js 2.x has no `bezierDetail()`. The call is removed.',
    before: 'bezierDetail(20);\nbox(100);',
    after: 'box(100);',
    find: removeCalls('bezierDetail'),
  },
  {
    id: 'contours',
    on: '2',
    says: '`endContour()` leaves a contour open on p5.js 2.x, unless it gets `CLOSE`.',
    before: 'endContour();',
    after: 'endContour(CLOSE);',
    find: closeContours,
  },
  {
    id: 'mouse-button',
    on: '2',
    says: '`mouseButton` is an object on p5.js 2.x, so a comparison with `LEFT` is never true.',
    before: 'if (mouseButton === LEFT) box(100);',
    after: 'if (mouseButton.left) box(100);',
    find: pressedButton,
  },
  {
    id: 'key-names',
    on: '2',
    says: 'On p5.js 2.x, constants such as `LEFT_ARROW` are names of keys instead of numbers. `key` holds the name.',
    before: 'if (keyCode === LEFT_ARROW) x -= 1;',
    after: 'if (key === LEFT_ARROW) x -= 1;',
    find: namedKeys,
  },
  {
    id: 'key-numbers',
    on: '2',
    says: '`keyIsDown()` takes the names of keys on p5.js 2.x, no numbers.',
    before: 'if (keyIsDown(65)) x -= 1;',
    after: "if (keyIsDown('KeyA')) x -= 1;",
    find: numberedKeys,
  },
  {
    id: 'touches',
    on: '2',
    says: 'p5.js 2.x does not call `touchStarted()`, `touchMoved()` and `touchEnded()`. It calls the functions of the mouse for fingers, too.',
    before: 'function touchStarted() {\n  x = mouseX;\n}',
    after: 'function mousePressed() {\n  x = mouseX;\n}',
    find: touchToMouse,
  },
  {
    id: 'growing-arrays',
    on: '2',
    says: 'p5.js 2.x has no `append()` and `shorten()`. Arrays have `push()` and `pop()`.',
    before: 'append(list, 5);\nlist = shorten(list);',
    after: 'list.push(5);\nlist.pop();',
    find: arrayChange,
  },
  {
    id: 'arrays',
    on: '2',
    says: 'p5.js 2.x leaves the work with arrays and texts to the methods of JavaScript.',
    before: "const part = subset(list, 1, 2);\nconst words = split(line, ' ');",
    after: "const part = list.slice(1, 1 + 2);\nconst words = line.split(' ');",
    find: rewrite({
      arrayCopy: ['$2.splice(0, $1.length, ...$1)'],
      concat: ['$1.concat($2)'],
      reverse: ['$1.reverse()'],
      sort: ['$1.sort((one, other) => (one > other ? 1 : -1))'],
      splice: ['$1.splice($3, 0, $2)'],
      subset: ['$1.slice($2)', '$1.slice($2, $2 + $3)'],
      join: ['$1.join($2)'],
      match: ['$1.match($2)'],
      matchAll: ['[...$1.matchAll($2)]'],
      split: ['$1.split($2)'],
      trim: ['$1.trim()'],
    }),
  },
  {
    id: 'colour-levels',
    on: '2',
    says: 'Colours have no `levels` on p5.js 2.x. `red()`, `green()`, `blue()` and `alpha()` read them.',
    before: 'const r = sky.levels[0];',
    after: 'const r = red(sky);',
    find: levels,
  },
  {
    id: 'text-outlines',
    on: '2',
    says: '`textToPoints()` takes no size on p5.js 2.x. `textSize()` sets it before.',
    before: "const dots = font.textToPoints('p5', 0, 0, 90, { sampleFactor: 0.2 });",
    after: "textSize(90);\nconst dots = font.textToPoints('p5', 0, 0, { sampleFactor: 0.2 });",
    find: outlineSize,
  },
];
