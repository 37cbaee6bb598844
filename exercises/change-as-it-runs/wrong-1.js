function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A star field of plus signs and crosses that take turns.');
}

function setupAsciify() {
  p5asciifier.fontSize(20);
  p5asciifier.renderer('brightness').characters('+x');
}

function draw() {
  background(230, 200, 90);
}
