function setup() {
  createCanvas(480, 300, WEBGL);
  describe('Sixteen columns of letters, from A to P.');
}

let custom;

function setupAsciify() {
  p5asciifier.fontSize(30);
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  noStroke();

  custom.characterFramebuffer.begin();
  for (let column = 0; column < cols; column++) {
    p5asciifier.fill(String.fromCharCode(65 + column));
    rect(column - cols / 2, -rows / 2, 1, rows);
  }
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(255, 200, 120);
  custom.primaryColorFramebuffer.end();
}
