// Each box lights up when its function is called. The calls are noted, and played back slowly.
const framesPerCall = 30;
const yours = ['setup()', 'setupAsciify()', 'draw()', 'drawAsciify()'];
const once = {
  init: 'loads the font',
  'setup()': 'makes the canvas',
  afterSetup: 'makes the grid',
  'setupAsciify()': 'sets options',
};
const eachFrame = {
  pre: 'clears the canvas',
  'draw()': 'draws the source',
  post: 'copies the canvas',
  'asciify()': 'runs the renderers',
  'drawAsciify()': 'draws on top',
};
const night = '#0c0c18';

const startCalls = []; // what was called before the first frame, in this order
let frameCalls = []; // what was called in the last complete frame
let currentCalls = startCalls;
let shown; // the call whose box is lit
let custom;

function note(name) {
  if (name === 'pre') {
    if (currentCalls !== startCalls) frameCalls = currentCalls;
    currentCalls = [];
  }
  currentCalls.push(name);
}

// The library calls these functions of its manager. Each of them notes its call first.
for (const [name, method] of [
  ['init', 'handleInit'],
  ['afterSetup', 'handleSetup'],
  ['pre', 'handlePreDraw'],
  ['post', 'handlePostDraw'],
  ['asciify()', 'asciify'],
]) {
  const original = p5asciify[method];
  p5asciify[method] = function (...values) {
    note(name);
    return original.apply(this, values);
  };
}

function setup() {
  note('setup()');
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Nine boxes in two columns. On the left, what happens once: init, setup, afterSetup, setupAsciify. On the right, what happens in each frame: pre, draw, post, asciify, drawAsciify. The box whose turn it is lights up.',
  );
}

function setupAsciify() {
  note('setupAsciify()');
  p5asciifier.gridDimensions(40, 25);
  fitCells();
  p5asciify.background(night);
  p5asciifier.background(night);
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  note('draw()');
  // The framebuffers keep what was painted, so there is nothing to do until the next call.
  const lit = callAt(floor(frameCount / framesPerCall));
  if (lit === shown) return;
  shown = lit;
  noStroke();

  custom.characterFramebuffer.begin();
  clear();
  write('ONCE', 1, 1);
  write('EACH FRAME', 21, 1);
  eachBox((name, column, row) => {
    write('+----------------+', column, row);
    write(`| ${name.padEnd(14)} |`, column, row + 1);
    write('+----------------+', column, row + 2);
  });
  write(once[lit] ?? eachFrame[lit], 1, 19);
  write('your functions', 1, 22);
  write('the library', 1, 23);
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(255);
  eachBox((name, column, row) => {
    fill(yours.includes(name) ? '#3ee6b1' : '#b7a1ff');
    cells(column, row, 18, 3);
  });
  fill('#3ee6b1');
  cells(1, 22, 18, 1);
  fill('#b7a1ff');
  cells(1, 23, 18, 1);
  custom.primaryColorFramebuffer.end();

  custom.secondaryColorFramebuffer.begin();
  background(night);
  custom.secondaryColorFramebuffer.end();

  // The box whose turn it is has its colours swapped.
  custom.transformFramebuffer.begin();
  clear();
  fill(255, 0, 0);
  eachBox((name, column, row) => {
    if (name === lit) cells(column, row, 18, 3);
  });
  custom.transformFramebuffer.end();
}

function drawAsciify() {
  note('drawAsciify()');
}

// The call that is played back: those of the start once, then those of a frame, again and again.
function callAt(step) {
  if (step < startCalls.length) return startCalls[step];
  return frameCalls[(step - startCalls.length) % frameCalls.length];
}

// Calls a function with the name and the place of each box.
function eachBox(action) {
  Object.keys(once).forEach((name, i) => action(name, 1, 3 + 4 * i));
  Object.keys(eachFrame).forEach((name, i) => action(name, 21, 3 + 4 * i));
}

function write(words, column, row) {
  [...words].forEach((character, i) => {
    p5asciifier.fill(character);
    cells(column + i, row, 1, 1);
  });
}

// Columns and rows count from the upper left corner.
function cells(column, row, columns, rows) {
  rect(column - p5asciifier.grid.cols / 2, row - p5asciifier.grid.rows / 2, columns, rows);
}

// Makes the cells as large as 40 by 25 of them fit on the canvas.
function fitCells() {
  p5asciifier.fontSize(4 * max(1, floor(min(width / 40, height / 25) / 4)));
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fitCells();
  shown = undefined; // other cells are empty
}
