// A fountain of sparks: where each one is follows from its age alone, so nothing has to be stored.
// Sparks in the air. Try 60 or 600.
const COUNT = 300;
// How far they fly apart. Try 0.1 or 0.9.
const SPREAD = 0.32;
const LIFE = 250; // Frames; with fewer the sparks would flicker.
let sparks;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  randomSeed(4);
  sparks = Array.from({ length: COUNT }, () => ({
    born: random(LIFE),
    aside: randomGaussian(0, SPREAD),
    speed: random(1.35, 1.75),
  }));
  describe('Sparks shoot up from the middle of a dark floor, spread, fall back and bounce.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(" .'`,:;+*oO#@");
}

function draw() {
  background('#0a0b1e');
  scale(height, -height); // Units are heights of the canvas, and y points up.
  translate(0, -0.4);
  fill('#2b2f5a');
  rect(-2, -0.1, 4, 0.1);
  blendMode(ADD);
  for (const { born, aside, speed } of sparks) {
    const age = (frameCount + born) % LIFE;
    const time = age / 100;
    const y = speed * time - time * time * 0.95;
    const size = 0.045 * (1 - age / 280);
    fill(255, 225 - age * 0.8, 140 - age * 1.1, 255 - age * 0.6);
    rect(aside * time - size / 2, abs(y), size, size * 1.4); // Below the floor it is mirrored.
  }
  blendMode(BLEND);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
