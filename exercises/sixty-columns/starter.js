// A ring that is too coarse.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A ring with a hole in its middle.');
}

function setupAsciify() {
  p5asciifier.fontSize(16);
}

function draw() {
  background(0);
  fill(255, 190, 90);
  ellipse(0, 0, 260, 260);
  fill(0);
  ellipse(0, 0, 150, 150);
}
