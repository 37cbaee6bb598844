// A grid of 24 x 16 cells on a canvas of any size.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'An aquarium with two fish in a grid of 24 by 16 cells, with an outline around the grid and a coloured margin.',
  );
}

function setupAsciify() {
  p5asciify.background('#16324f'); // the margin around the grid
  p5asciifier.background('#000000'); // cells of the grid without a character
  p5asciifier.gridDimensions(24, 16);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#', invert: true });
}

// An aquarium. Units are hundredths of the height.
function draw() {
  background('#12609a');
  noStroke();
  scale(width / 160, height / 100);
  fill('#b8873c');
  rect(-80, 40, 160, 10);
  for (let i = 0; i < 5; i++) {
    fill('#2fa84f');
    drawPlant(-74 + i * 37 + 6 * (i % 2), 40, 28 + 14 * (i % 3), i);
    fill('#c8f4ff');
    circle(-52 + i * 26, 45 - ((frameCount * 0.35 + i * 37) % 100), 5 + (i % 2) * 3);
  }
  const time = frameCount * 0.012;
  drawFish(48 * sin(time), -12 + 8 * sin(time * 2), cos(time) < 0 ? -1 : 1, '#ff8a2a');
  drawFish(-44 * cos(time * 0.8), 20, sin(time * 0.8) < 0 ? -1 : 1, '#ffe066', 0.5);
}

function drawPlant(x, y, tall, phase) {
  const sway = 8 * sin(frameCount * 0.03 + phase);
  triangle(x - 5, y, x + 5, y, x + sway, y - tall);
}

function drawFish(x, y, side, colour, size = 1) {
  push();
  translate(x, y);
  scale(size * side, size);
  fill(colour);
  ellipse(0, 0, 52, 32);
  triangle(-18, 0, -42, -19, -42, 19);
  fill('#ffffff');
  rect(-2, -15, 7, 30);
  fill('#06121f');
  circle(16, -4, 8);
  pop();
}

function drawAsciify() {
  const { width: gridWidth, height: gridHeight, offsetX, offsetY } = p5asciifier.grid;
  push(); // so that the style does not stay for the next draw()
  noFill();
  stroke('#3ee6b1');
  strokeWeight(2);
  rect(-width / 2 + offsetX, -height / 2 + offsetY, gridWidth, gridHeight);
  pop();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
