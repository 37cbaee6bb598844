// Every cell holds a dash, turned by the rotation framebuffer of a custom renderer.
let filings;
let codes;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('Dashes lie like iron filings in arcs around a magnet with a red and a blue end.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').disable();
  filings = p5asciifier.renderer('custom2D').enable();
  const glyphs = p5asciifier.fontManager.glyphColors('-=#');
  codes = glyphs.map((code) => [red(code), green(code), blue(code)]);
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  const { characterFramebuffer, rotationFramebuffer, primaryColorFramebuffer } = filings;
  const framebuffers = [characterFramebuffer, rotationFramebuffer, primaryColorFramebuffer];
  for (const framebuffer of framebuffers) framebuffer.pixels = new Uint8Array(4 * cols * rows);
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const x = col + 0.5 - cols / 2;
      const y = row + 0.5 - rows / 2;
      const { character, turn, colour } = filingAt(x, y, frameCount);
      // A turn has 255 steps. The whole steps go into red, and the rest of a step into green.
      const steps = ((turn + 1) % 1) * 255;
      const values = [
        codes['-=#'.indexOf(character)],
        [floor(steps), (steps % 1) * 255, 0],
        colour,
      ];
      framebuffers.forEach(({ pixels }, i) => {
        pixels.set([...values[i], 255], 4 * (row * cols + col));
      });
    }
  }
  for (const framebuffer of framebuffers) framebuffer.updatePixels();

  filings.secondaryColorFramebuffer.begin();
  background(8, 8, 16);
  filings.secondaryColorFramebuffer.end();
}

// Iron filings around a magnet: the field of its two poles at a cell, from the middle of the grid.
function filingAt(x, y, time) {
  const tilt = 0.5 * Math.sin(time * 0.012);
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)];
  const [along, across] = [x * cos + y * sin, y * cos - x * sin];
  if (Math.abs(along) < 13 && Math.abs(across) < 3.2) {
    const colour = along > 0 ? [255, 70, 70] : [80, 130, 255];
    return { character: '#', turn: 0, colour };
  }
  const [right, left] = [along - 12, along + 12];
  const [near, far] = [Math.hypot(right, across), Math.hypot(left, across)];
  const fieldX = right / near ** 3 - left / far ** 3;
  const fieldY = across / near ** 3 - across / far ** 3;
  const strength = Math.min(1, 14 * Math.hypot(fieldX, fieldY) ** 0.5);
  const warmth = far / (near + far);
  return {
    character: strength > 0.75 ? '=' : '-',
    turn: (Math.atan2(fieldY, fieldX) + tilt) / (2 * Math.PI),
    colour: [60 + 195 * warmth, 110, 255 - 195 * warmth].map(
      (part) => part * (0.4 + 0.6 * strength),
    ),
  };
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
