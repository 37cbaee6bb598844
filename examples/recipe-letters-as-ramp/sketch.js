// A waterfall made of the letters of its name, which the sketch sorts by their ink.
const LETTERS = ' waterfl'; // The characters, in any order. Try ' river' or your name.
const SPEED = 0.5; // How fast the water falls. Try 0.1.

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A waterfall drops between dark rocks into a pool. It is made of letters.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(sortByInk(LETTERS));
}

// Counts the ink of each character in the glyph atlas, where each has a tile of the size of a cell.
function sortByInk(text) {
  const { texture, textureColumns, charactersString, maxGlyphDimensions } = p5asciifier.fontManager;
  const { width: wide, height: tall } = maxGlyphDimensions;
  const inkOf = (character) => {
    const number = charactersString.indexOf(character);
    const [x, y] = [(number % textureColumns) * wide, floor(number / textureColumns) * tall];
    const tile = texture.get(x, y, wide, tall);
    tile.loadPixels();
    return tile.pixels.reduce((sum, value, i) => sum + (i % 4 === 3 ? value : 0), 0);
  };
  return [...text].sort((a, b) => inkOf(a) - inkOf(b)).join('');
}

function draw() {
  background(30, 44, 66);
  scale(height / 100);
  randomSeed(3);
  fill(40, 86, 150);
  rect(-150, 30, 300, 30);
  // Water: strips that fall, each at its own speed, and begin again above.
  for (let i = 0; i < 260; i++) {
    const [x, long, light] = [random(-17, 17), random(5, 22), random(70, 235)];
    const y = ((random(100) + frameCount * SPEED * random(0.7, 1.3)) % 110) - 65;
    fill(light * 0.9, light + 8, 120 + light * 0.55);
    rect(x * (1 + (y + 50) / 400), y, 1.7, min(long, 36 - y));
  }
  // Foam and waves around the place where it lands.
  for (let i = 0; i < 60; i++) {
    const [x, y, size] = [random(-1, 1), random(32, 50), random(2, 5)];
    const away = abs(x) * (y - 26) * 2.6;
    const light = 255 - away * 2.2 + 30 * sin(frameCount * 0.05 + i);
    fill(light, light + 20, light + 70);
    ellipse(x * (y - 26) * 5, y, size * 4, size * 0.7);
  }
  for (const side of [-1, 1]) {
    for (const [x, y, wide] of [
      [62, -36, 88],
      [66, -8, 92],
      [72, 14, 86],
    ]) {
      for (let layer = 0; layer < 4; layer++) {
        fill(12 + layer * 12, 16 + layer * 20, 20 + layer * 13);
        ellipse(side * (x + layer * 2), y - layer * 5, wide - layer * 21, 48 - layer * 13);
      }
    }
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
