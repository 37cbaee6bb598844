// The ringed planet, with its colours inverted after the conversion.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A planet with a tilted ring in inverted colours, signed in the corner.');
}

// The library calls this once, after setup(). Configure the conversion here.
function setupAsciify() {
  p5asciifier.fontSize(8);

  p5asciifier.renderer('brightness').update({
    invert: true,
    characters: ' .:-=+*%@#',
  });

  p5asciifier.renderer('edge').update({
    enabled: true,
    characters: '-/|\\-/|\\', // eight directions; a backslash is written twice
    characterColor: '#ffffff',
    characterColorMode: 'fixed',
    backgroundColor: '#000000',
    backgroundColorMode: 'fixed',
    sobelThreshold: 0.25, // how strong a change of colour counts as an edge
    sampleThreshold: 8, // how many edge pixels a cell needs
  });
}

// The library calls this after every conversion. It draws on top of the characters.
function drawAsciify() {
  filter(INVERT);

  textFont(p5asciifier.fontManager.font);
  textSize(16);
  textAlign(RIGHT, BOTTOM);
  fill(0);
  text('frame ' + frameCount, width / 2 - 16, height / 2 - 16);
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
