// A tube around a knot, built once from vertices and normals.
const rings = 220;
const sides = 12;
let model3d;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  model3d = buildGeometry(buildKnot);
  describe('A tube tied into a torus knot turns between a cold lamp and a warm one.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%@#');
}

// Strips of triangles from each ring of the tube to the next.
function buildKnot() {
  for (let i = 0; i < rings; i++) {
    beginShape(TRIANGLE_STRIP);
    for (let side = 0; side <= sides; side++) {
      for (const ring of [i, i + 1]) {
        const { position, outward } = tubePoint(ring / rings, side / sides);
        normal(outward.x, outward.y, outward.z);
        vertex(position.x, position.y, position.z);
      }
    }
    endShape();
  }
}

// A (2, 3) torus knot: twice around the ring, three times through it.
function knotPoint(t) {
  const angle = t * TWO_PI * 2;
  const reach = 1 + 0.46 * cos(angle * 1.5);
  return createVector(reach * cos(angle), reach * sin(angle), 0.55 * sin(angle * 1.5));
}

// A point of the tube's skin and the direction in which the skin faces there.
function tubePoint(t, turn) {
  const centre = knotPoint(t);
  const along = knotPoint(t + 0.001)
    .sub(centre)
    .normalize();
  const across = along.cross(createVector(0, 0, 1)).normalize();
  const up = across.cross(along);
  const angle = turn * TWO_PI;
  const outward = across.mult(cos(angle)).add(up.mult(sin(angle)));
  const position = centre.add(outward.copy().mult(0.2));
  return { position, outward };
}

function draw() {
  const time = frameCount * 0.008;
  background(0);
  // A cold lamp from the left, a warm one from the right, a weak one from below.
  ambientLight(12);
  directionalLight(190, 255, 235, 0.8, 0.9, -0.5);
  directionalLight(255, 90, 180, -1, -0.1, -0.15);
  directionalLight(50, 60, 150, 0, -1, -0.1);
  fill(255);

  rotateX(0.6 * sin(time * 1.3));
  rotateY(0.6 * cos(time));
  rotateZ(time * 1.5);
  scale(min(width, height) * 0.3);
  model(model3d);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
