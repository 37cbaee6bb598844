import { describe, expect, it } from 'vitest';
import { prepareHotReload, type PreparedEdit } from './prepareHotReload';

const sketch = `let turn = 0;
const pace = 0.02;

function setup() {
  createCanvas(200, 200, WEBGL);
  frameRate(30);
  stars = makeStars();
  button = createButton('more');
  button.mousePressed(more);
}

function setupAsciify() {
  const { renderer } = p5asciifier;
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({ characters: ' .oO', invert: false });
}

function makeStars() {
  return [1, 2, 3].map(starAt);
}

function starAt(i) {
  return i * 2;
}

function more() {
  turn = 0;
}

function draw() {
  turn += pace;
  paint(turn);
}

function paint(angle) {
  background(0);
  rotateY(angle);
  for (let i = 0; i < 3; i++) box(starAt(i));
}
`;

/** What happens when a part of the sketch is replaced. */
function edit(from: string, to: string, source = sketch): PreparedEdit {
  expect(source).toContain(from);
  return prepareHotReload(source, source.replace(from, to));
}

/** The hot reload that an edit leads to. */
function hotReloadOf(from: string, to: string, source = sketch) {
  const edited = edit(from, to, source);
  if (edited.kind !== 'hotReload') throw new Error(`Not a hot reload: ${JSON.stringify(edited)}`);
  return edited.hotReload;
}

/** The number of the line with a text, from 1. */
function lineOf(text: string): number {
  return sketch.split('\n').findIndex((line) => line.includes(text)) + 1;
}

function restart(because: string, name?: string): object {
  return { kind: 'restart', reason: name === undefined ? { because } : { because, name } };
}

describe('an edit within functions', () => {
  it('makes all functions anew but those of the start', () => {
    expect(hotReloadOf('background(0)', 'background(9)')).toMatchObject({
      functions: ['makeStars', 'starAt', 'more', 'draw', 'paint'],
      added: [],
      removed: [],
      variables: [],
      settings: [],
    });
  });

  it('is nothing where only the form changes', () => {
    const nothing = { kind: 'nothing' };
    expect(edit('background(0);', 'background( 0 ) // black')).toEqual(nothing);
    expect(edit('let turn = 0;', '\n\nlet turn = 0x0;')).toEqual(nothing);
  });

  it('is reported with its line when it is no JavaScript', () => {
    const problem: unknown = expect.objectContaining({ line: lineOf('background(0)') });
    expect(edit('background(0);', 'background(0;')).toEqual({ kind: 'problem', problem });
  });

  it('replaces a function that draw() calls as well as the start', () => {
    expect(hotReloadOf('return i * 2', 'return i * 3').functions).toContain('starAt');
  });

  it('restarts where it would have no effect any more', () => {
    expect(edit('[1, 2, 3]', '[1, 2]')).toEqual(restart('onlyAtStart', 'makeStars'));
    const bound = sketch.replace('mousePressed(more)', 'mousePressed(more.bind(button))');
    expect(edit('turn = 0;\n}', 'turn = 1;\n}', bound)).toEqual(restart('handedOver', 'more'));
    expect(edit('turn = 0;\n}', 'turn = 1;\n}')).toEqual(restart('handedOver', 'more'));
  });

  it('restarts where a function becomes another kind of thing', () => {
    expect(edit('function paint', 'async function paint')).toEqual(restart('form', 'paint'));
    expect(edit('function starAt(i) {', 'let starAt = (i) => {')).toEqual(
      restart('variable', 'starAt'),
    );
    expect(hotReloadOf('function draw', 'async function draw').functions).toContain('draw');
  });
});

describe('declarations that come and go', () => {
  it('are added', () => {
    const hotReload = hotReloadOf(
      'function draw',
      'let hue = 3;\nfunction tint2() {}\nfunction draw',
    );
    expect(hotReload).toMatchObject({ variables: ['hue'], added: ['tint2'] });
  });

  it('are removed where nothing uses them', () => {
    const source = `${sketch}\nlet spare = 1;\nfunction unused() {}\n`;
    const hotReload = hotReloadOf('let spare = 1;\nfunction unused() {}\n', '', source);
    expect(hotReload.removed).toEqual(['unused', 'spare']);
  });

  it('restart the sketch where they are still used', () => {
    expect(edit('function paint', 'function draft')).toEqual(restart('missing', 'paint'));
    expect(edit('let turn = 0;', '')).toEqual(restart('missing', 'turn'));
  });

  it('restart it where p5.js or p5.asciify looks for them only once', () => {
    expect(edit('function draw', 'function drawAsciify() {}\nfunction draw')).toEqual(
      restart('start', 'drawAsciify'),
    );
    expect(edit('function draw', 'function preload() {}\nfunction draw')).toEqual(
      restart('start', 'preload'),
    );
    expect(edit('function draw', 'function drawn')).toEqual(restart('start', 'draw'));
  });
});

describe('what is outside of functions', () => {
  it('restarts the sketch', () => {
    expect(edit('let turn = 0', 'let turn = 1')).toEqual(restart('variable', 'turn'));
    expect(edit('let turn = 0', 'var turn = 0')).toEqual(restart('variable', 'turn'));
    expect(edit('const pace', 'console.log(1);\nconst pace')).toEqual(restart('outside'));
    expect(edit('createCanvas(200', 'createCanvas(300')).toEqual(restart('canvas'));
    expect(edit('function more', 'function starAt() {}\nfunction more')).toEqual(
      restart('outside'),
    );
  });

  it('restarts a module', () => {
    const module = "import p5 from 'p5';\nnew p5((p) => { p.draw = () => p.box(1); });";
    expect(edit('box(1)', 'box(2)', module)).toEqual(restart('module'));
    expect(edit('box(1);', 'box(1) ;', module)).toEqual(restart('module'));
    expect(prepareHotReload(module, module)).toEqual({ kind: 'nothing' });
  });
});

