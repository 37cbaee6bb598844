// A second asciifier with large cells.
let second;

function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A crescent moon in small and large characters.');
}

function setupAsciify() {
  p5asciifier.fontSize(10);
  p5asciify.add().then((added) => {
    second = added;
    second.fontSize(30);
  });
}

function draw() {
  background(0);
  fill(255);
  circle(0, 0, 220);
  fill(0);
  circle(60, -20, 190);
}
