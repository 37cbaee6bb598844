// A forest in fog. Even steps between the characters keep one row of trees apart from the next.
const RAMP = ' .:+*@#'; // From light to dense in even steps. Try the uneven ' .,-M#W'.
const FOG = 46; // How much lighter each row is than the one in front of it. Try 20.

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('Rows of firs, one behind the other. The farther they are, the more fog hides them.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciify.background('#dfe8e2');
  p5asciifier.renderer('brightness').update({
    characters: [...RAMP].reverse().join(''), // dark characters on a light background
    characterColor: '#1c4a44',
    characterColorMode: 'fixed',
    backgroundColor: '#dfe8e2',
  });
}

function draw() {
  background(255);
  scale(height / 100);
  for (let row = 4; row >= 0; row--) {
    fill(10 + row * FOG);
    const size = 92 * 0.66 ** row;
    const foot = 64 - row * 13;
    const around = size * 5; // trees that leave on one side come back on the other
    for (let i = 0; i < 8; i++) {
      const place = (i + 0.3 * sin(i * 7 + row * 3)) / 8;
      const x = (place * around + (size * frameCount) / 400 + row * 31) % around;
      for (let again = x - around; again < 230; again += around) drawFir(again - 100, foot, size);
    }
    rect(-150, foot - size * 0.06, 300, 120);
  }
}

// Three triangles, one on top of the other.
function drawFir(x, foot, size) {
  for (let tier = 0; tier < 3; tier++) {
    const y = foot - size * (0.08 + tier * 0.25);
    const half = size * (0.24 - tier * 0.05);
    triangle(x - half, y, x + half, y, x, y - size * 0.42);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
