function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A spiral galaxy.');
}

function setupAsciify() {
  p5asciifier.fontSize(32);
}

function draw() {
  background(0);
  for (let i = 0; i < 120; i++) {
    const angle = i * 0.1;
    fill(255 - i * 1.6);
    circle(2 * i * cos(angle), 1.1 * i * sin(angle), 26);
    circle(-2 * i * cos(angle), -1.1 * i * sin(angle), 26);
  }
}
