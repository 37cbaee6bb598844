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
  clear();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cols; column += 2) {
      p5asciifier.fill(letters[row]);
      rect(column - cols / 2, row - rows / 2, 1, 1);
    }
  }
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(255);
  custom.primaryColorFramebuffer.end();
}
