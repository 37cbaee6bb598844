function setup() {
  createCanvas(480, 300, WEBGL);
  noFill();
  stroke(255);
  describe('A wheel with eight spokes.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.fontSize(15);
}

function draw() {
  background(0);
  strokeWeight(14);
  circle(0, 0, 260);
  strokeWeight(8);
  for (let spoke = 0; spoke < 8; spoke++) {
    line(0, 0, 130 * cos(spoke * 0.7854), 130 * sin(spoke * 0.7854));
  }
}
