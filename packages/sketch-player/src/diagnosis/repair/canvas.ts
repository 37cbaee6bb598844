/** Sketches that draw on a 2D canvas, or on none. The library converts only what WEBGL draws. */
import type { SyntaxNode } from '@lezer/common';
import { nodesOf, type Sketch } from '../sketch';
import {
  addBehind,
  addToEnd,
  addToStart,
  insertAt,
  outdented,
  remove,
  replace,
  statementsOf,
} from './edits';
import {
  callbackOf,
  callsIn,
  isInside,
  isWholeStatement,
  ownNodes,
  p5NamesIn,
  prefixOf,
  statementAround,
  unusedName,
  type Call,
} from './read';
import type { Edit, RepairRule } from './RepairRule';

/** Functions that only a WEBGL canvas has. */
const only3D = new Set(
  `box sphere cone cylinder torus plane ellipsoid model normalMaterial ambientLight directionalLight
  pointLight spotLight lights ambientMaterial specularMaterial emissiveMaterial shininess texture
  textureMode rotateX rotateY rotateZ camera perspective ortho frustum createCamera orbitControl
  shader createShader loadShader loadModel createFramebuffer buildGeometry debugMode imageLight
  panorama noLights lightFalloff baseMaterialShader`.split(/\s+/),
);

/** Functions that set the style of shapes and draw nothing. */
const styles = new Set(
  `fill noFill stroke noStroke strokeWeight strokeCap strokeJoin rectMode ellipseMode
  imageMode`.split(/\s+/),
);

/** Functions that draw the same on a WEBGL canvas whose origin is moved. */
const plain = new Set([
  ...styles,
  ...`background circle ellipse rect square line triangle quad point arc bezier beginShape vertex
  endShape push pop translate rotate scale image`.split(/\s+/),
]);

/** Functions that draw or that read the canvas. */
const drawing = new Set([
  ...plain,
  ...`clear curve spline curveVertex splineVertex bezierVertex quadraticVertex beginContour
  endContour bezierOrder splineProperty splineProperties curveTightness shearX shearY applyMatrix
  resetMatrix text textWidth textAscent textDescent textAlign textFont textLeading textSize
  textStyle textWrap tint noTint blendMode erase noErase smooth noSmooth copy blend filter
  loadPixels updatePixels get set pixels drawingContext clip beginClip endClip`.split(/\s+/),
]);

/** Settings of both the canvas and the graphics object. */
const both = ['angleMode', 'colorMode', 'pixelDensity', 'resizeCanvas'];

function canvasesOf(sketch: Sketch): Call[] {
  return callsIn(sketch, 'createCanvas');
}

/** The calls that make a 2D canvas; none if any makes another, or may do so. */
function canvases2D(sketch: Sketch): Call[] {
  const calls = canvasesOf(sketch);
  const are2D = calls.every(({ args: [width, height, renderer, ...others] }) => {
    const isPlain = !renderer || /(^|\.)P2D$/.test(sketch.read(renderer));
    return width && height && isPlain && others.length === 0;
  });
  return are2D ? calls : [];
}

function addWebgl(sketch: Sketch): Edit[] {
  const webgl = `${prefixOf(sketch)}WEBGL`;
  return canvases2D(sketch).flatMap(({ args: [, height, renderer] }) => {
    if (renderer) return [replace(renderer, webgl)];
    return height ? [insertAt(height.to, `, ${webgl}`)] : [];
  });
}

/** The uses of drawing functions, except those in `setupAsciify()` and `drawAsciify()`. */
function drawingIn(sketch: Sketch): { name: string; node: SyntaxNode }[] {
  const own = ['setupAsciify', 'drawAsciify'].map((name) => callbackOf(sketch, name)?.whole);
  return p5NamesIn(sketch).filter(
    ({ name, node }) => drawing.has(name) && !own.some((callback) => isInside(node, callback)),
  );
}

