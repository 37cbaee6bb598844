// Paints the five framebuffers of a custom renderer with ordinary p5.js drawing.
let custom;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A disc of the letters A and B in quarter turns. A bar of swapped colours moves across it.',
  );
}

function setupAsciify() {
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  // In these framebuffers one unit is one cell, and (0, 0) is the centre of the grid.
  const { cols, rows } = p5asciifier.grid;
  const left = -cols / 2;
  const top = -rows / 2;
  noStroke();

  // The character. Full stops everywhere, a disc of As, and a B in its middle.
  custom.characterFramebuffer.begin();
  background(p5asciifier.fontManager.glyphColor('.'));
  p5asciifier.fill('A');
  circle(0, 0, rows * 0.85);
  p5asciifier.fill('B');
  circle(0, 0, rows * 0.4);
  custom.characterFramebuffer.end();

  // The colour of the character, which blends from the first column to the last.
  custom.primaryColorFramebuffer.begin();
  for (let column = 0; column < cols; column++) {
    fill(lerpColor(color('#3ee6b1'), color('#ff7ab8'), column / cols));
    rect(left + column, top, 1, rows);
  }
  custom.primaryColorFramebuffer.end();

  // The colour behind the character.
  custom.secondaryColorFramebuffer.begin();
  background(16);
  custom.secondaryColorFramebuffer.end();

  // The rotation, which is 0°, 90°, 180° or 270° in each quarter of the grid.
  custom.rotationFramebuffer.begin();
  clear();
  fill('rgb(25%, 0%, 0%)');
  rect(0, top, cols / 2, rows / 2);
  fill('rgb(50%, 0%, 0%)');
  rect(0, 0, cols / 2, rows / 2);
  fill('rgb(75%, 0%, 0%)');
  rect(left, 0, cols / 2, rows / 2);
  custom.rotationFramebuffer.end();

  // Red swaps the two colours. Here a bar travels from left to right.
  custom.transformFramebuffer.begin();
  clear();
  fill(255, 0, 0);
  rect(left + ((frameCount * 0.2) % cols), top, 6, rows);
  custom.transformFramebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
