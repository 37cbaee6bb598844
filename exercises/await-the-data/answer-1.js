// A row of towers. Their heights take a moment to load.
let heights;

function loadHeights() {
  return new Promise((resolve) => setTimeout(resolve, 20, [60, 120, 90, 200, 150, 80]));
}

async function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  heights = await loadHeights();
  describe('Six towers of different heights.');
}

function setupAsciify() {
  p5asciifier.fontSize(15);
}

function draw() {
  background(0);
  for (let i = 0; i < 6; i++) {
    fill(100 + heights[i] * 0.7);
    rect(-225 + i * 75, 150 - heights[i], 60, heights[i]);
  }
}
