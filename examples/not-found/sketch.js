// Three digits built of blocks. Light on their visible faces gives each its characters.
const digits = ['#.#.###.#.#', '#.#.#.#.#.#', '###.#.#.###', '..#.#.#...#', '..#.###...#'];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe(
    'The digits 404, built of blocks, sway in depth. Each visible side has its own density.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%@#');
}

function draw() {
  const side = min(width / 12, height / 9);
  const time = (frameCount * TWO_PI) / 240;

  background(0);
  ortho(-width / 2, width / 2, -height / 2, height / 2, -9999, 9999);
  camera(500, -500, 1000, 0, 0, 0, 0, 1, 0);
  // Two lamps above, two in front, a weak one at the side.
  directionalLight(255, 255, 255, 0, 1, 0);
  directionalLight(94, 94, 94, 0, 1, 0);
  directionalLight(255, 255, 255, 0, 0, -1);
  directionalLight(50, 50, 50, 0, 0, -1);
  directionalLight(80, 80, 80, -1, 0, 0);

  digits.forEach((line, row) => {
    [...line].forEach((mark, column) => {
      if (mark !== '#') return;
      push();
      translate((column - 5) * side, (row - 2) * side, sin(time - column * 0.6) * side * 0.8);
      box(side * 0.88, side, side * 1.6);
      pop();
    });
  });
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
