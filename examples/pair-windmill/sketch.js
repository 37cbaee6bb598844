// A windmill of solids and lamps. The brightness renderer chooses the characters.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A windmill with a red roof turns its four sails on a green hill in the evening.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.background('#1a1030');
  p5asciifier.renderer('brightness').update({
    characters: ' .,:-=+*%@',
    backgroundColor: '#1a1030',
  });
}

function draw() {
  background('#1a1030');
  noStroke();
  scale(min(width / 80, height / 50));
  ambientLight(120);
  directionalLight(190, 180, 170, 0.6, 0.5, -0.8);

  solid('#3f9d4a', 0, 27, 0, () => ellipsoid(34, 12, 16));
  solid('#e9d9b8', 0, 7, 0, () => cylinder(6, 22));
  solid('#e0523a', 0, -9, 0, () => {
    rotateX(PI);
    cone(8, 10);
  });

  translate(0, -5, 12);
  rotateZ(frameCount * 0.02);
  for (let sail = 0; sail < 4; sail++) {
    rotateZ(HALF_PI);
    solid('#ffc04d', 9, 0, 0, () => box(15, 4, 1));
  }
}

function solid(colour, x, y, z, shape) {
  push();
  fill(colour);
  translate(x, y, z);
  shape();
  pop();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
