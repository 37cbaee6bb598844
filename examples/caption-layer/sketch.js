// A custom renderer above the brightness renderer, which it covers only in the cells that it fills.
let custom;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A lit ball of characters, with two marks in the corners and a caption that counts the frames.',
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
  const size = min(width, height);
  noStroke();

  // The caption. Where it is transparent, the layer below shows. It is painted before the lamps
  // are lit, because light would change the codes of the characters.
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

  // The layer below is a ball that is lit from changing sides.
  background(0);
  ambientLight(40);
  directionalLight(255, 255, 255, cos(frameCount * 0.03), 0.4, -0.6);
  directionalLight(120, 120, 120, cos(frameCount * 0.03), 0.2, -1);
  fill(150, 200, 255);
  sphere(size * 0.36, 32, 24);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
