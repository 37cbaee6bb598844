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
  for (let angle = 0; angle < TWO_PI; angle += 0.1) {
    vertex(150 * cos(angle), 66 * sin(angle));
  }
  endShape(CLOSE);
  stroke(0);
  strokeWeight(8);
  line(-150, 0, 150, 0);
}
