function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A four-leaf clover.');
}

function setupAsciify() {
  const dot = Math.floor(width / 30 / 8);
  p5asciifier.fontSize(8 * dot);
}

function draw() {
  background(0);
  fill(120, 255, 150);
  circle(-50, -50, 100);
  circle(50, -50, 100);
  circle(-50, 50, 100);
  circle(50, 50, 100);
  rect(-8, 50, 16, 100);
}
