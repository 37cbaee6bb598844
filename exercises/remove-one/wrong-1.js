// The same fish twice.
let small;

async function setupAsciify() {
  p5asciifier.fontSize(24);
  small = await p5asciify.add();
  small.fontSize(8);
  p5asciify.remove(0);
}

function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A fish that swims to the left, made of ones in large cells.');
}

function draw() {
  // The number of asciifiers, such as 2.
  const count = p5asciify.asciifiers.length;
  p5asciifier.renderer('brightness').characters(` ${count}`);
  background(0);
  fill(255);
  ellipse(-20, 0, 260, 150);
  triangle(90, 0, 190, -80, 190, 80);
}
