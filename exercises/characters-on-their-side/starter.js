function setup() {
  createCanvas(480, 300, WEBGL);
  describe('The bellows of an accordion.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(12);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
}

function draw() {
  background(0);
  strokeWeight(6);
  for (let fold = 0; fold < 8; fold++) {
    stroke(255, 90 + fold * 18, 90);
    const x = -170 + fold * 44;
    line(x, -100, x + 22, 100);
    line(x + 22, 100, x + 44, -100);
  }
}
