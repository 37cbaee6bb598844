function setup() {
  createCanvas(480, 300, WEBGL);
  describe('Rows of letters, in the order of the alphabet from the top downwards.');
}

const letters = 'abcdefghijklmnopqrstuvwxyz';
let custom;

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  noStroke();

  custom.characterFramebuffer.begin();
  for (let row = 0; row < rows && frameCount === 1; row++) {
    p5asciifier.fill(letters[row]);
    rect(-cols / 2, row - rows / 2, cols, 1);
  }
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(255);
  custom.primaryColorFramebuffer.end();
}
