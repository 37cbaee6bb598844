function setup() {
  createCanvas(480, 300, WEBGL);
  describe('The left half is filled with the letter L, and the right half with the letter R.');
}

let custom;

function setupAsciify() {
  p5asciifier.fontSize(20);
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  noStroke();

  custom.characterFramebuffer.begin();
  clear();
  p5asciifier.fill('L');
  p5asciifier.fill('R');
  rect(-cols / 2, -rows / 2, cols, rows);
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(255);
  custom.primaryColorFramebuffer.end();
}
