function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A flag of three horizontal stripes.');
}

function setupAsciify() {
  p5asciifier.fontSize(15);
  p5asciifier.renderer('brightness').characters('#');
}

function draw() {
  background(0);
  fill(120, 0, 40);
  rect(-240, -150, 480, 100);
  fill(80, 190, 140);
  rect(-240, -50, 480, 100);
  fill(250, 230, 170);
  rect(-240, 50, 480, 100);
}
