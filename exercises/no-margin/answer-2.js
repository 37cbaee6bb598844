function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A picture frame.');
}

function setupAsciify() {
  p5asciifier.fontSize(width / 24);
}

function draw() {
  background(200, 150, 90);
  fill(30);
  rect(-200, -110, 400, 220);
  fill(255, 220, 150);
  circle(0, 0, 120);
}
