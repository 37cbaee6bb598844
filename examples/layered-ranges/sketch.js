// One brightness renderer for the dark half of the scale, and one for the bright half.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A ball with a ring around it: digits in its shadows, symbols in its light.');
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({
    characters: '1735246',
    brightnessRange: [12, 127],
  });
  p5asciifier.renderers().add('lights', 'brightness', {
    characters: '+*%@#',
    brightnessRange: [128, 255],
  });
}

function draw() {
  background(0);
  noStroke();
  ambientLight(70);
  const swing = frameCount * 0.03;
  pointLight(255, 255, 255, cos(swing) * width * 0.4, -height * 0.5, height * 0.8);
  rotateX(radians(20));
  rotateY(radians(frameCount * 0.6));
  fill(150, 220, 255);
  sphere(height * 0.25, 24, 16);
  fill(255, 200, 130);
  rotateX(HALF_PI);
  torus(height * 0.46, height * 0.07, 48, 16);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
