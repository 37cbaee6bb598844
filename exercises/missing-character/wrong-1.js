function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A full moon with a darker sea.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').characters(' .');
}

function draw() {
  background(0);
  fill(240);
  circle(0, 0, 240);
  fill(150);
  ellipse(-30, -20, 90, 60);
  fill(90);
  ellipse(40, 50, 60, 40);
}