/** Whether a sketch looks the same on a WEBGL canvas whose origin is moved to the corner. */
function isPlainIn(sketch: Sketch): boolean {
  const draw = callbackOf(sketch, 'draw');
  if (!draw) return false;
  const setup = callbackOf(sketch, 'setup');
  const events = [...sketch.knowledge.globals.values()]
    .filter(({ kind, name }) => kind === 'callback' && name !== 'draw')
    .flatMap(({ name }) => callbackOf(sketch, name)?.whole ?? []);
  const names = drawingIn(sketch).filter(
    ({ node, name }) => !(isInside(node, setup?.whole) && styles.has(name)),
  );
  const [first] = names.filter(({ node, name }) => isInside(node, draw.body) && !styles.has(name));
  const backgrounds = callsIn(sketch, 'background');
  const [background] = backgrounds;
  return (
    names.every(
      ({ name, node }) => plain.has(name) && !events.some((event) => isInside(node, event)),
    ) &&
    background !== undefined &&
    backgrounds.length === 1 &&
    first?.node.from === background.nameNode.from &&
    statementAround(background.node).parent?.from === draw.body.from &&
    isWholeStatement(background.node) &&
    // With two or four arguments, the last is the alpha of a background that lets trails fade.
    (background.args.length === 1 || background.args.length === 3)
  );
}

/** Moves the origin of `draw()` to the upper left corner. */
function moveOrigin(sketch: Sketch): Edit[] {
  const draw = callbackOf(sketch, 'draw');
  if (canvases2D(sketch).length === 0 || !draw || !isPlainIn(sketch)) return [];
  const p = prefixOf(sketch);
  const move = `${p}translate(-${p}width / 2, -${p}height / 2);`;
  return [...addWebgl(sketch), addToStart(sketch.source, draw.body, move)];
}

/** Draws on a graphics object, and shows it on a WEBGL canvas. */
function drawOnPaper(sketch: Sketch): Edit[] {
  const [canvas, ...others] = canvases2D(sketch);
  const setup = callbackOf(sketch, 'setup');
  if (!canvas || others.length > 0 || !setup) return [];
  const { source, read } = sketch;
  const paper = unusedName(sketch, 'paper');
  const p = prefixOf(sketch);
  const made = statementAround(canvas.node);
  // createCanvas() resets the settings that were made before it.
  const isLate = (node: SyntaxNode) => !isInside(node, setup.body) || node.from > made.to;
  const settings = callsIn(sketch, ...both).filter(({ node }) => isWholeStatement(node));
  const onPaper = ({ name, args }: Call) => `${paper}.${name}(${args.map(read).join(', ')});`;
  const early = settings.filter(({ node }) => !isLate(node)).map(onPaper);
  const creation = `${paper} = ${p}createGraphics(${p}width, ${p}height);`;
  return [
    declare(sketch, paper),
    ...addWebgl(sketch),
    addBehind(source, made, [creation, ...early].join('\n')),
    ...settings
      .filter(({ node }) => isLate(node))
      .map((call) => addBehind(source, statementAround(call.node), onPaper(call))),
    ...drawingIn(sketch).flatMap(({ node }) => {
      if (!isLate(node)) return [];
      const object = node.name === 'PropertyName' ? node.parent?.firstChild : undefined;
      return object ? [replace(object, paper)] : [insertAt(node.from, `${paper}.`)];
    }),
    ...showPaper(
      sketch,
      `${p}image(${paper}, -${p}width / 2, -${p}height / 2, ${p}width, ${p}height);`,
    ),
  ];
}

function declare(sketch: Sketch, name: string): Edit {
  const [first] = statementsOf(sketch.tree.topNode).filter((each) => !/^Import/.test(each.name));
  const gap = first?.name === 'VariableDeclaration' ? '\n' : '\n\n';
  return insertAt(first?.from ?? 0, `let ${name};${gap}`);
}

/** Shows the paper at the end of every `draw()`, also of one that returns early. */
function showPaper(sketch: Sketch, show: string): Edit[] {
  const { source } = sketch;
  const p = prefixOf(sketch);
  const draw = callbackOf(sketch, 'draw');
  const define = (body: string) =>
    p === '' ? `function draw() {\n${body}\n}` : `${p}draw = () => {\n${body}\n};`;
  if (!draw) {
    const setup = callbackOf(sketch, 'setup');
    return setup ? [addBehind(source, setup.whole, `\n${define(`  ${show}`)}`)] : [];
  }
  if (ownNodes(draw.body, 'ReturnStatement').length === 0) {
    return [addToEnd(source, draw.body, show)];
  }
  const inner = unusedName(sketch, 'drawOnPaper');
  const body = `  ${p}${inner}();\n  ${show}`;
  return [replace(draw.nameNode, inner), addBehind(source, draw.whole, `\n${define(body)}`)];
}

