// A city across the water after sunset, laid cell by cell. Windows go on and off, cars cross a bridge.
const dusk = ['#060a24', '#141344', '#3c2168', '#8a3470', '#e8615e', '#ffb56b'];
const warm = ['#ffd98a', '#ffb84d', '#fff3cf', '#ffcf70', '#9fe6ff'];
let layer;
let codes; // the colour that stands for each character that the city needs
let city; // what does not move: one entry for each cell, with its character, ink and paper
let windows;
let horizon;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Towers with lit windows stand against an evening sky with a moon. The river mirrors them, and cars cross a bridge.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').disable();
  layer = p5asciifier.renderer('custom2D').enable();
  codes = {};
  for (const character of ' .:-=~+*|/\\_^oH#"•¦') {
    codes[character] = bytesOf(p5asciifier.fontManager.glyphColor(character));
  }
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  if (city?.length !== cols * rows) buildCity(cols, rows);

  const cells = city.slice();
  const put = (x, y, character, ink, paper) => {
    if (x < 0 || x >= cols || y < 0 || y >= rows) return;
    const i = floor(y) * cols + floor(x);
    cells[i] = { character, ink, paper: paper ?? cells[i].paper, isLit: true };
  };
  lightWindows(put);
  flyPlane(put, cols);
  mirrorCity(cells, cols, rows);
  for (let x = 0; x < cols; x++) {
    put(
      x,
      horizon,
      x % 4 === 0 ? '•' : '_',
      x % 4 === 0 ? [255, 214, 140] : [70, 60, 120],
      [5, 5, 18],
    );
  }
  drawBridge(put, cols, rows);

  paintCells(layer.characterFramebuffer, cells, ({ character }) => codes[character]);
  paintCells(layer.primaryColorFramebuffer, cells, ({ ink }) => ink);
  paintCells(layer.secondaryColorFramebuffer, cells, ({ paper }) => paper);
}

// Sky, moon and three rows of houses, from the back to the front.
function buildCity(cols, rows) {
  randomSeed(29);
  noiseSeed(11);
  horizon = floor(rows * 0.68);
  windows = [];
  city = Array.from({ length: cols * rows }, (_, i) =>
    skyCell(i % cols, floor(i / cols), cols, rows),
  );
  drawRow(cols, { tallest: 0.56, wall: '#6d3470', edge: '#8f4678', lit: 0.14, gap: 2 });
  drawRow(cols, { tallest: 0.86, wall: '#33204f', edge: '#4d2f6b', lit: 0.62, gap: 2 });
  drawRow(cols, { tallest: 0.3, wall: '#0e0b26', edge: '#1d1740', lit: 0.5, gap: 2 });
}

function skyCell(x, y, cols, rows) {
  const height = min(1, y / horizon);
  const sky = mixStops(dusk, height ** 1.25);
  const moon = dist(x, y, cols * 0.2, rows * 0.2) / (rows * 0.1);
  if (moon < 1) {
    const crater = noise(x * 0.45, y * 0.45);
    const face = between([255, 246, 214], [214, 190, 170], moon * 0.5 + (crater > 0.55 ? 0.5 : 0));
    return { character: crater > 0.5 ? ':' : ' ', ink: [168, 140, 140], paper: face };
  }
  const paper = between(sky, [255, 230, 190], 0.34 * max(0, 1.9 - moon) ** 2);
  // Thin clouds, denser towards the horizon, and stars where it is dark.
  const cloud = noise(x * 0.05, y * 0.32) * (0.5 + height * 0.75);
  if (cloud > 0.46) {
    return { character: cloud > 0.58 ? '=' : '-', ink: between(sky, [255, 176, 150], 0.45), paper };
  }
  const isStar = random() < 0.06 * (1 - height * 1.5);
  return { character: isStar ? random(['.', '.', '+', '*']) : ' ', ink: [214, 220, 255], paper };
}

// Houses side by side. They are taller right of the middle, where the centre of the city is.
function drawRow(cols, { tallest, wall, edge, lit, gap }) {
  const unit = max(1, horizon / 34);
  for (let left = -2; left < cols;) {
    const across = floor(random(5, 10) * unit);
    const middle = abs((left + across / 2) / cols - 0.64);
    const profile = 0.34 + 0.66 * exp(-middle * middle * 18);
    const tall = floor(horizon * tallest * profile * random(0.55, 1));
    drawHouse({ left, across, tall, wall: bytesOf(wall), edge: bytesOf(edge), lit, gap }, cols);
    left += across + (random() < 0.3 ? 1 : 0);
  }
}

function drawHouse({ left, across, tall, wall, edge, lit, gap }, cols) {
  const glyph = random(['"', ':', '=', '•', 'H']);
  const roof = random(['flat', 'steps', 'mast', 'mast']);
  const top = horizon - tall;
  for (let y = top; y < horizon; y++) {
    // The upper storeys of a stepped house are narrower.
    const inset = roof === 'steps' ? max(0, 2 - floor((y - top) / 2)) : 0;
    for (let x = max(0, left + inset); x < min(cols, left + across - inset); x++) {
      const isEdge = x === left + inset;
      const shade = between(wall, edge, isEdge ? 1 : 0.4 * (1 - (y - top) / tall));
      city[y * cols + x] = {
        character: isEdge ? '|' : ' ',
        ink: between(shade, edge, 0.6),
        paper: shade,
      };
      const isWindow =
        (x - left) % gap === 1 && (y - top) % 2 === 1 && x < left + across - 1 - inset;
      if (!isWindow || isEdge) continue;
      city[y * cols + x] = {
        character: glyph,
        ink: between(shade, [120, 110, 170], 0.22),
        paper: shade,
      };
      if (random() > lit) continue;
      windows.push({
        x,
        y,
        glyph,
        ink: bytesOf(random(warm)),
        phase: random(TWO_PI),
        pace: random(0.2, 1),
      });
    }
  }
  if (roof !== 'mast') return;
  const x = left + floor(across / 2);
  for (let y = max(0, top - floor(tall * 0.22)); y < top; y++) {
    if (x < 0 || x >= cols) continue;
    city[y * cols + x] = { ...city[y * cols + x], character: y > top - 3 ? '|' : '¦', ink: wall };
  }
}

