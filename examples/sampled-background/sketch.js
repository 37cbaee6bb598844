// Bright cells become characters. All others keep their pixels.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A lit ball with characters on its bright side and plain colours everywhere else.');
}

function setupAsciify() {
  p5asciifier.backgroundMode('sampled');
  p5asciifier.renderer('brightness').update({
    characters: '.:-=+*%@#',
    brightnessRange: [70, 255],
  });
}

function draw() {
  background(16, 12, 36);
  noStroke();
  const angle = frameCount * 0.02 - 1.9;
  ambientLight(30, 24, 60);
  directionalLight(255, 205, 130, cos(angle), 0.3, sin(angle));
  specularMaterial(255);
  shininess(20);
  rotateY(frameCount * 0.01);
  sphere(height * 0.4, 48, 32);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
