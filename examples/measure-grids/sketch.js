// Measures how long your machine takes to convert a frame, for three grids. Click to measure again.
const grids = [
  { cols: 40, rows: 25 },
  { cols: 80, rows: 50 },
  { cols: 160, rows: 100 },
];
const runs = 10; // conversions for each value, because a single one is too short to measure
const framesBetween = 15; // between two measurements, so that the sketch goes on moving

let table;
let measured; // how many of the six values there are
let waiting; // frames until the next one

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  table = createElement('table');
  table.position(8, 8);
  table.style('background', '#000c');
  table.style('color', '#fff');
  table.style('font', '13px monospace');
  table.style('text-align', 'right');
  describe('A wreath of turning blocks, and a table with the time that grids of three sizes take.');
}

function setupAsciify() {
  begin();
  showGrid(grids[1], false);
}

function begin() {
  measured = 0;
  waiting = 90;
  for (const grid of grids) grid.times = [];
  writeTable();
}

function draw() {
  background(8, 10, 30);
  noStroke();
  rotateX(0.9);
  rotateZ(frameCount * 0.01);
  for (let i = 0; i < 18; i++) {
    push();
    rotateZ((TWO_PI / 18) * i);
    translate(height * 0.42, 0, height * 0.08 * sin(i * 2.1 + frameCount * 0.05));
    rotateX(i + frameCount * 0.03);
    fill(80 + 9 * i, 230 - 8 * i, 255 - 5 * i);
    box(height * 0.1, height * 0.06, height * 0.3);
    pop();
  }
}

function drawAsciify() {
  waiting -= 1;
  if (waiting > 0 || measured === 2 * grids.length) return;
  waiting = framesBetween;
  const grid = grids[floor(measured / 2)];
  grid.times.push(measure(grid, measured % 2 === 1));
  measured += 1;
  writeTable();
  if (measured === 2 * grids.length) describe(`A wreath of turning blocks. ${inWords()}`);

  // What is shown always has the same grid.
  showGrid(grids[1], false);
  p5asciify.asciify();
}

// How long one conversion takes, in milliseconds.
function measure(grid, withEdges) {
  showGrid(grid, withEdges);
  p5asciify.asciify(); // the first conversion with new settings prepares things
  get(0, 0); // waits until the graphics card has done everything
  const start = performance.now();
  for (let i = 0; i < runs; i++) p5asciify.asciify();
  get(0, 0);
  return (performance.now() - start) / runs;
}

// Gives the grid cells that fill the canvas.
function showGrid({ cols, rows }, withEdges) {
  p5asciifier.fontSize(max(1, floor(min(width / cols, height / rows))));
  p5asciifier.gridDimensions(cols, rows);
  p5asciifier.renderer('edge').enabled(withEdges);
}

function writeTable() {
  const cell = (time) => `<td>${time === undefined ? '…' : `${time.toFixed(1)} ms`}</td>`;
  const body = grids.map(
    ({ cols, rows, times }) =>
      `<tr><th scope="row">${cols} × ${rows}</th>${cell(times[0])}${cell(times[1])}</tr>`,
  );
  const state = measured === 2 * grids.length ? 'Time of a conversion' : 'Measuring …';
  table.html(
    `<caption>${state}</caption>
    <tr><th scope="col">Grid</th><th scope="col">Brightness</th><th scope="col">With edges</th></tr>
    ${body.join('')}`,
  );
}

// The table as sentences, for those who do not see it.
function inWords() {
  const sentences = grids.map(({ cols, rows, times }) => {
    const [brightness, edges] = times.map((time) => time.toFixed(1));
    return `${cols} by ${rows} cells take ${brightness} milliseconds, and with edges ${edges}.`;
  });
  return sentences.join(' ');
}

function mousePressed() {
  if (measured === 2 * grids.length) begin();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  showGrid(grids[1], false);
}
