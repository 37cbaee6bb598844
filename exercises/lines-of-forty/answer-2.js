function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A lighthouse with a bright lamp, on a rock.');
}

function setupAsciify() {
  p5asciifier.gridDimensions(40, 25);
}

function draw() {
  background(0);
  fill(90);
  ellipse(0, 150, 360, 90);
  fill(190);
  quad(-35, 120, 35, 120, 22, -70, -22, -70);
  fill(255);
  rect(-26, -110, 52, 34);
  triangle(40, -120, 40, -70, 240, -140);
}
