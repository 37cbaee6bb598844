// A moth opens and folds its wings by moonlight. The wings are computed pixel by pixel.
const size = 220;
let wing;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  textureMode(NORMAL);
  noiseSeed(11);
  wing = paintWing();
  describe(
    'A moth, seen from above, with wide green wings that open and fold. Each wing has a yellow eye with a violet ring.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .,:;~=oO8%#@');
  p5asciifier.renderer('edge').update({
    enabled: true,
    characters: '-/|\\-/|\\',
    sobelThreshold: 0.42,
    sampleThreshold: 12,
  });
}

// The right pair of wings. The body is at the left edge.
function paintWing() {
  const picture = createImage(size, size);
  picture.loadPixels();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const colour = colourAt(x / size, (2 * y) / size - 1);
      colour.forEach((value, i) => (picture.pixels[4 * (y * size + x) + i] = value));
    }
  }
  picture.updatePixels();
  return picture;
}

// How far the wings reach in each direction: the upper one to its tip, the lower one to its tail.
function reachAt(angle) {
  const upper = 0.98 * max(0, cos((angle + 0.62) * 1.35)) ** 0.55;
  const lower = 0.9 * max(0, cos((angle - 0.95) * 2.1)) ** 0.8;
  return max(upper, lower);
}

function colourAt(x, y) {
  const distance = Math.hypot(x, y);
  const angle = atan2(y, x);
  const reach = reachAt(angle) * (1 + 0.02 * sin(angle * 40));
  if (distance > reach) return [0, 0, 0, 0];
  const edge = (reach - distance) / reach;
  // Two eyes: one on the upper wing, one on the lower.
  const eye = min(
    Math.hypot(x - 0.56, (y + 0.36) * 1.1) / 0.17,
    Math.hypot(x - 0.3, (y - 0.44) * 1.1) / 0.15,
  );
  if (eye < 0.35) return [20, 6, 30, 255];
  if (eye < 0.65) return [255, 214, 90, 255];
  if (eye < 1) return [176, 70, 220, 255];
  if (edge < 0.06) return [205, 120, 190, 255];
  if (edge < 0.11) return [40, 60, 50, 255];
  const vein = abs(sin(angle * 9 + noise(x * 3, y * 3) * 1.5)) < 0.12 ? 0.45 : 1;
  const powder = 0.55 + 0.5 * noise(60 + x * 8, 60 + y * 8);
  const light = vein * powder * map(distance, 0, 1, 0.65, 1.1);
  return [110 * light, 235 * light, 165 * light, 255];
}

function draw() {
  const time = frameCount * 0.02;
  // The wings open slowly and fold fast.
  const fold = 0.18 + 0.75 * (0.5 - 0.5 * cos(time + 0.5 * sin(time)));
  const unit = min(width * 0.46, height * 0.56);
  background(3, 4, 14);
  fill(104, 110, 160);
  circle(width * 0.32, -height * 0.24, height * 0.42);
  fill(3, 4, 14);
  circle(width * 0.28, -height * 0.28, height * 0.38);

  translate(0, height * 0.03 + sin(time) * height * 0.02);
  rotateZ(0.09 * sin(time * 0.5));
  for (const side of [-1, 1]) {
    push();
    rotateY(-side * fold * 0.9);
    texture(wing);
    beginShape(TRIANGLE_STRIP);
    for (const v of [0, 1]) {
      vertex(0, (2 * v - 1) * unit, 0, 0, v);
      vertex(side * unit * 1.05, (2 * v - 1) * unit, 0, 1, v);
    }
    endShape();
    pop();
  }
  drawBody(unit);
}

function drawBody(unit) {
  translate(0, 0, unit * 0.02);
  fill(240, 232, 205);
  ellipse(0, -unit * 0.16, unit * 0.13, unit * 0.24);
  for (let i = 0; i < 6; i++) {
    fill(i % 2 ? 250 : 150, i % 2 ? 236 : 120, i % 2 ? 210 : 110);
    ellipse(0, unit * (0.02 + i * 0.075), unit * (0.12 - i * 0.013), unit * 0.09);
  }
  fill(255, 240, 210);
  circle(0, -unit * 0.3, unit * 0.1);
  // Feathered antennae.
  for (const side of [-1, 1]) {
    for (let i = 0; i < 9; i++) {
      const along = i / 9;
      circle(
        side * unit * (0.05 + 0.22 * along),
        -unit * (0.34 + 0.2 * sin(along * 2)),
        unit * (0.045 - 0.03 * along),
      );
    }
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
