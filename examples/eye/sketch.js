// An eye, computed pixel by pixel. It follows the mouse, or wanders by itself.
const size = 200;
let iris;
let lids;
let gaze;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  noiseSeed(3);
  gaze = createVector();
  iris = paintImage(irisColour);
  lids = paintImage(lidColour);
  describe(
    'An open eye with a dark pupil and a striped iris, between lids of dots. It looks at the mouse.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%@#');
}

// Calls colourAt() for every pixel with x and y from -1 to 1. It gives red, green, blue and alpha.
function paintImage(colourAt) {
  const picture = createImage(size, size);
  picture.loadPixels();
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const colour = colourAt((2 * x) / size - 1, (2 * y) / size - 1);
      colour.forEach((value, i) => (picture.pixels[4 * (y * size + x) + i] = value));
    }
  }
  picture.updatePixels();
  return picture;
}

// Fibres of noise around a dark pupil, with a reflected window.
function irisColour(x, y) {
  const distance = Math.hypot(x, y);
  const angle = atan2(y, x);
  if (Math.hypot(x + 0.3, y + 0.32) < 0.16) return [255, 255, 255, 255];
  if (distance < 0.36) return [4, 6, 12, 255];
  if (distance > 0.96) return [0, 0, 0, 0];
  if (distance > 0.86) return [12, 40, 60, 255];
  const fibre = noise(40 + 12 * cos(angle), 40 + 12 * sin(angle), distance * 2);
  const light = map(fibre, 0.25, 0.75, 0.25, 1, true) * map(y, -1, 1, 0.75, 1.15);
  const glow = map(distance, 0.36, 0.62, 1, 0, true);
  return [light * (60 + 225 * glow), light * 290, light * (230 - 90 * glow), 255];
}

// Transparent where the eye is open; its edge is dark, as lashes are.
function lidColour(x, y) {
  const opening = 0.62 * cos((x * PI) / 2) ** 1.2;
  const beyond = abs(y) - (y < 0 ? opening : opening * 0.8);
  if (beyond < 0) return [0, 0, 0, 0];
  if (beyond < 0.07) return [0, 0, 0, 255];
  const fold = y < 0 ? cos(beyond * 20) * 0.5 + 0.5 : 0.4;
  const shade = max(0, 1 - beyond * 1.3) * (0.25 + 0.3 * fold) * 255;
  return [shade, shade * 0.5, shade * 0.55, 255];
}

function draw() {
  const moved = mouseX !== 0 || mouseY !== 0;
  const time = frameCount * 0.02;
  const target = moved
    ? createVector((2 * mouseX) / width - 1, (2 * mouseY) / height - 1).limit(1)
    : createVector(sin(time * 0.7) * 0.6, sin(time * 1.1) * 0.25);
  gaze.lerp(target, 0.08);

  const unit = min(width / 2, height / 1.3);
  background(215, 225, 235);
  image(
    iris,
    unit * (gaze.x * 0.42 - 0.42),
    unit * (gaze.y * 0.2 - 0.42),
    unit * 0.84,
    unit * 0.84,
  );
  image(lids, -width / 2, -unit, width, unit * 2);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
