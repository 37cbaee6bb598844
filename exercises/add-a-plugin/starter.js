function setup() {
  createCanvas(480, 300, WEBGL);
  strokeWeight(4);
  describe('Three pines whose branches are drawn with slashes.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
}

function draw() {
  background(0);
  stroke(200, 255, 210);
  for (let x = -140; x <= 140; x += 140) {
    line(x, 120, x, -110);
    for (let y = -100; y < 110; y += 30) {
      line(x, y, x - 20 - (y + 100) * 0.2, y + 30);
      line(x, y, x + 20 + (y + 100) * 0.2, y + 30);
    }
  }
}
