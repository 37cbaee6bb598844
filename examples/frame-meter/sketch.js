// Keys 1 to 4 choose the cell size, and E enables the edge renderer. The meter shows the time.
const SIZES = { 1: 8, 2: 16, 3: 32, 4: 64 };
let average = 0;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A ring of turning bars, and a meter that shows the number of cells and the time of a frame.',
  );
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#' });
  p5asciifier.renderer('edge').update({ sobelThreshold: 0.1, sampleThreshold: 8 });
}

function draw() {
  background(0);
  noStroke();
  fill(255);
  ambientLight(70);
  directionalLight(255, 90, 140, 1, 0.2, -0.6);
  directionalLight(90, 200, 255, -1, 0.4, -0.6);
  rotateX(radians(52));
  rotateZ(radians(frameCount * 0.8));
  for (let i = 0; i < 24; i++) {
    push();
    rotateZ((TWO_PI / 24) * i);
    translate(height * 0.42, 0, height * 0.09 * sin(i * 1.57 + frameCount * 0.06));
    rotateX(i + frameCount * 0.02);
    box(height * 0.08, height * 0.08, height * 0.24);
    pop();
  }
}

function drawAsciify() {
  // The average of several frames, because single values change too fast to read.
  average = average === 0 ? deltaTime : average * 0.95 + deltaTime * 0.05;
  const { cols, rows } = p5asciifier.grid;
  const label = `${cols * rows} cells  ${average.toFixed(1)} ms`;

  push(); // so that the style does not stay for the next draw()
  noStroke();
  fill(0);
  rect(-width / 2, -height / 2, label.length * 8 + 16, 24);
  textFont(p5asciifier.fontManager.font);
  textSize(8);
  textAlign(LEFT, CENTER);
  fill('#3ee6b1');
  text(label, -width / 2 + 8, -height / 2 + 12);
  pop();
}

function keyPressed() {
  if (SIZES[key]) p5asciifier.fontSize(SIZES[key]);
  const edge = p5asciifier.renderer('edge');
  if (key === 'e') edge.enabled(!edge.options.enabled);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
