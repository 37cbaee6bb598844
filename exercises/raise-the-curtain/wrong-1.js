function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A dancer on one leg.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderers().add('curtain', 'brightness', { characters: 'H' });
  p5asciifier.renderers().disable();
}

function draw() {
  background(0);
  noStroke();
  fill(255, 220, 200);
  circle(10, -100, 44);
  stroke(255, 220, 200);
  strokeWeight(22);
  line(10, -75, 0, 20);
  line(0, 20, -10, 130);
  line(0, 20, 120, -10);
  line(8, -55, -90, -100);
  line(8, -55, 100, -80);
}
