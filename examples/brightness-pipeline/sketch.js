// The ringed planet, with every option of the brightness renderer written out.
let brightness;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A planet with a tilted ring, drawn with characters on coloured cells over a field of dots.',
  );
}

// The library calls this once, after setup(). Configure the conversion here.
function setupAsciify() {
  p5asciifier.fontSize(8);

  brightness = p5asciifier.renderer('brightness');
  brightness.update({
    enabled: true,
    characters: ' .:-=+*%@#', // from the darkest to the brightest cell
    characterColor: '#ffffff', // used when the mode is 'fixed'
    characterColorMode: 'sampled',
    backgroundColor: '#000000',
    backgroundColorMode: 'fixed',
    invert: true,
    rotation: 0,
    flipHorizontally: false,
    flipVertically: false,
    brightnessRange: [0, 255],
  });
}

function draw() {
  const size = min(width, height);
  background(32);
  noStroke();

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
