// The map of an island that does not exist, with coast, contour lines, roads and a walk.
const sea = ['#6fb1c4', '#86c1cc', '#a3d2d2', '#c4e3da'];
const land = ['#f3e6bd', '#c9d39a', '#a8c088', '#cdb58a', '#efe9e0'];
// Places and ways in parts of the map's height, from its middle.
const walk = [
  [-0.52, 0.16],
  [-0.4, 0.08],
  [-0.3, 0.12],
  [-0.18, 0.02],
  [-0.1, -0.1],
  [0.02, -0.16],
  [0.14, -0.1],
  [0.24, -0.16],
  [0.36, -0.08],
  [0.46, 0.04],
  [0.58, 0.02],
];
const roads = [
  [
    [-0.52, 0.16],
    [-0.36, 0.24],
    [-0.16, 0.22],
    [0.06, 0.28],
    [0.26, 0.2],
    [0.46, 0.04],
  ],
  [
    [0.06, 0.28],
    [0.1, 0.1],
    [0.14, -0.1],
    [0.06, -0.3],
  ],
];
const names = [
  ['GLYPH ISLAND', -0.74, -0.42],
  ['Mt Serif', -0.12, -0.19],
  ['Baseline', -0.6, 0.21],
  ['Kern', 0.5, 0.1],
];
let chart;
let sheet;
let labels;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  chart = createGraphics(windowWidth, windowHeight);
  chart.pixelDensity(1);
  sheet = createGraphics(windowWidth, windowHeight);
  sheet.pixelDensity(1);
  noiseSeed(11);
  drawChart();
  describe('A map of an island with contour lines, roads and names; a red line walks across it.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  const renderers = p5asciifier.renderers();
  renderers.disable();
  renderers.add('shape', 'shape', { enabled: true });
  // The names are separate characters in a layer above.
  renderers.swap('shape', 'custom2D');
  labels = p5asciifier.renderer('custom2D').enable();
}

// How high the land is at a place; below 0 is the sea.
function heightAt(x, y) {
  const hills = noise(x * 2.6 + 20, y * 2.6 + 20) + 0.22 * noise(x * 8 + 60, y * 8);
  return hills - 0.26 - 0.95 * Math.hypot(x * 0.98, y * 1.6) ** 2.4;
}

// Colours by height, shaded as if lit from the upper left; dark lines where a step in height ends.
function drawChart() {
  const cell = 2;
  const columns = ceil(chart.width / cell);
  const rows = ceil(chart.height / cell);
  const place = (i, size) => ((i + 0.5) * cell - size / 2) / chart.height;
  const heights = Array.from({ length: rows + 1 }, (_, row) =>
    Float32Array.from({ length: columns + 1 }, (__, column) =>
      heightAt(place(column, chart.width), place(row, chart.height)),
    ),
  );
  const picture = createImage(columns, rows);
  picture.loadPixels();
  const palette = [...sea, ...land, '#b08654', '#2f5d73'].map((name) => [
    red(name),
    green(name),
    blue(name),
  ]);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const here = heights[row][column];
      const right = heights[row][column + 1];
      const below = heights[row + 1][column];
      const level = (h) => floor(h * 11);
      const isLine = level(here) !== level(right) || level(here) !== level(below);
      const isCoast = here > 0 !== right > 0 || here > 0 !== below > 0;
      const ground =
        here > 0 ? 4 + min(4, floor(here * 7.5)) : constrain(3 + floor(here * 14), 0, 3);
      const chosen = isCoast ? 10 : isLine && here > 0 ? 9 : ground;
      const light =
        here > 0 && !isLine ? constrain(1 + (here - (right + below) / 2) * -9, 0.72, 1.12) : 1;
      const at = 4 * (row * columns + column);
      for (let i = 0; i < 3; i++) picture.pixels[at + i] = palette[chosen][i] * light;
      picture.pixels[at + 3] = 255;
    }
  }
  picture.updatePixels();
  chart.image(picture, 0, 0, columns * cell, rows * cell);
}

function draw() {
  const pen = sheet.drawingContext;
  sheet.image(chart, 0, 0, sheet.width, sheet.height);
  sheet.push();
  sheet.translate(sheet.width / 2, sheet.height / 2);
  sheet.scale(sheet.height);
  for (const road of roads) {
    drawWay(road, 0.024, '#6b4f3a');
    drawWay(road, 0.013, '#fffaf0');
  }
  // The walk grows from one end to the other, stays a while, and begins again.
  const length = 1.5;
  const walked = min(1, ((frameCount + 120) % 900) / 720);
  pen.setLineDash([length * walked, length]);
  drawWay(walk, 0.02, '#d8262c');
  pen.setLineDash([]);
  drawPlace(...walk[0], '#d8262c');
  drawPlace(...walk[walk.length - 1], '#2f2a4a');
  sheet.pop();
  image(sheet, -width / 2, -height / 2, width, height);
  drawLabels();
}

// A smooth line that bends towards each of the points.
function drawWay(points, weight, colour) {
  const pen = sheet.drawingContext;
  pen.strokeStyle = colour;
  pen.lineWidth = weight;
  pen.lineJoin = 'round';
  pen.beginPath();
  pen.moveTo(...points[0]);
  points.slice(1).forEach(([x, y], i) => {
    const [nextX, nextY] = points[i + 2] ?? [x, y];
    pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  pen.stroke();
}

function drawPlace(x, y, colour) {
  sheet.noStroke();
  sheet.fill('#fffaf0');
  sheet.circle(x, y, 0.065);
  sheet.fill(colour);
  sheet.circle(x, y, 0.04);
}

function drawLabels() {
  paintLabels(labels.characterFramebuffer, (letter) => p5asciifier.fill(letter));
  paintLabels(labels.primaryColorFramebuffer, () => fill('#22304a'));
  paintLabels(labels.secondaryColorFramebuffer, () => fill('#fbf4df'));
}

// Calls choose() for each letter, and fills its cell.
function paintLabels(framebuffer, choose) {
  const { cols, rows } = p5asciifier.grid;
  framebuffer.begin();
  clear();
  noStroke();
  for (const [name, x, y] of names) {
    const column = round((x * height * cols) / width);
    [...` ${name} `].forEach((letter, i) => {
      choose(letter);
      rect(column + i - (cols % 2) / 2, round(y * rows) - (rows % 2) / 2, 1, 1);
    });
  }
  framebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  chart.resizeCanvas(windowWidth, windowHeight);
  sheet.resizeCanvas(windowWidth, windowHeight);
  drawChart();
}
