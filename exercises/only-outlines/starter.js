function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('The outline of a house with a door and a window.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('edge').sampleThreshold(8);
}

function draw() {
  background(0);
  fill(90);
  rect(-110, -30, 220, 150);
  fill(200);
  triangle(-140, -30, 140, -30, 0, -125);
  fill(255);
  rect(-80, 0, 60, 50);
  rect(20, 20, 55, 100);
}
