// Words in cells.
let words;

function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A few words stand in the upper left corner, in front of a night sky.');
}

function setupAsciify() {
  words = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  const lines = 'LIGHTHOUSE\nON WATCH'.split('\n');
  words.characterFramebuffer.begin();
  clear();
  lines.forEach((line, row) => {
    [...line].forEach((character, column) => {
      p5asciifier.fill(character);
      rect(2 - cols / 2 + column, 2 - rows / 2 + row, 1, 1);
    });
  });
  words.characterFramebuffer.end();
  for (const framebuffer of [words.primaryColorFramebuffer, words.secondaryColorFramebuffer]) {
    framebuffer.begin();
    background(framebuffer === words.primaryColorFramebuffer ? 255 : 0);
    framebuffer.end();
  }
}
