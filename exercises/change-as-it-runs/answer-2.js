function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A star field of plus signs and crosses that take turns.');
}

function setupAsciify() {
  p5asciifier.fontSize(20);
  p5asciifier.renderer('brightness').characters('+');
}

function draw() {
  if (frameCount % 15 === 0) {
    const isEven = frameCount % 30 === 0;
    p5asciifier.renderer('brightness').characters(isEven ? '+' : 'x');
  }
  background(230, 200, 90);
}
