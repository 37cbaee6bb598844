// A cellular automaton: each cell is eaten by a neighbour that is one step ahead of it.
// Steps in the circle. Try 6 or 14.
const STATES = 9;
// Frames from one generation to the next. Try 1 or 20.
const PACE = 4;
let cells;
let dots;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('Specks of colour grow into spirals, which turn and push each other aside.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:;+*o%#@');
  fillAtRandom();
}

function fillAtRandom() {
  const { cols, rows } = p5asciifier.grid;
  randomSeed(2);
  dots = createImage(cols, rows);
  dots.loadPixels();
  cells = Array.from({ length: cols * rows }, () => floor(random(STATES)));
}

function draw() {
  if (frameCount % PACE === 0) cells = cells.map(next);
  cells.forEach((state, i) => {
    const light = 0.5 + 0.5 * cos((state / STATES) * TWO_PI);
    dots.pixels.set([90 + 165 * light, 255 * light ** 3, 150 - 90 * light, 255], i * 4);
  });
  dots.updatePixels();
  image(dots, -width / 2, -height / 2, width, height);
}

// The edges of the grid are joined.
function next(state, i) {
  const { width: cols, height: rows } = dots;
  const eater = (state + 1) % STATES;
  const column = i % cols;
  const row = i - column;
  const around = [
    row + ((column + 1) % cols),
    row + ((column + cols - 1) % cols),
    (i + cols) % cells.length,
    (i - cols + cells.length) % cells.length,
  ];
  return around.some((other) => cells[other] === eater) ? eater : state;
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fillAtRandom();
}
