// One brightness renderer for the dark half of the scale, and one for the bright half.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A bowl of fruit under a lamp that swings: digits in its shadows, symbols in its light.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: '1735246',
    brightnessRange: [12, 127],
  });
  p5asciifier.renderers().add('lights', 'brightness', {
    characters: '+*%@#',
    brightnessRange: [128, 255],
  });
}

// Fruit in a bowl, by the light of a lamp that swings.
function draw() {
  background(0);
  noStroke();
  scale(height / 100);
  const swing = 60 * sin(frameCount * 0.03);
  rotateX(-0.25);
  fill('#6b4526');
  rect(-150, 37, 300, 40);
  ambientLight(95);
  pointLight(255, 240, 210, (swing * height) / 100, -0.7 * height, 0.55 * height);
  fruit(-23, 3, 6, 15, '#ff8d78');
  fruit(4, 0, 12, 17, '#ffd44a');
  fruit(28, 4, 4, 14, '#d9a4ff');
  fruit(-8, -12, -12, 15, '#c9f06c');
  fruit(17, -15, -14, 13, '#ff9f8a');
  fill('#7cbdf0');
  translate(0, 16, 0);
  ellipsoid(52, 21, 30, 24, 16);
}

function fruit(x, y, z, radius, colour) {
  push();
  translate(x, y, z);
  fill(colour);
  sphere(radius, 24, 16);
  fill('#5a3a1c');
  translate(0, -radius, 0);
  rotateZ(0.3);
  box(1.6, 7, 1.6);
  pop();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
