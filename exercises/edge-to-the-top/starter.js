function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A hexagonal nut with outlined edges.');
}

function setupAsciify() {
  p5asciifier.fontSize(10);
  p5asciifier.renderer('brightness').characters('.:*');
  p5asciifier.renderer('edge').update({ enabled: true, sampleThreshold: 5 });
  p5asciifier.renderers().moveDown('edge');
}

function draw() {
  background(40);
  fill(210);
  beginShape();
  for (let i = 0; i < 6; i++) vertex(130 * cos(i * 1.0472), 130 * sin(i * 1.0472));
  endShape(CLOSE);
  fill(40);
  circle(0, 0, 110);
}
