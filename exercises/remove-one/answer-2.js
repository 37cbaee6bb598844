// The same fish twice.
let large;

async function setupAsciify() {
  p5asciifier.fontSize(8);
  large = await p5asciify.add();
  large.fontSize(24);
  p5asciify.remove(p5asciifier);
}

function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A fish that swims to the left, in large characters.');
}

function draw() {
  background(0);
  fill(255);
  ellipse(-20, 0, 260, 150);
  triangle(90, 0, 190, -80, 190, 80);
  fill(0);
  circle(-90, -20, 30);
}