/** Moves the drawing calls of `setup()` into `draw()`. */
function moveIntoDraw(sketch: Sketch): Edit[] {
  const setup = callbackOf(sketch, 'setup');
  const [canvas] = canvasesOf(sketch);
  if (!setup || !canvas || callbackOf(sketch, 'draw') || canvases2D(sketch).length > 0) return [];
  // A sketch that draws a single frame keeps what setup() has drawn.
  if (callsIn(sketch, 'noLoop').length > 0) return [];
  const made = statementAround(canvas.node);
  const all = statementsOf(setup.body);
  const moved = all.filter(({ from }) => from > made.from);
  const [first] = moved;
  const last = moved.at(-1);
  const isDrawn = p5NamesIn(sketch).some(
    ({ name, node }) =>
      (drawing.has(name) || only3D.has(name)) && isInside(node, setup.body) && node.from > made.to,
  );
  const isDeclared = all.some(
    ({ name, from }) => name !== 'ExpressionStatement' && from <= made.from,
  );
  const waits = nodesOf(sketch, 'AwaitExpression').some((node) => isInside(node, setup.body));
  if (!first || !last || !isDrawn || isDeclared || waits) return [];
  const p = prefixOf(sketch);
  const range = { from: first.from, to: last.to };
  const body = indent(outdented(sketch.source, range));
  const define = p === '' ? `function draw() {\n${body}\n}` : `${p}draw = () => {\n${body}\n};`;
  return [replace(range, `${p}noLoop();`), addBehind(sketch.source, setup.whole, `\n${define}`)];
}

function indent(text: string): string {
  return text.replace(/^(?=.)/gm, '  ');
}

/** Moves top-level code into a new `setup()`. */
function wrapInSetup(sketch: Sketch): Edit[] {
  if (callbackOf(sketch, 'setup') || callbackOf(sketch, 'draw')) return [];
  const all = statementsOf(sketch.tree.topNode);
  const isLoose = ({ name }: SyntaxNode) => !/^(Function|Class|Variable|Import|Export)/.test(name);
  const loose = all.filter(isLoose);
  const [first] = loose;
  const last = loose.at(-1);
  if (!first || !last) return [];
  const isInLoose = (node: SyntaxNode) => loose.some((statement) => isInside(node, statement));
  const isDrawn = p5NamesIn(sketch).some(
    ({ name, node }) =>
      (drawing.has(name) || only3D.has(name) || name === 'createCanvas') && isInLoose(node),
  );
  const isTogether = all
    .filter(({ from, to }) => from >= first.from && to <= last.to)
    .every(isLoose);
  if (!isDrawn || !isTogether || prefixOf(sketch) !== '') return [];
  const range = { from: first.from, to: last.to };
  return [
    replace(range, `function setup() {\n${indent(sketch.source.slice(range.from, range.to))}\n}`),
  ];
}

function addCanvas(sketch: Sketch): Edit[] {
  const setup = callbackOf(sketch, 'setup');
  if (canvasesOf(sketch).length > 0 || callsIn(sketch, 'noCanvas').length > 0) return [];
  const create = `${prefixOf(sketch)}createCanvas(400, 400);`;
  if (setup) return [addToStart(sketch.source, setup.body, create)];
  const draw = callbackOf(sketch, 'draw');
  if (!draw || prefixOf(sketch) !== '') return [];
  return [insertAt(draw.whole.from, `function setup() {\n  ${create}\n}\n\n`)];
}

