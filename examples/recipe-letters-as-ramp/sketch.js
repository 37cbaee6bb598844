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
  for (const side of [-1, 1]) {
    for (let i = 0; i < 12; i++) {
      const [rock, layer] = [floor(i / 4), i % 4];
      fill(12 + layer * 12, 16 + layer * 20, 20 + layer * 13);
      const x = 62 + rock * 5 + layer * 2;
      ellipse(side * x, rock * 25 - 36 - layer * 5, 90 - layer * 21, 48 - layer * 13);
    }
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
