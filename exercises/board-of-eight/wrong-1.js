function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A chessboard.');
}

function setupAsciify() {
  p5asciifier.fontSize(60);
  p5asciifier.renderer('brightness').characters('.#');
}

function draw() {
  background(40);
  fill(230);
  for (let i = 0; i < 64; i++) {
    const column = i % 8;
    const row = floor(i / 8);
    if ((column + row) % 2 === 0) rect(-240 + column * 60, -150 + row * 37.5, 60, 37.5);
  }
}
