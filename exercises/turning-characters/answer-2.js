function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A field of arrows that all turn clockwise.');
}

function setupAsciify() {
  p5asciifier.fontSize(24);
  p5asciifier.renderer('brightness').characters('>');
}

function draw() {
  p5asciifier.renderer('brightness').update({ rotation: -frameCount * 4 });
  background(62, 230, 177);
}
