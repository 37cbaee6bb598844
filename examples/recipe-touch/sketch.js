// A pond: every finger makes rings in the water. Until somebody comes, it rains.
const SPEED = 0.35; // How fast a ring grows. Try 1.
const MOST = 40; // The most rings at a time, so that many hands do not slow it down. Try 5.
let water;
const rings = [];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  water = createGraphics(windowWidth, windowHeight);
  water.pixelDensity(1);
  randomSeed(9);
  describe('A dark pond with lily pads and two pink flowers. Rings spread where fingers touch it.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

// Every finger on the screen, or the mouse while its button is held.
function pointers() {
  if (touches.length > 0) return touches;
  return mouseIsPressed ? [{ x: mouseX, y: mouseY }] : [];
}

function draw() {
  const unit = height / 100;
  for (const { x, y } of frameCount % 8 === 0 ? pointers() : []) {
    rings.push({ x: (x - width / 2) / unit, y: (y - height / 2) / unit, born: frameCount });
  }
  const rain = { x: random(-70, 70), y: random(-45, 45), born: frameCount };
  if (frameCount % 40 === 1) rings.push(rain);
  while (rings.length > MOST) rings.shift();

  water.background(14, 52, 84);
  water.resetMatrix();
  water.translate(water.width / 2, water.height / 2);
  water.scale(unit);
  water.noFill();
  for (const { x, y, born } of rings) {
    for (let i = 0; i < 3; i++) {
      const size = (frameCount - born) * SPEED - i * 7;
      const light = max(0, 1 - size / 75);
      water.strokeWeight(2.6);
      water.stroke(150, 225, 255, 255 * light);
      if (size > 0) water.circle(x, y, size * 2);
    }
  }
  water.noStroke();
  for (let i = 0; i < 5; i++) {
    const [x, y, size] = [i * 29 - 58, 28 * cos(i * 2.5), 26 + 5 * (i % 3)];
    water.fill(46, 140, 74);
    water.arc(x, y + sin(frameCount * 0.02 + i), size, size * 0.7, i + 0.4, i + TWO_PI, PIE);
    water.fill(255, 170, 200);
    for (let petal = 0; petal < 5 && i % 2; petal++) {
      water.ellipse(x + 5 * cos(petal * 1.26), y + 4 * sin(petal * 1.26), 7, 6);
    }
  }
  image(water, -width / 2, -height / 2, width, height);
}

// Keeps the page from scrolling under the finger.
function mouseDragged() {
  return false;
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  water.resizeCanvas(windowWidth, windowHeight);
}