/** Writes `WEBGL` as p5.js spells it. */
function spellWebgl(sketch: Sketch): Edit[] {
  const webgl = `${prefixOf(sketch)}WEBGL`;
  return canvasesOf(sketch).flatMap(({ args: [, , renderer] }) => {
    if (!renderer) return [];
    const text = sketch.read(renderer);
    const isMeant = /^['"`]?(p5\.)?web_?gl[12]?['"`]?$/i.test(text);
    return isMeant && text !== 'WEBGL' && text !== 'WEBGL2' ? [replace(renderer, webgl)] : [];
  });
}

/** Moves `setAttributes()` behind the canvas that it is about. */
function moveAttributes(sketch: Sketch): Edit[] {
  const [canvas] = canvasesOf(sketch);
  if (!canvas) return [];
  const made = statementAround(canvas.node);
  const early = callsIn(sketch, 'setAttributes').filter(
    ({ node }) =>
      isWholeStatement(node) &&
      node.from < canvas.node.from &&
      statementAround(node).parent?.from === made.parent?.from,
  );
  if (early.length === 0) return [];
  const moved = early.map(({ node }) => sketch.read(statementAround(node))).join('\n');
  return [
    ...early.map(({ node }) => remove(sketch.source, statementAround(node))),
    addBehind(sketch.source, made, moved),
  ];
}

/** Rules about code that makes no canvas: they come before all that ask about the canvas. */
export const missingCanvasRules: readonly RepairRule[] = [
  {
    id: 'loose-code',
    says: 'The code stands outside of any function, where the functions of p5.js do not exist yet. It moves into `setup()`.',
    before: 'createCanvas(400, 400, WEBGL);\nbox(100);',
    after: 'function setup() {\n  createCanvas(400, 400, WEBGL);\n  box(100);\n}',
    find: wrapInSetup,
  },
  {
    id: 'no-canvas',
    says: 'No canvas is created. `setup()` creates one with `createCanvas()`.',
    before: 'function draw() {\n  background(0);\n}',
    after:
      'function setup() {\n  createCanvas(400, 400);\n}\n\nfunction draw() {\n  background(0);\n}',
    find: addCanvas,
  },
  {
    id: 'webgl-spelling',
    says: 'The third argument of `createCanvas()` is the constant `WEBGL`, in capitals and without quotation marks.',
    before: "createCanvas(400, 400, 'webgl');",
    after: 'createCanvas(400, 400, WEBGL);',
    find: spellWebgl,
  },
];

export const canvasRules: readonly RepairRule[] = [
  {
    id: 'webgl-missing',
    says: 'The sketch draws in 3D on a 2D canvas. `createCanvas()` gets `WEBGL` as its third argument.',
    before: 'function setup() {\n  createCanvas(400, 400);\n}\nfunction draw() {\n  box(100);\n}',
    after:
      'function setup() {\n  createCanvas(400, 400, WEBGL);\n}\nfunction draw() {\n  box(100);\n}',
    find: (sketch) =>
      p5NamesIn(sketch).some(({ name }) => only3D.has(name)) ? addWebgl(sketch) : [],
  },
  {
    id: '2d-origin',
    says: 'The canvas is in 2D. A `WEBGL` canvas takes its place, and `translate()` moves its origin from the centre to the corner.',
    before:
      'function setup() {\n  createCanvas(400, 400);\n}\nfunction draw() {\n  background(0);\n  circle(mouseX, mouseY, 50);\n}',
    after:
      'function setup() {\n  createCanvas(400, 400, WEBGL);\n}\nfunction draw() {\n  translate(-width / 2, -height / 2);\n  background(0);\n  circle(mouseX, mouseY, 50);\n}',
    find: moveOrigin,
  },
  {
    id: '2d-paper',
    says: 'The canvas is in 2D, and the sketch depends on that for its text, its pixels, or what earlier frames have left. So it draws on a graphics object, which `image()` shows on a `WEBGL` canvas.',
    before:
      "function setup() {\n  createCanvas(400, 400);\n}\nfunction draw() {\n  background(0);\n  text('hello', 20, 40);\n}",
    after:
      "let paper;\n\nfunction setup() {\n  createCanvas(400, 400, WEBGL);\n  paper = createGraphics(width, height);\n}\nfunction draw() {\n  paper.background(0);\n  paper.text('hello', 20, 40);\n  image(paper, -width / 2, -height / 2, width, height);\n}",
    find: drawOnPaper,
  },
  {
    id: 'no-draw',
    says: 'The library converts what `draw()` has drawn, and there is no `draw()`. What `setup()` draws moves there, and `noLoop()` draws it once.',
    before:
      'function setup() {\n  createCanvas(400, 400, WEBGL);\n  background(0);\n  box(100);\n}',
    after:
      'function setup() {\n  createCanvas(400, 400, WEBGL);\n  noLoop();\n}\n\nfunction draw() {\n  background(0);\n  box(100);\n}',
    find: moveIntoDraw,
  },
  {
    id: 'early-attributes',
    on: '2',
    says: '`setAttributes()` before `createCanvas()` throws an error on p5.js 2.3. It moves behind `createCanvas()`.',
    before:
      "function setup() {\n  setAttributes('antialias', false);\n  createCanvas(400, 400, WEBGL);\n}",
    after:
      "function setup() {\n  createCanvas(400, 400, WEBGL);\n  setAttributes('antialias', false);\n}",
    find: moveAttributes,
  },
];
