// Keys 1 to 4 choose the cell size, and E enables the edge renderer. The meter shows the time.
const SIZES = { 1: 8, 2: 16, 3: 32, 4: 64 };
const cabins = ['#ff5a6e', '#ffd24a', '#3ee6b1', '#5aa2ff'];
let average = 0;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A Ferris wheel with coloured cabins, and a meter that shows the number of cells and the time of a frame.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(SIZES[1]);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#' });
  p5asciifier.renderer('edge').update({ sobelThreshold: 0.1, sampleThreshold: 8 });
}

// A Ferris wheel. Its cabins hang straight down, whatever the wheel does.
function draw() {
  background(10, 12, 44);
  scale(height / 100);
  strokeWeight(height * 0.022);
  stroke('#6d7ad6');
  line(-26, 50, 0, 0);
  line(26, 50, 0, 0);
  rotateZ(frameCount * 0.008);
  stroke('#cfd6ff');
  noFill();
  circle(0, 0, 76);
  for (let i = 0; i < 12; i++) {
    const angle = (TWO_PI / 12) * i;
    stroke('#6d7ad6');
    line(0, 0, 38 * cos(angle), 38 * sin(angle));
    push();
    noStroke();
    translate(38 * cos(angle), 38 * sin(angle), 1);
    rotateZ(-frameCount * 0.008);
    fill(cabins[i % cabins.length]);
    rect(-5, 0, 10, 9);
    fill('#fff6c8');
    rect(-3, 2, 6, 3);
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
