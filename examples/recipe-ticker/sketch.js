// A ticker: the letters of a line stand on a ring, which turns around its axis.
// One ring for each line.
const LINES = ['GOOD MORNING * ', 'SUN UNTIL TEN * '];
// Turn in each frame, in radians. Try 0.002 or -0.02.
const SPEED = 0.006;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('Two rings of large letters turn in opposite directions. Those in front are bright.');
}

function setupAsciify() {
  textFont(p5asciifier.fontManager.font);
  textAlign(CENTER, CENTER);
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:oO@');
}

function draw() {
  background('#0c0a14');
  scale(height / 100); // Units are hundredths of the height.
  rotateX(-0.22);
  LINES.forEach((line, ring) => {
    const turn = frameCount * SPEED * (ring % 2 === 0 ? 1 : -1.3);
    [...line].forEach((letter, i) => {
      const angle = turn + (i / line.length) * TWO_PI;
      const light = 0.5 + 0.5 * cos(angle);
      push();
      rotateY(angle);
      translate(0, (ring - (LINES.length - 1) / 2) * 30 - 6, 62);
      if (ring % 2 === 0) fill(255 * light + 20, 150 * light, 20);
      else fill(30, 170 * light + 20, 255 * light);
      textSize(17 + 6 * light);
      text(letter, 0, 0);
      pop();
    });
  });
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
