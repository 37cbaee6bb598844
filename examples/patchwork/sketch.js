// A series without an end. The seed decides on layout, colours, characters and motion of each sheet.
let seed = 5; // press, or any key, for the next
const margin = 2;

// The first colour of a palette is the paper, and the others are for the patches.
const palettes = [
  ['#f2e8d5', '#d8432f', '#f2b33d', '#1f4e8c', '#1d1d1f', '#7fb7a6'],
  ['#0d1026', '#ff6f61', '#ffd166', '#3ddbd9', '#5b3fa0', '#f9f7f3'],
  ['#16241b', '#e9e4c9', '#8fb35a', '#d98f3d', '#2f5f45', '#c5d8a4'],
  ['#fff7ec', '#ff48b0', '#0078bf', '#ffe800', '#00a95c', '#2b2b3a'],
  ['#2a1a14', '#e07a3f', '#f1c27d', '#8c3b2e', '#f7ead7', '#4f7f8a'],
  ['#0b2239', '#a8dadc', '#f1faee', '#e63946', '#2f6f9d', '#ffd6a5'],
  ['#f4f1ea', '#111111', '#c8102e', '#8f8a80', '#ded5c4', '#2a2a2a'],
  ['#07060f', '#39ff88', '#ff2e88', '#00b4ff', '#f5f749', '#5a2be0'],
];
const ramps = [
  ' .:-=+*#',
  ' ·oO@',
  ' -=#',
  ' .+xX',
  ' /|\\',
  '·•',
  ' ()[]{}',
  ' <>',
  ' °¤Ø',
  ' "=H',
];
const layouts = [cutQuilt, cutSun, cutStrata, cutShards];
const motions = [
  ({ along, across }, time) => sin(along + time) * cos(across * 0.3),
  ({ far }, time) => sin(far - time),
  ({ along, across }, time) => sin(along + time) + sin(across - time * 0.7),
  ({ along, across, far }, time) => sin(along + 1.6 * sin(across * 0.5 + time)) * cos(far * 0.2),
];

let layer;
let sheet; // what belongs to the seed: patches, and a cell for each place of the grid
let pressed; // where and when the sheet was asked for

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A sheet of patches in few colours. Each is filled with other characters, which move in waves.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').disable();
  layer = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  if (sheet?.seed !== seed || sheet.cols !== cols || sheet.rows !== rows) {
    sheet = makeSheet(cols, rows);
    paintCells(layer.primaryColorFramebuffer, ({ patch }) => patch.ink);
    paintCells(layer.secondaryColorFramebuffer, ({ patch }) => patch.ground);
    paintCells(layer.rotationFramebuffer, ({ patch }) => [patch.turn, 0, 0]);
  }
  // A new sheet grows from the place of the press.
  const grown = pressed ? (frameCount - pressed.frame) * 1.6 : Infinity;
  paintCells(layer.characterFramebuffer, (cell) => {
    const { patch, x, y } = cell;
    if (cell.letter) return cell.letter;
    if (grown < cols + rows && dist(x, y, pressed.x, pressed.y) > grown) return patch.codes[0];
    const wave = patch.motion(cell, frameCount * 0.02 * patch.pace);
    return patch.codes[floor(map(wave, -1, 1, 0, patch.codes.length - 0.01, true))];
  });
}

function makeSheet(cols, rows) {
  randomSeed(seed * 986); // neighbouring seeds begin alike
  noiseSeed(seed);
  const palette = random(palettes).map(bytesOf);
  const layout = random(layouts);
  const chosen = shuffle(ramps).slice(0, 4);
  const edge = makePatch([palette[0], palette[0]], ' ', palette);
  const patchAt = layout(cols, rows, () => makePatch(undefined, random(chosen), palette));

  const cells = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x < cols; x++) {
      const isMargin = min(x, y, cols - 1 - x, rows - 1 - y) < margin;
      cells.push(placeCell(x, y, isMargin ? edge : patchAt(x, y)));
    }
  }
  signSheet(cells, cols, rows, edge, palette);
  return { seed, cols, rows, cells };
}

// A patch has two colours that can be told apart, characters, and a way to move.
function makePatch(colours, ramp, palette) {
  let [ground, ink] = colours ?? [random(palette), random(palette)];
  for (let i = 0; !colours && i < 50 && abs(light(ground) - light(ink)) < 70; i++) {
    [ground, ink] = [random(palette), random(palette)];
  }
  const angle = random(TWO_PI);
  return {
    ground,
    ink,
    codes: p5asciifier.fontManager.glyphColors(ramp).map(bytesOf),
    turn: random() < 0.3 ? random([0.25, 0.5, 0.75]) * 255 : 0,
    motion: random(motions),
    pace: random(0.6, 1.6),
    scale: random(0.18, 0.6),
    direction: [cos(angle), sin(angle)],
    middle: undefined, // the first cell that belongs to it
  };
}

