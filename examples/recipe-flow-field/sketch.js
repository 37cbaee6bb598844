// Brushes run along a field of noise and leave ink on the paper, which slowly soaks it up.
const ZOOM = 0.0035; // How soon the field changes its direction. Try 0.001 or 0.015.
const BRUSHES = 150; // Try 30 or 500.
const inks = ['#0b2545', '#0f6466', '#b3261e', '#8a4b08'];
let paper;
let brushes;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noiseSeed(3);
  randomSeed(3);
  paper = createGraphics(windowWidth, windowHeight);
  paper.pixelDensity(1);
  paper.background('#f3ead7');
  brushes = Array.from({ length: BRUSHES }, (_, i) => startBrush(inks[i % inks.length]));
  describe('Strokes in blue, red and ochre follow the same bends across a cream sheet of paper.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.background('#f3ead7');
  const paperAndInk = { characters: '@@#%&oa~   ', backgroundColor: '#f3ead7' };
  p5asciifier.renderer('brightness').update(paperAndInk);
}

function startBrush(ink) {
  return { x: random(width), y: random(height), ink, left: random(40, 200) };
}

function draw() {
  paper.noStroke();
  paper.fill(243, 234, 215, 5);
  paper.rect(0, 0, width, height);
  paper.strokeWeight(height / 20);
  brushes.forEach((brush, i) => {
    const angle = noise(brush.x * ZOOM, brush.y * ZOOM, frameCount / 900) * TWO_PI * 2;
    const x = brush.x + cos(angle) * 3;
    const y = brush.y + sin(angle) * 3;
    paper.stroke(brush.ink);
    paper.line(brush.x, brush.y, x, y);
    brushes[i] = brush.left > 0 ? { ...brush, x, y, left: brush.left - 1 } : startBrush(brush.ink);
  });
  image(paper, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  paper.resizeCanvas(windowWidth, windowHeight);
  paper.background('#f3ead7');
}
