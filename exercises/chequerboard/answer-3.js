function setup() {
  createCanvas(480, 300, WEBGL);
  describe('The letters x and o, alternating like the squares of a chequerboard.');
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
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < cols; column++) {
      const isEven = column % 2 === row % 2;
      p5asciifier.fill(isEven ? 'x' : 'o');
      rect(column - cols / 2, row - rows / 2, 1, 1);
    }
  }
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(62, 230, 177);
  custom.primaryColorFramebuffer.end();
}
