// A doughnut with sprinkles turns in front of a night sky.
const sprinkles = ['#ffe14d', '#4de1ff', '#ffffff', '#7dff6a'];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A doughnut with sprinkles turns in front of a night sky of dots.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').characters(' .:-=+*oO%#@');
}

function draw() {
  const size = min(width, height) * 0.32;
  background(30, 26, 84);
  ambientLight(130);
  directionalLight(210, 210, 210, 0.4, 0.8, -0.7);
  rotateX(0.5 + 0.3 * sin(frameCount * 0.03));
  rotateY(0.3 * cos(frameCount * 0.02));
  rotateZ(frameCount * 0.015);

  // The dough, and the icing on its upper side.
  fill(235, 150, 70);
  torus(size, size * 0.4);
  translate(0, 0, size * 0.1);
  fill(255, 95, 175);
  torus(size, size * 0.36);

  for (let i = 0; i < 18; i++) {
    push();
    rotateZ(i * 2.4);
    translate(size * (0.82 + 0.18 * (i % 3)), 0, size * 0.34);
    rotateZ(i);
    fill(sprinkles[i % sprinkles.length]);
    box(size * 0.3, size * 0.1, size * 0.1);
    pop();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
