// Settings of a pipeline, changed while the sketch runs.
let brightness;
let edge;
let inverted = false;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A ringed planet on a pulsing background. Its outlines tilt and change colour.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  brightness = p5asciifier.renderer('brightness');
  edge = p5asciifier.renderer('edge');
  edge.update({
    enabled: true,
    characterColorMode: 'fixed',
    sobelThreshold: 0.25,
    sampleThreshold: 8,
  });
}

function draw() {
  const size = min(width, height);
  const wave = 0.5 + 0.5 * sin(frameCount * 0.05);
  background(255 * wave);
  noStroke();

  // One setting through its own method, and only when it changes …
  if (frameCount % 60 === 0) {
    inverted = !inverted;
    brightness.invert(inverted);
  }
  // … or any number of settings through update().
  edge.update({ characterColor: [255, 255 * wave, 120], rotation: 30 * wave });

  ambientLight(30);
  directionalLight(255, 235, 210, 1, 0.4, -0.5);
  directionalLight(150, 120, 90, 0.6, 0.3, -1);

  rotateZ(-0.3 + 0.1 * sin(frameCount * 0.02));
  fill(255, 205, 140);
  sphere(size * 0.34, 32, 24);

  push();
  rotateX(1.25 + 0.1 * sin(frameCount * 0.03));
  scale(1, 1, 0.1);
  fill(60, 110, 120);
  emissiveMaterial(50, 90, 100);
  torus(size * 0.6, size * 0.1, 48);
  pop();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
