// A poster in the proportions of A3. Press S to save it for print, measured in millimetres.
const PAPER = { wide: 297, tall: 420 }; // A3, in millimetres. Try A4: { wide: 210, tall: 297 }.
const COLUMNS = 35; // Characters next to each other, of 297 / 35 = 8.5 mm each. Try 70.

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe(
    'A poster in three colours: a red half disc, blue stripes, and a gold disc that circles.',
  );
}

function setupAsciify() {
  p5asciify.background('#171412');
  p5asciifier.renderer('brightness').update({ characters: '@#%*+=. ', backgroundColor: '#f2e9d8' });
  fitPaper();
}

// A grid in the proportions of the paper, in characters as large as fit into the window.
function fitPaper() {
  const rows = round((COLUMNS * PAPER.tall) / PAPER.wide);
  p5asciifier.fontSize(max(4, floor(min(height / rows, width / COLUMNS) / 4) * 4));
  p5asciifier.gridDimensions(COLUMNS, rows);
}

// The library spreads the canvas over the grid, so the whole canvas is the sheet.
function draw() {
  background(255);
  translate(-width / 2, -height / 2);
  scale(width / 100, height / 141);
  fill(214, 30, 24);
  arc(50, 62, 82, 82, PI, TWO_PI);
  fill(30, 44, 150);
  for (let i = 0; i < 6; i++) rect(9, 67 + i * 8.6, 82 - i * 12, 5.7);
  fill(206, 120, 0);
  const turn = frameCount * 0.015;
  circle(72 + 6 * cos(turn), 106 + 6 * sin(turn), 28);
  fill(20);
  rect(9, 127, 82, 3);
  rect(9, 9, 14, 5.7);
}

function keyPressed() {
  if (key === 's') p5asciifier.saveSVG({ filename: 'poster', widthInMillimetres: PAPER.wide });
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fitPaper();
}
