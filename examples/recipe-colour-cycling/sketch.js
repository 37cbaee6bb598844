// A peacock's tail. The characters stay, while the custom renderer paints moving colours over them.
const SPEED = 0.6; // How many degrees of hue the colours move in each frame. Try 0.1 or -0.6.
const RANGE = 160; // How many degrees of hue lie between the bird and the rim. Try 30 or 720.

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  colorMode(HSB, 360, 100, 100);
  describe('A peacock spreads its tail. Bands of colour travel slowly outwards over the feathers.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:=+*%@');
  p5asciifier.renderer('custom2D').enable();
}

function draw() {
  background(0);
  scale(height / 100);
  translate(0, 34);
  for (let ring = 5; ring > 0; ring--) {
    for (let i = -8; i <= 8; i++) {
      const angle = (i + (ring % 2) / 2) * 0.21 - HALF_PI;
      const [x, y, size] = [cos(angle) * ring * 14.5, sin(angle) * ring * 14.5, 6 + ring * 1.7];
      fill(28);
      circle(x, y, size);
      fill(78);
      circle(x, y, size * 0.7);
    }
  }
  fill(92);
  ellipse(0, 12, 17, 40);
  ellipse(0, -12, 8, 26);
  circle(0, -24, 10);

  // One pixel of this framebuffer is one cell. Its characters are left to the layer below.
  const { cols, rows } = p5asciifier.grid;
  const colours = p5asciifier.renderer('custom2D').primaryColorFramebuffer;
  colours.begin();
  clear();
  for (let size = rows * 1.5; size > 0; size -= 2) {
    const hue = 230 - (size / rows) * RANGE + frameCount * SPEED;
    fill(((hue % 360) + 360) % 360, 62, 100);
    ellipse(0, rows * 0.34, size * 2, size * 2);
  }
  colours.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
