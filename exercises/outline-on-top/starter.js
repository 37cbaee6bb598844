function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A whale in the sea, its outline drawn with strokes.');
}

function setupAsciify() {
  p5asciifier.fontSize(10);
  p5asciifier.renderer('brightness').characters('.:o');
}

function draw() {
  background(60);
  fill(150);
  ellipse(-20, 20, 280, 130);
  triangle(90, 20, 210, -60, 200, 60);
  fill(240);
  circle(-100, 0, 22);
}
