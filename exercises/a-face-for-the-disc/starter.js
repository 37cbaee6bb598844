// A face that waits for its disc.
let face;

function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  face = createGraphics(200, 200);
  face.background(255, 220, 150);
  face.noStroke();
  face.fill(40, 20, 60);
  face.circle(65, 75, 30);
  face.circle(135, 75, 30);
  face.rect(55, 130, 90, 18);
  describe('A round face with two eyes and a straight mouth.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

function draw() {
  background(0);
  fill(255, 220, 150);
  circle(0, 0, 240);
}
