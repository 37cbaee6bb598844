// The menu of a textmode game, written cell by cell.
const title = 'p5.asciify';
const choices = ['new game', 'load game', 'quit'];
const boxCols = 24;
const boxRows = 12;
let custom;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'The menu of a game in a frame, with the title p5.asciify and three choices, on a field of slashes.',
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

function draw() {
  const { cols, rows } = p5asciifier.grid;
  const left = floor((cols - boxCols) / 2);
  const top = floor((rows - boxRows) / 2);
  const chosen = floor(frameCount / 40) % choices.length;
  noStroke();

  custom.characterFramebuffer.begin();
  background(p5asciifier.fontManager.glyphColor('/'));
  fillCells(' ', left, top, boxCols, boxRows);
  fillCells('-', left, top, boxCols);
  fillCells('-', left, top + boxRows - 1, boxCols);
  fillCells('|', left, top, 1, boxRows);
  fillCells('|', left + boxCols - 1, top, 1, boxRows);
  for (const column of [left, left + boxCols - 1]) {
    for (const row of [top, top + boxRows - 1]) fillCells('+', column, row);
  }
  writeText(title, left + 7, top + 2);
  choices.forEach((choice, i) => {
    writeText((i === chosen ? '> ' : '  ') + choice, left + 4, top + 5 + 2 * i);
  });
  custom.characterFramebuffer.end();

  // Dim outside the box, bright inside, and with another colour for the title.
  custom.primaryColorFramebuffer.begin();
  background(40);
  fill(255);
  rect(left - cols / 2, top - rows / 2, boxCols, boxRows);
  fill('#3ee6b1');
  rect(left + 1 - cols / 2, top + 2 - rows / 2, boxCols - 2, 1);
  custom.primaryColorFramebuffer.end();

  custom.secondaryColorFramebuffer.begin();
  background(0);
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
