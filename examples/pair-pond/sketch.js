// Every cell is computed, and written into the framebuffers of a custom renderer.
const ramp = ' .-~=+*#';
const leaves = [
  { x: -20, y: 8, size: 11, hasFlower: true },
  { x: 21, y: -11, size: 9, hasFlower: false },
  { x: 25, y: 15, size: 6, hasFlower: true },
];
let pond;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Rings of rain spread on a pond, between three leaves of water lilies with pink flowers.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').disable();
  pond = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  const [characters, colours] = [pond.characterFramebuffer, pond.primaryColorFramebuffer];
  characters.pixels = new Uint8Array(4 * cols * rows);
  colours.pixels = new Uint8Array(4 * cols * rows);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const { character, colour } = cellAt(col - cols / 2, row - rows / 2, frameCount);
      const place = 4 * (row * cols + col);
      characters.pixels.set(codeOf(character), place);
      colours.pixels.set([...colour, 255], place);
    }
  }
  characters.updatePixels();
  colours.updatePixels();

  pond.secondaryColorFramebuffer.begin();
  background(4, 14, 34);
  pond.secondaryColorFramebuffer.end();
}

// A character is written as a colour, which the font manager knows.
const codes = {};
function codeOf(character) {
  codes[character] ??= p5asciifier.fontManager.glyphColor(character);
  const code = codes[character];
  return [red(code), green(code), blue(code), 255];
}

// Rain on water, and the leaves of water lilies: what is in a cell, from the middle of the grid.
function cellAt(x, y, time) {
  for (const { x: left, y: top, size, hasFlower } of leaves) {
    const [dx, dy] = [x - left, y - top];
    const distance = Math.hypot(dx, dy);
    if (hasFlower && distance < 2.6) return { character: '*', colour: [255, 130, 190] };
    const isNotch = Math.abs(Math.atan2(dy, dx) - 0.7) < 0.25;
    if (distance < size && !isNotch) {
      const shade = 1 - (0.45 * distance) / size;
      return { character: '@', colour: [40 * shade, 190 * shade, 90 * shade] };
    }
  }
  let height = 0.12 + 0.08 * Math.sin(x * 0.2 + y * 0.5 + time * 0.03);
  for (let drop = 0; drop < 7; drop++) height += ringAt(x, y, drop, time);
  const level = Math.min(height, 1);
  return {
    character: ramp[Math.floor(level * (ramp.length - 0.01))],
    colour: [40 + 160 * level, 110 + 140 * level, 190 + 65 * level],
  };
}

// Each drop makes a ring that grows and fades, and then falls somewhere else.
function ringAt(x, y, drop, time) {
  const age = time / 150 + drop / 7;
  const [turn, life] = [Math.floor(age), age % 1];
  const centreX = 76 * (hash(drop * 7.3 + turn * 3.1) - 0.5);
  const centreY = 46 * (hash(drop * 2.9 + turn * 5.7) - 0.5);
  const distance = Math.hypot(x - centreX, y - centreY) - life * 20;
  return 0.9 * (1 - life) * Math.exp(-distance * distance * 0.35);
}

function hash(n) {
  return Math.abs(Math.sin(n * 12.9898) * 43758.5453) % 1;
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
