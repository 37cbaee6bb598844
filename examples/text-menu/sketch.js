// The menu of a textmode game, written cell by cell.
const title = 'TREASURE BAY';
const choices = ['new game', 'load game', 'quit'];
const boxCols = 24;
const boxRows = 12;
let custom;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'The menu of a game in a frame, with the title Treasure Bay and three choices, in front of a moon above the sea.',
  );
}

function setupAsciify() {
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

// Fills cells with one character. Columns and rows count from the upper left corner.
function fillCells(character, column, row, columns = 1, rowCount = 1) {
  const { cols, rows } = p5asciifier.grid;
  p5asciifier.fill(character);
  rect(column - cols / 2, row - rows / 2, columns, rowCount);
}

function writeText(words, column, row) {
  [...words].forEach((character, i) => fillCells(character, column + i, row));
}

// Stars, a full moon, and waves that run in alternating directions.
function drawSea(cols, rows) {
  for (let i = 0; i < 40; i++)
    fillCells(i % 3 === 0 ? '+' : '.', (i * 29) % cols, (i * 7) % floor(rows / 2));
  p5asciifier.fill('O');
  circle(cols * 0.37, -rows * 0.31, 9);
  for (let row = floor(rows / 2) + 2; row < rows; row++) {
    const drift = floor(frameCount * 0.06) * (row % 2 === 0 ? 1 : -1);
    for (let column = 0; column < cols; column++) {
      if ((((column + drift + row * 5) % 7) + 7) % 7 < 4) fillCells('~', column, row);
    }
  }
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  const left = floor((cols - boxCols) / 2);
  const top = floor((rows - boxRows) / 2);
  const chosen = floor(frameCount / 40) % choices.length;
  noStroke();

  custom.characterFramebuffer.begin();
  background(p5asciifier.fontManager.glyphColor(' '));
  drawSea(cols, rows);
  fillCells(' ', left, top, boxCols, boxRows);
  fillCells('-', left, top, boxCols);
  fillCells('-', left, top + boxRows - 1, boxCols);
  fillCells('|', left, top, 1, boxRows);
  fillCells('|', left + boxCols - 1, top, 1, boxRows);
  for (const column of [left, left + boxCols - 1]) {
    for (const row of [top, top + boxRows - 1]) fillCells('+', column, row);
  }
  writeText(title, left + 6, top + 2);
  choices.forEach((choice, i) => {
    writeText((i === chosen ? '> ' : '  ') + choice, left + 4, top + 5 + 2 * i);
  });
  custom.characterFramebuffer.end();

  // The ink is white in the box, but for the title, and has the colours of the night around it.
  custom.primaryColorFramebuffer.begin();
  background('#ffe9b0');
  fill('#3f9fd0');
  rect(-cols / 2, 2, cols, rows / 2);
  fill(255);
  rect(left - cols / 2, top - rows / 2, boxCols, boxRows);
  fill('#ffc94d');
  rect(left + 1 - cols / 2, top + 2 - rows / 2, boxCols - 2, 1);
  custom.primaryColorFramebuffer.end();

  custom.secondaryColorFramebuffer.begin();
  background('#141a4a');
  fill('#3a2566');
  rect(-cols / 2, -4, cols, 6);
  fill('#0a3158');
  rect(-cols / 2, 2, cols, rows / 2);
  fill('#000000');
  rect(left - cols / 2, top - rows / 2, boxCols, boxRows);
  custom.secondaryColorFramebuffer.end();

  // The chosen line swaps its colours.
  custom.transformFramebuffer.begin();
  clear();
  fill(255, 0, 0);
  rect(left + 2 - cols / 2, top + 5 + 2 * chosen - rows / 2, boxCols - 4, 1);
  custom.transformFramebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
