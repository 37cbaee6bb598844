function setup() {
  createCanvas(480, 300, WEBGL);
  describe('Plus signs, gold in the upper half and blue in the lower half.');
}

let custom;

function setupAsciify() {
  p5asciifier.fontSize(25);
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  noStroke();

  custom.characterFramebuffer.begin();
  background(p5asciifier.fontManager.glyphColor('+'));
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background('royalblue');
  fill('gold');
  rect(-cols / 2, -rows / 2, cols, rows / 2);
  custom.primaryColorFramebuffer.end();
}
