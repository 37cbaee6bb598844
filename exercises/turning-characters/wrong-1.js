function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A field of arrows that all turn clockwise.');
}

function setupAsciify() {
  p5asciifier.fontSize(24);
  p5asciifier.renderer('brightness').characters('>').rotation(45);
}

function draw() {
  background(62, 230, 177);
}
