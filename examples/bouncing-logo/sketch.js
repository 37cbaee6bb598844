// A word drifts through the grid, and changes its colour at every border.
const logo = [
  '+--------------+',
  '|              |',
  '|  p5.asciify  |',
  '|              |',
  '+--------------+',
];
const logoCols = logo[0].length;
const colours = ['#ff5a5a', '#3ee6b1', '#5aa2ff', '#ffd75a', '#ff7ab8', '#6ae3ff', '#ff9d47'];
let custom;
let x = 4;
let y = 3;
let stepX = 0.2;
let stepY = 0.2;
let colourIndex = 0;
let inverted = false;
let changedAt = 0;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  randomSeed(7);
  describe(
    'The framed word p5.asciify drifts over a field of crosses that glow around it, and changes its colours at every border.',
  );
}

function setupAsciify() {
  p5asciifier.renderer('brightness').disable();
  custom = p5asciifier.renderer('custom2D').enable();
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  moveLogo(cols - logoCols, rows - logo.length);
  const left = floor(x) - cols / 2;
  const top = floor(y) - rows / 2;
  noStroke();

  custom.characterFramebuffer.begin();
  background(p5asciifier.fontManager.glyphColor('+'));
  logo.forEach((line, row) => {
    [...line].forEach((character, column) => {
      p5asciifier.fill(character);
      rect(left + column, top + row, 1, 1);
    });
  });
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(24, 26, 44);
  const hue = color(colours[colourIndex]);
  // The glow around the word is of discs, which add up towards the middle.
  hue.setAlpha(36);
  fill(hue);
  for (let size = 10; size <= 34; size += 4)
    circle(left + logoCols / 2, top + logo.length / 2, size);
  hue.setAlpha(255);
  fill(hue);
  rect(left, top, logoCols, logo.length);
  custom.primaryColorFramebuffer.end();

  custom.secondaryColorFramebuffer.begin();
  background(0);
  custom.secondaryColorFramebuffer.end();

  custom.transformFramebuffer.begin();
  clear();
  if (inverted) {
    fill(255, 0, 0);
    rect(left, top, logoCols, logo.length);
  }
  custom.transformFramebuffer.end();
}

// Moves by a fifth of a cell. At a border, the movement turns round and the look changes.
function moveLogo(maxX, maxY) {
  x += stepX;
  y += stepY;
  const hitX = x < 0 || x > maxX;
  const hitY = y < 0 || y > maxY;
  x = constrain(x, 0, maxX);
  y = constrain(y, 0, maxY);
  if (hitX) stepX = -stepX;
  if (hitY) stepY = -stepY;
  // At most once a second, or it would flash in a small window.
  if ((hitX || hitY) && frameCount - changedAt > 60) {
    changedAt = frameCount;
    inverted = !inverted;
    // A step of 1 … 6 through seven colours never lands on the same one again.
    colourIndex = (colourIndex + floor(random(1, colours.length))) % colours.length;
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
