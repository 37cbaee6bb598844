// A campfire in five colours. They go from dark to bright, so each has its own character.
// Try ['#12306b', '#1565a8', '#1fb0c4', '#8ce8d0', '#f2fff0'].
const PALETTE = ['#7a1f4a', '#c02f3c', '#f0602c', '#ffae38', '#ffefb8'];
const FLAMES = " .'+*%@"; // The characters, from dark to bright. Try ' (){}&@'.

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  noiseSeed(4);
  describe('A campfire whose flames glow from dark red at the rim to pale yellow at the core.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(FLAMES);
}

function draw() {
  background(12, 8, 20);
  scale(height / 100);
  fill(PALETTE[0] + '55');
  ellipse(0, 42, 170, 30);
  // Each colour is a smaller fire in front of the last one.
  PALETTE.forEach((colour, i) => {
    fill(colour);
    const size = 1 - i * 0.19;
    drawFlame(-24, 50 * size, size);
    drawFlame(22, 58 * size, size);
    drawFlame(-2, 92 * size, size);
  });
  fill(150, 84, 60);
  quad(-40, 28, -42, 35, 38, 52, 40, 45);
  quad(40, 28, 42, 35, -38, 52, -40, 45);
}

// A tongue of discs, which noise pushes to and fro: more so at its tip.
function drawFlame(x, tall, size) {
  for (let t = 0; t < 1; t += 0.03) {
    const wind = noise(x + 50, t * tall * 0.03 - frameCount * 0.022) - 0.5;
    const wide = 42 * size * sin(PI * (1 - t) ** 0.75) ** 0.8 * (1 - t * 0.45);
    circle(x * (1 - t * 0.5) + wind * 0.7 * t * tall, 36 - t * tall, wide);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
