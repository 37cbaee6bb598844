function setup() {
  createCanvas(480, 300, WEBGL);
  noFill();
  strokeWeight(4);
  describe('A kite on a string, drawn with straight strokes.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(12);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true }).characters(' /\\|-_');
}

function draw() {
  background(0);
  stroke(255, 190, 90);
  quad(20, -130, 110, -40, 20, 90, -70, -40);
  line(20, -130, 20, 90);
  line(-70, -40, 110, -40);
  line(20, 90, -160, 150);
}
