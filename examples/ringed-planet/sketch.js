// A plain WEBGL sketch, which does not call the library. The page only loads it.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A planet with a tilted ring, lit from the left, drawn with characters.');
}

function draw() {
  const size = min(width, height);
  background(0);
  noStroke();

  // Two lamps at the left leave the far side of the planet in the dark.
  ambientLight(30);
  directionalLight(255, 235, 210, 1, 0.4, -0.5);
  directionalLight(150, 120, 90, 0.6, 0.3, -1);

  // The whole scene nods a little.
  rotateZ(-0.3 + 0.1 * sin(frameCount * 0.02));
  fill(255, 205, 140);
  sphere(size * 0.34, 32, 24);

  // The ring is a torus, squashed until it is flat, with the planet in its hole.
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
