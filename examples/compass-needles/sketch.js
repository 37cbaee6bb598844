// Every cell is a needle that turns towards the mouse, or towards a light that wanders by itself.
let needles;
let lengths;
let goal;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  goal = createVector();
  describe(
    'Every cell holds a dash that turns like a compass needle towards a bright spot that wanders.',
  );
}

function setupAsciify() {
  p5asciifier.renderer('brightness').disable();
  needles = p5asciifier.renderer('custom2D').enable();
  lengths = p5asciifier.fontManager
    .glyphColors('.-=#')
    .map((code) => [red(code), green(code), blue(code)]);
}

function draw() {
  moveGoal();

  // The needle is heavier where there is more light.
  paintCells(needles.characterFramebuffer, (x, y) => lengths[floor(lightAt(x, y) * 3.99)]);

  // A turn has 255 steps. The whole steps go into red, and the rest of a step into green.
  paintCells(needles.rotationFramebuffer, (x, y) => {
    const turn = (atan2(goal.y - y, goal.x - x) / TWO_PI + 1) % 1;
    const steps = turn * 255;
    return [floor(steps), (steps % 1) * 255, 0];
  });

  paintCells(needles.primaryColorFramebuffer, (x, y) => {
    const light = lightAt(x, y);
    return [60 + 195 * light ** 3, 90 + 165 * light, 200 - 20 * light];
  });

  needles.secondaryColorFramebuffer.begin();
  background(6, 8, 18);
  needles.secondaryColorFramebuffer.end();
}

// Rings of light run outwards and fade.
function lightAt(x, y) {
  const distance = dist(x, y, goal.x, goal.y) / p5asciifier.grid.rows;
  const wave = 0.6 + 0.4 * cos(distance * 14 - frameCount * 0.08);
  return wave / (1 + distance ** 2 * 1.6);
}

// The goal, in cells from the middle of the grid, follows the mouse once that has moved.
function moveGoal() {
  const { cols, rows } = p5asciifier.grid;
  const hasMoved = mouseX !== 0 || mouseY !== 0;
  const time = frameCount * 0.012;
  const x = hasMoved ? mouseX / width - 0.5 : 0.3 * sin(time * 2);
  const y = hasMoved ? mouseY / height - 0.5 : 0.28 * sin(time * 3 + 1);
  goal.lerp(createVector(x * cols, y * rows), 0.1);
}

// Sets every cell of a framebuffer to the red, green and blue that colourAt() gives for it.
function paintCells(framebuffer, colourAt) {
  const { cols, rows } = p5asciifier.grid;
  // All cells are written, so there is no need for loadPixels(), which waits for the graphics card.
  framebuffer.pixels = new Uint8Array(4 * cols * rows);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const colour = colourAt(col + 0.5 - cols / 2, row + 0.5 - rows / 2);
      framebuffer.pixels.set([...colour, 255], 4 * (row * cols + col));
    }
  }
  framebuffer.updatePixels();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