// What motions need to know of a place: its distance from the patch's beginning, in three ways.
function placeCell(x, y, patch) {
  patch.middle ??= [x + random(-6, 12), y + random(12)];
  const [dx, dy] = [x - patch.middle[0], y - patch.middle[1]];
  const [c, s] = patch.direction;
  return {
    x,
    y,
    patch,
    along: (dx * c + dy * s) * patch.scale,
    across: (dx * s - dy * c) * patch.scale,
    far: Math.hypot(dx, dy) * patch.scale,
  };
}

// The number of the sheet, below its right corner.
function signSheet(cells, cols, rows, edge, palette) {
  const ink = palette
    .slice(1)
    .sort((a, b) => abs(light(b) - light(palette[0])) - abs(light(a) - light(palette[0])))[0];
  const words = ` no. ${seed} `;
  [...words].forEach((character, i) => {
    const cell = cells[(rows - 1) * cols + cols - margin - words.length + i];
    if (!cell) return;
    cell.patch = { ...edge, ink, turn: 0 };
    cell.letter = bytesOf(p5asciifier.fontManager.glyphColor(character));
  });
}

// Rectangles, cut in two again and again.
function cutQuilt(cols, rows, newPatch) {
  const parts = [];
  const smallest = random(6, 11);
  const cut = (left, top, right, bottom) => {
    const [across, down] = [right - left, bottom - top];
    if (max(across, down) < smallest * 2 || (max(across, down) < smallest * 4 && random() < 0.25)) {
      parts.push({ right, bottom, left, top, patch: newPatch() });
    } else if (across > down) {
      const at = floor(left + across * random(0.35, 0.65));
      cut(left, top, at, bottom);
      cut(at, top, right, bottom);
    } else {
      const at = floor(top + down * random(0.35, 0.65));
      cut(left, top, right, at);
      cut(left, at, right, bottom);
    }
  };
  cut(0, 0, cols, rows);
  return (x, y) =>
    parts.find(({ left, top, right, bottom }) => x >= left && x < right && y >= top && y < bottom)
      .patch;
}

// Rings around a point, cut by rays.
function cutSun(cols, rows, newPatch) {
  const [middleX, middleY] = [cols * random(0.25, 0.75), rows * random(0.3, 0.8)];
  const width = rows * random(0.14, 0.24);
  const rays = floor(random(5, 10));
  const patches = Array.from({ length: 40 }, () => Array.from({ length: rays }, newPatch));
  return (x, y) => {
    const ring = floor(Math.hypot(x - middleX, y - middleY) / width);
    const turn = (atan2(y - middleY, x - middleX) / TWO_PI + 1 + ring * 0.07) % 1;
    return ring === 0 ? patches[0][0] : patches[min(ring, 39)][floor(turn * rays)];
  };
}

// Layers of land, each with a wavy border, with a disc above them.
function cutStrata(cols, rows, newPatch) {
  const layers = floor(random(6, 11));
  const patches = Array.from({ length: layers }, newPatch);
  const disc = newPatch();
  const [discX, discY, size] = [
    cols * random(0.2, 0.8),
    rows * random(0.22, 0.36),
    rows * random(0.12, 0.2),
  ];
  const [rough, swing] = [random(0.015, 0.04), rows * random(0.12, 0.3)];
  return (x, y) => {
    const at = patches.findIndex(
      (_, i) => y < (rows * (i + 1.6)) / layers + swing * (noise(x * rough, i * 0.7) - 0.5),
    );
    if (at === 0 || at === 1) if (dist(x, y, discX, discY) < size) return disc;
    return patches[at < 0 ? layers - 1 : at];
  };
}

// Each place belongs to the nearest of a few points.
function cutShards(cols, rows, newPatch) {
  const points = Array.from({ length: floor(random(12, 30)) }, () => ({
    x: random(cols),
    y: random(rows),
    patch: newPatch(),
  }));
  const isSquare = random() < 0.4;
  return (x, y) => {
    const far = (point) =>
      isSquare ? abs(point.x - x) + abs(point.y - y) : dist(point.x, point.y, x, y);
    return points.reduce((best, point) => (far(point) < far(best) ? point : best)).patch;
  };
}

// Sets every cell of a framebuffer to the red, green and blue that bytesFor() gives for it.
function paintCells(framebuffer, bytesFor) {
  const pixels = new Uint8Array(4 * sheet.cells.length);
  sheet.cells.forEach((cell, i) => {
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

function light([r, g, b]) {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}

function nextSheet(x, y) {
  const { cellWidth, cellHeight } = p5asciifier.grid;
  seed += 1;
  pressed = { x: x / cellWidth, y: y / cellHeight, frame: frameCount };
}

function mousePressed() {
  nextSheet(mouseX, mouseY);
}

function keyPressed() {
  nextSheet(width / 2, height / 2);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
