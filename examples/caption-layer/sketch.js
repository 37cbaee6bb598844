// A custom renderer above the brightness renderer, which it covers only in the cells that it fills.
let custom;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A striped lighthouse whose beam turns, with two marks in the corners and a caption that counts the frames.',
  );
}

function setupAsciify() {
  custom = p5asciifier.renderer('custom2D').enable();
}

function writeText(words, column, row) {
  const { cols, rows } = p5asciifier.grid;
  [...words].forEach((character, i) => {
    p5asciifier.fill(character);
    rect(column + i - cols / 2, row - rows / 2, 1, 1);
  });
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  noStroke();

  // The caption. Where it is transparent, the layer below shows. It is painted before
  // scale(), which would change the size of the cells, too.
  const caption = ` frame ${frameCount} `;
  const column = cols - caption.length - 1;

  custom.characterFramebuffer.begin();
  clear();
  writeText(caption, column, rows - 2);
  writeText('+--', 1, 1);
  writeText('--+', cols - 4, 1);
  custom.characterFramebuffer.end();

  for (const [framebuffer, shade] of [
    [custom.primaryColorFramebuffer, 0],
    [custom.secondaryColorFramebuffer, 255],
  ]) {
    framebuffer.begin();
    clear();
    fill(shade);
    rect(column - cols / 2, rows / 2 - 2, caption.length, 1);
    fill(255 - shade);
    rect(1 - cols / 2, 1 - rows / 2, 3, 1);
    rect(cols / 2 - 4, 1 - rows / 2, 3, 1);
    framebuffer.end();
  }

  drawLighthouse();
}

// The layer below. Units are hundredths of the height.
function drawLighthouse() {
  background('#1b2c6c');
  scale(height / 100);
  fill('#226c9e');
  rect(-90, 26, 180, 30);
  fill('#6d6474');
  ellipse(22, 40, 76, 34);
  push();
  translate(22, -29);
  // The beam turns, so it is seen from the side, and from the front.
  const reach = 150 * cos(frameCount * 0.02);
  fill('#ffe9a0');
  for (const end of [reach, -reach]) triangle(0, 0, end, -15, end, 15);
  for (let i = 0; i < 6; i++) {
    fill(i % 2 === 0 ? '#f4f1ea' : '#e0402f');
    quad(-6 - i, 6 + i * 10, 6 + i, 6 + i * 10, 7 + i, 16 + i * 10, -7 - i, 16 + i * 10);
  }
  fill('#e0402f');
  triangle(-8, -6, 8, -6, 0, -15);
  fill('#ffffff');
  rect(-5, -6, 10, 12);
  pop();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