// Most are lit most of the time.
function lightWindows(put) {
  for (const { x, y, glyph, ink, phase, pace } of windows) {
    if (sin(phase + frameCount * 0.008 * pace) > -0.72) put(x, y, glyph, ink);
  }
}

function flyPlane(put, cols) {
  const x = ((frameCount * 0.06 + cols * 0.35) % (cols * 1.3)) - 4;
  const y = horizon * 0.16 + x * 0.02;
  put(x, y, '-', [150, 150, 200]);
  put(x + 1, y, '•', frameCount % 90 < 45 ? [255, 90, 90] : [150, 60, 90]);
}

// The river shows what stands above it, upside down, longer, and pushed to the sides by waves.
function mirrorCity(cells, cols, rows) {
  const water = [6, 14, 52];
  for (let y = horizon; y < rows; y++) {
    const depth = y - horizon;
    const from = max(0, horizon - 1 - floor(depth * 1.6));
    for (let x = 0; x < cols; x++) {
      const wave = sin(depth * 1.9 - frameCount * 0.04 + 0.7 * sin(x * 0.21 + frameCount * 0.017));
      const sideways = constrain(x + round(wave * (0.3 + depth * 0.07)), 0, cols - 1);
      const { isLit, ink, paper } = cells[from * cols + sideways];
      const surface = between(paper, water, 0.58 + (0.3 * depth) / (rows - horizon));
      cells[y * cols + x] = {
        character: isLit ? '=' : wave > 0.72 ? '~' : wave > 0.2 ? '-' : ' ',
        ink: isLit ? between(ink, water, 0.3) : between(surface, [120, 120, 220], 0.24),
        paper: isLit ? between(surface, ink, 0.16) : surface,
      };
    }
  }
}

// A suspension bridge in front of all, with a lane of white and a lane of red lights.
function drawBridge(put, cols, rows) {
  const steel = [6, 6, 20];
  const rim = [124, 112, 186];
  const deck = floor(rows * 0.86);
  const piers = [floor(cols * 0.22), floor(cols * 0.78)];
  const top = floor(rows * 0.5);
  for (let x = 0; x < cols; x++) {
    const span = (x - piers[0]) / (piers[1] - piers[0]);
    const hang = span < 0 ? 1 + span * 2.4 : span > 1 ? 1 - (span - 1) * 2.4 : (2 * span - 1) ** 2;
    const cable = lerp(deck - 3, top, max(0, hang));
    if (x % 3 === 0) for (let y = ceil(cable); y < deck; y++) put(x, y, '¦', rim);
    put(x, cable, '•', x % 4 === 0 ? [255, 236, 170] : rim);
    put(x, deck - 1, ' ', rim, steel);
    put(x, deck, ' ', rim, steel);
    put(x, deck + 1, x % 2 === 0 ? '/' : '\\', rim, steel);
  }
  for (const pier of piers) {
    for (let y = top - 1; y < rows; y++) {
      for (const x of [pier - 1, pier, pier + 1])
        put(x, y, x === pier && y < deck ? 'H' : ' ', rim, steel);
    }
  }
  randomSeed(3);
  const cars = ceil(cols / 5);
  for (let i = 0; i < cars; i++) {
    const offset = i * 5 + random(4);
    const pace = random(0.1, 0.13);
    const right = (offset + frameCount * pace) % (cols + 6);
    const left = cols - ((offset + frameCount * pace * 1.1) % (cols + 6));
    put(right, deck, 'o', [255, 70, 60], [70, 10, 24]);
    put(right + 1, deck, '-', [120, 30, 40], steel);
    put(left, deck - 1, 'o', [255, 248, 214], [88, 80, 70]);
    put(left - 1, deck - 1, '-', [150, 140, 110], steel);
  }
}

// Sets every cell of a framebuffer to the red, green and blue that bytesFor() gives for it.
function paintCells(framebuffer, cells, bytesFor) {
  // All cells are written, so there is no need for loadPixels(), which waits for the graphics card.
  const pixels = new Uint8Array(4 * cells.length);
  cells.forEach((cell, i) => {
    const [r, g, b] = bytesFor(cell);
    pixels.set([r, g, b, 255], 4 * i);
  });
  framebuffer.pixels = pixels;
  framebuffer.updatePixels();
}

function bytesOf(colour) {
  const made = color(colour);
  return [red(made), green(made), blue(made)];
}

function between(from, to, part) {
  const share = constrain(part, 0, 1);
  return from.map((value, i) => value + (to[i] - value) * share);
}

// A place in a row of colours, from 0 for the first to 1 for the last.
function mixStops(stops, place) {
  const at = constrain(place, 0, 0.999) * (stops.length - 1);
  return between(bytesOf(stops[floor(at)]), bytesOf(stops[floor(at) + 1]), at % 1);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
