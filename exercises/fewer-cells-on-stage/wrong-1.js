function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A flame that flickers.');
}

function setupAsciify() {
  p5asciifier.fontSize(16);
}

function draw() {
  background(0);
  for (let i = 0; i < 6; i++) {
    fill(255, 60 + i * 35, i * 12);
    const sway = 12 * sin(frameCount * 0.1 + i);
    triangle(-150 + i * 22, 140, 150 - i * 22, 140, sway, -130 + i * 34);
  }
}
