function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A leaf with a dark rib along its middle.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
}

function draw() {
  background(0);
  noStroke();
  fill(120, 230, 120);
  beginShape();
  vertex(-150, 0);
  bezierVertex(-80, -90, 80, -90, 150, 0);
  bezierVertex(80, 90, -80, 90, -150, 0);
  endShape();
  stroke(0);
  strokeWeight(8);
  line(-150, 0, 150, 0);
}
