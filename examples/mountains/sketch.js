// A flight over mountains. Brightness shows the distance, and edges show the ridges.
const ridges = 26;
const points = 80;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  noiseSeed(4);
  describe('A flight over ridges of mountains at dusk, towards a large sun on the horizon.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters('  .:-=+*%@#');
  p5asciifier.renderer('edge').update({
    enabled: true,
    characters: '-/|\\-/|\\',
    characterColor: '#c9fff0',
    characterColorMode: 'fixed',
    sobelThreshold: 0.05,
    sampleThreshold: 5,
  });
}

function draw() {
  const travelled = frameCount * 0.02;
  background(6, 6, 20);
  fill(255, 170, 110);
  circle(width * 0.16, -height * 0.22, height * 0.46);

  // From the back to the front. A ridge comes closer until it has passed, then the next begins.
  const first = floor(travelled);
  for (let i = ridges; i >= 0; i--) {
    const ridge = first + i;
    const closeness = 1 / (0.28 + (ridge + 1 - travelled) * 0.18);
    drawRidge(ridge, closeness);
  }
}

// Bright at the crest and dark below it, which is where the edge renderer finds the next one.
function drawRidge(ridge, closeness) {
  const base = height * (closeness * 0.3 - 0.22);
  const near = constrain(closeness / 2.2, 0, 1);
  const crest = lerpColor(color(150, 84, 190), color(40, 190, 160), near);
  const valley = lerpColor(color(40, 22, 70), color(2, 10, 18), near);

  beginShape(TRIANGLE_STRIP);
  for (let i = 0; i <= points; i++) {
    const x = (i / points - 0.5) * width;
    const place = x / height / closeness;
    const peak = noise(place * 2.2 + 50, ridge * 0.6) ** 2 * 1.1;
    const y = base - (peak + 0.06 * noise(place * 9 + 90, ridge)) * closeness * height * 0.42;
    fill(crest);
    vertex(x, y, 0);
    fill(valley);
    vertex(x, y + height * 0.22 * closeness, 0);
  }
  endShape();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
