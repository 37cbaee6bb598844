// Paper shapes that hang from rods. Those who have asked their computer for less motion see it at rest.
const AT_REST = 60; // The frame that they see. Try 200.
const BREEZE = 0.014; // How fast it turns for all others. Try 0.005.
const calm = window.matchMedia('(prefers-reduced-motion: reduce)'); // can change at any time

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('Curved rods hang from each other in the dusk, with coloured paper at their ends.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

function draw() {
  const time = calm.matches ? AT_REST : frameCount;
  background(44, 56, 96);
  scale(height / 100);
  translate(-8, -50);
  drawRod(time * BREEZE, 92, 3);
}

// A rod hangs on a thread. From one end hangs a shape, from the other the next rod.
function drawRod(turn, long, depth) {
  const reach = long * (0.8 + 0.2 * cos(turn + depth));
  const side = depth % 2 ? -1 : 1;
  fill(214, 222, 236);
  rect(-1, 0, 2, 10);
  for (let t = -0.5; t <= 0.5; t += 0.02) circle(t * reach, 10 + 26 * t * t, 2.4);
  push();
  translate(side * reach * 0.5, 16);
  drawShape(depth, turn);
  pop();
  if (depth === 0) return;
  translate(-side * reach * 0.5, 16);
  drawRod(turn * 1.2 + 1, long * 0.62, depth - 1);
}

// Thin paper: when it turns its edge to us, it looks narrow.
function drawShape(depth, turn) {
  fill(['#ff5a48', '#5aa8ff', '#ffc23c', '#d078f0'][depth]);
  const wide = 20 * (0.6 + 0.4 * cos(turn * 2 + depth));
  if (depth % 2) ellipse(0, 18, wide, 22);
  else triangle(0, 7, wide / 2, 28, -wide / 2, 28);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
