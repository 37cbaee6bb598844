// A cellular automaton: each cell is eaten by a neighbour that is one step ahead of it.
const STATES = 9; // Steps in the circle. Try 6 or 14.
const PACE = 4; // Frames from one generation to the next. Try 1 or 20.
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

// Looks to the left, to the right, up and down. The end of a row is joined to the start of the next.
function next(state, i) {
  const eater = (state + 1) % STATES;
  const steps = [1, -1, dots.width, -dots.width];
  const isEaten = steps.some((step) => cells[(i + step + cells.length) % cells.length] === eater);
  return isEaten ? eater : state;
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fillAtRandom();
}
