function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('Three balloons, red, yellow and blue, in coloured cells with black characters.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#' });
}

function draw() {
  background(0);
  fill(255, 80, 80);
  ellipse(-130, -20, 110, 140);
  fill(255, 210, 60);
  ellipse(0, -50, 110, 140);
  fill(80, 140, 255);
  ellipse(130, -20, 110, 140);
}
