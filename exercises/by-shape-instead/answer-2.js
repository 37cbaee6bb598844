function setup() {
  createCanvas(480, 300, WEBGL);
  noFill();
  describe('A harp with thin strings.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.renderers().add('shape', 'shape').enable();
  p5asciifier.renderers().remove('brightness');
}

function draw() {
  background(0);
  stroke(255, 210, 120);
  strokeWeight(7);
  line(-110, 130, -110, -90);
  line(-110, 130, 110, -110);
  line(-110, -90, 110, -110);
  strokeWeight(2);
  for (let x = -90; x <= 90; x += 24) {
    line(x, -92 - (x + 110) * 0.09, x, 112 - (x + 90) * 1.09);
  }
}
