// A cup of tea for a pen plotter: each character is one stroke. Press S to save it in millimetres.
const WIDTH = 190; // How wide the drawing is on paper, in millimetres. Try 90.
const PEN = 0.4; // How thick the line of the pen is, in millimetres. Try 1.

// The stroke of each character, from point to point in a cell that reaches from 0 to 1.
const strokes = {
  '-': [0, 0.5, 1, 0.5],
  '|': [0.5, 0, 0.5, 1],
  '/': [0, 1, 1, 0],
  '\\': [0, 0, 1, 1],
};

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A cup of tea on a saucer, in blue outlines of short strokes. Steam rises from it.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciify.background('#f4f1ea');
  p5asciifier.background('#f4f1ea');
  p5asciifier.renderer('brightness').disable();
  p5asciifier.renderer('edge').update({
    enabled: true,
    sampleThreshold: 4,
    sobelThreshold: 0.2,
    characterColor: '#1d3fae',
    characterColorMode: 'fixed',
    backgroundColor: '#f4f1ea',
  });
}

// Neighbouring shapes differ in brightness, so that the edge renderer finds the line between them.
function draw() {
  background(0);
  scale(height / 100);
  drawSteam(-9, 0);
  drawSteam(7, 2);
  fill(120);
  ellipse(0, 38, 104, 15); // the saucer
  fill(150);
  ellipse(33, 8, 26, 28); // the handle
  fill(255);
  arc(0, -6, 66, 84, 0, PI);
  fill(170);
  ellipse(0, -6, 66, 15);
  fill(70);
  ellipse(0, -5, 56, 10);
}

// A ribbon that waves upwards.
function drawSteam(x, phase) {
  fill(180);
  for (let y = -46; y < -16; y += 2) {
    const [lower, upper] = [y + 2, y].map((at) => 5 * sin(at * 0.2 + frameCount * 0.03 + phase));
    quad(x + upper, y, x + 5 + upper, y, x + 5 + lower, y + 2, x + lower, y + 2);
  }
}

function keyPressed() {
  if (key === 's') saveStrings([plotterSvg(p5asciifier.toJSON())], 'tea', 'svg');
}

// One path without a filling for each character.
function plotterSvg(json) {
  const { metadata, cells } = JSON.parse(json);
  const { cols, rows, cellWidth, cellHeight } = metadata.gridSize;
  const wide = WIDTH / cols;
  const tall = (wide * cellHeight) / cellWidth;
  const paths = cells.flatMap(({ x, y, character }) => {
    if (!(character in strokes)) return [];
    const [x1, y1, x2, y2] = strokes[character];
    const from = `${((x + x1) * wide).toFixed(2)} ${((y + y1) * tall).toFixed(2)}`;
    return `<path d="M ${from} L ${((x + x2) * wide).toFixed(2)} ${((y + y2) * tall).toFixed(2)}"/>`;
  });
  const size = `width="${WIDTH}mm" height="${rows * tall}mm"`;
  const box = `viewBox="0 0 ${WIDTH} ${rows * tall}"`;
  const pen = `fill="none" stroke="black" stroke-width="${PEN}"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" ${size} ${box} ${pen}>${paths.join('')}</svg>`;
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
