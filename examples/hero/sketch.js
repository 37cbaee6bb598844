// A field of columns with two ripples running through it, and lines along the edges.
const columns = 7;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe(
    'A field of square columns that rise and fall in waves, seen from a corner, with traced edges.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: ' .,:;i1tfLCG08@',
  });
  p5asciifier.renderer('edge').update({
    enabled: true,
    sobelThreshold: 0.2,
    characterColor: '#3ee6b1',
    characterColorMode: 'fixed',
  });
}

function draw() {
  const side = min(width / 10.2, height / 7.6);
  const time = (frameCount * TWO_PI) / 240;

  background(0);
  ortho(-width / 2, width / 2, -height / 2, height / 2, -9999, 9999);
  camera(800, -653, 800, 0, 0, 0, 0, 1, 0);
  // Two lamps above, a weaker one in front of either side.
  directionalLight(255, 255, 255, 0, 1, 0);
  directionalLight(94, 94, 94, 0, 1, 0);
  directionalLight(150, 150, 150, 0, 0, -1);
  directionalLight(70, 70, 70, -1, 0, 0);

  for (let row = 0; row < columns; row++) {
    for (let column = 0; column < columns; column++) {
      const x = column - (columns - 1) / 2;
      const z = row - (columns - 1) / 2;
      const near = sin(time - dist(x, z, 2, 2) * 1.1);
      const far = sin(time - dist(x, z, -4, -2) * 0.8);
      const lift = (near + far) / 4 + 0.5;
      push();
      fill(lerp(60, 235, lift), lerp(95, 255, lift), lerp(190, 240, lift));
      translate(x * side, (0.45 - lift) * side * 1.8, z * side);
      box(side * 0.84, side * 1.7, side * 0.84);
      pop();
    }
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
