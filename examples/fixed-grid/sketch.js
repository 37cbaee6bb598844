// A grid of 24 x 16 cells on a canvas of any size.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A turning box in a grid of 24 by 16 cells, with an outline around the grid and a coloured margin.',
  );
}

function setupAsciify() {
  p5asciify.background('#16324f'); // the margin around the grid
  p5asciifier.background('#000000'); // cells of the grid without a character
  p5asciifier.gridDimensions(24, 16);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#' });
}

function draw() {
  background(0);
  noStroke();
  fill(255);
  ambientLight(50);
  directionalLight(120, 255, 200, 0.5, 0.6, -0.9);
  directionalLight(255, 160, 90, -0.9, 0.3, -0.3);
  rotateX(radians(-26));
  rotateY(radians(frameCount * 0.75));
  box(height * 0.55);
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