describe('settings of the start', () => {
  it('are made again', () => {
    const hotReload = hotReloadOf("' .oO'", "' .:#'");
    expect(hotReload.settings).toEqual(['setupAsciify']);
    expect(hotReload.code).toContain("update({ characters: ' .:#', invert: false })");
    expect(hotReload.undo).toContain("update({ characters: ' .oO', invert: false })");
    expect(hotReload.code).not.toContain('fontSize');
    expect(hotReloadOf('frameRate(30)', 'frameRate(20)').settings).toEqual(['setup']);
  });

  it('are made again with the names that they use', () => {
    const source = `function setupAsciify() {
  const edge = p5asciifier.renderer('edge');
  const ramp = ' .o';
  edge.characters(ramp);
  edge.invert(true);
}
function draw() {}`;
    const { code } = hotReloadOf("' .o'", "' .x'", source);
    expect(code).toContain("const ramp = ' .x';");
    expect(code).toContain('edge.characters(ramp)');
    expect(code).not.toContain('invert');
  });

  it('are added, and put over others', () => {
    expect(
      hotReloadOf('p5asciifier.fontSize(8);', 'p5asciifier.fontSize(8);\n  noStroke();').code,
    ).toMatch(/\{noStroke\(\);\}/);
    const twice = sketch.replace('fontSize(8);', 'fontSize(8);\n  p5asciifier.fontSize(16);');
    expect(hotReloadOf('fontSize(8)', 'fontSize(9)', twice).code).toMatch(
      /fontSize\(9\);\s*;p5asciifier.fontSize\(16\)/,
    );
  });

  it('restart the sketch where one is taken away, or depends on chance', () => {
    expect(edit('p5asciifier.fontSize(8);', '')).toEqual(restart('start', 'setupAsciify'));
    expect(edit(', invert: false', '')).toEqual(restart('start', 'setupAsciify'));
    expect(edit("createButton('more')", "createButton('less')")).toEqual(restart('start', 'setup'));
    expect(edit('frameRate(30)', 'frameRate(x = 3)')).toEqual(restart('start', 'setup'));
  });

  it('restart it where they need an object that would be made anew', () => {
    const source = `async function setupAsciify() {
  const above = await p5asciify.add();
  above.fontSize(8);
}
function draw() {}`;
    expect(edit('fontSize(8)', 'fontSize(9)', source)).toEqual(restart('start', 'setupAsciify'));
  });

  it('restart it where something has been made for the number of cells', () => {
    const source = sketch.replace('[1, 2, 3]', '[p5asciifier.grid.cols]');
    expect(hotReloadOf('fontSize(8)', 'fontSize(9)').settings).toEqual(['setupAsciify']);
    expect(edit('fontSize(8)', 'fontSize(9)', source)).toEqual(restart('start', 'setupAsciify'));
  });
});

describe('classes', () => {
  const classes = `class Star { constructor(x) { this.x = x; } move() { this.x += 1; } }
class Secret { #x = 1; move() { this.#x += 1; } }
function draw() { new Star(1).move(); }`;

  it('get new methods', () => {
    expect(hotReloadOf('this.x += 1', 'this.x += 2', classes)).toMatchObject({ classes: ['Star'] });
  });

  it('restart the sketch where their objects would be others', () => {
    expect(edit('this.x = x', 'this.x = 2', classes)).toEqual(restart('class', 'Star'));
    expect(edit('this.#x += 1', 'this.#x += 2', classes)).toEqual(restart('class', 'Secret'));
    expect(edit('class Star {', 'class Star extends p5.Vector {', classes)).toEqual(
      restart('class', 'Star'),
    );
  });
});

describe('the code of a hot reload', () => {
  it('has everything on its line, and no more', () => {
    const { code } = hotReloadOf('background(0)', 'background(9)');
    const lines = code.split('\n');
    expect(lines).toHaveLength(sketch.split('\n').length);
    expect(lines[lineOf('background') - 1]).toBe('  background(9);');
    expect(lines[lineOf('function draw') - 1]).toBe('"draw":function     () {');
    expect(code).not.toContain('createCanvas');
  });

  it('leads back to the source', () => {
    const edited = edit('background(0)', 'background(9)');
    if (edited.kind !== 'hotReload') throw new Error('Not a hot reload.');
    const line = lineOf('box(starAt');
    const column = (text: string) => (text.split('\n')[line - 1] ?? '').indexOf('starAt') + 1;
    expect(column(edited.hotReload.code)).not.toBe(column(sketch));
    expect(edited.placeInSource({ line, column: column(edited.hotReload.code) })).toEqual({
      line,
      column: column(sketch),
    });
  });

  it('guards loops, unless the sketch wants none', () => {
    expect(hotReloadOf('background(0)', 'background(9)').code).toContain('__guardLoop()');
    const free = `// no-loop-guard\n${sketch}`;
    expect(hotReloadOf('background(0)', 'background(9)', free).code).not.toContain('__guardLoop()');
  });

  it('is made of TypeScript, too', () => {
    const typed = 'let x: number = 1;\nfunction draw(): void { box(x as number); }';
    expect(hotReloadOf('box(', 'sphere(', typed).code).toContain('sphere(x )');
  });
});
