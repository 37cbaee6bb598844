// All characters of the font in the order of their numbers, one of them lit up at a time.
let drawnFor = '';

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  colorMode(HSB, 360, 100, 100);
  describe('All characters of the font in rows, in the order of their numbers, in changing hues.');
}

function setupAsciify() {
  p5asciifier.renderers().disable();
  p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  const layer = p5asciifier.renderer('custom2D');
  const { characters } = p5asciifier.fontManager;

  // Resizing empties the framebuffers, so the table is painted once for each grid size.
  if (drawnFor !== `${cols} x ${rows}`) {
    drawnFor = `${cols} x ${rows}`;
    paintTable(layer, characters);
  }

  const lit = cellOf(floor(frameCount / 6) % characters.length, characters.length);
  layer.transformFramebuffer.begin();
  clear();
  noStroke();
  fill(0, 100, 100); // red 255: swap the colours of this cell
  rect(lit.x, lit.y, 1, 1);
  layer.transformFramebuffer.end();
}

function paintTable(layer, characters) {
  layer.characterFramebuffer.begin();
  clear();
  noStroke();
  characters.forEach(({ color }, i) => {
    const cell = cellOf(i, characters.length);
    fill(color);
    rect(cell.x, cell.y, 1, 1);
  });
  layer.characterFramebuffer.end();

  layer.primaryColorFramebuffer.begin();
  noStroke();
  characters.forEach((_, i) => {
    const cell = cellOf(i, characters.length);
    fill((i * 360) / characters.length, 55, 100);
    rect(cell.x, cell.y, 1, 1);
  });
  layer.primaryColorFramebuffer.end();

  layer.secondaryColorFramebuffer.begin();
  background(0);
  layer.secondaryColorFramebuffer.end();
}

// Every second column and row stays empty, so that the glyphs can be told apart.
function cellOf(index, count) {
  const { cols, rows } = p5asciifier.grid;
  const perRow = max(1, floor(cols / 2) - 1);
  const tableRows = ceil(count / perRow);
  const left = floor((cols - perRow * 2 + 1) / 2);
  const top = max(0, floor((rows - tableRows * 2 + 1) / 2));
  return {
    x: left + (index % perRow) * 2 - cols / 2,
    y: top + floor(index / perRow) * 2 - rows / 2,
  };
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
