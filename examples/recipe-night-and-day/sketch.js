// A lighthouse at sea: night and day are two brightness renderers, each with its own characters.
const DUSK = 105; // The brightness, from 0 to 255, at which night becomes day. Try 200.
const BY_DAY = '=+*%@#'; // The characters of the day, from dark to bright. Try 'daylight'.

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A lighthouse on a rock at night. Its beam sweeps slowly over the sea and the sky.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(" .',:;").brightnessRange([0, DUSK]);
  p5asciifier.renderers().add('day', 'brightness', {
    characters: BY_DAY,
    brightnessRange: [DUSK, 255],
  });
}

function draw() {
  background(52, 66, 160);
  scale(height / 100); // from here on, lengths are hundredths of the height
  const [wide, x] = [(width / height) * 50, -22];
  for (let i = 0; i < 9; i++) {
    const swell = 1.6 * sin(frameCount * 0.02 + i * 1.9);
    fill(20, 62 + 16 * (i % 3), 140 + 30 * (i % 3));
    rect(-wide, 24 + i * 3 + swell * 0.4, wide * 2, 50);
  }

  // The beam turns in the plane of the sea, so it seems longest from the side.
  const turn = frameCount * 0.012;
  const [reach, near] = [cos(turn) * 150, 1.5 + sin(turn)];
  fill(255, 226, 140, 210);
  triangle(x, -27, x + reach, -27 - 12 * near, x + reach, -27 + 17 * near);

  fill(20, 16, 36);
  quad(x - 24, 52, x - 12, 22, x + 11, 19, x + 26, 52);
  fill(250, 244, 232);
  quad(x - 8, 24, x - 4.5, -22, x + 4.5, -22, x + 8, 24);
  fill(206, 48, 52);
  quad(x - 6.9, 10, x - 5.9, -4, x + 5.9, -4, x + 6.9, 10);
  rect(x - 7, -23.5, 14, 2.5);
  triangle(x - 5.5, -31, x, -38, x + 5.5, -31);
  fill(255, 240, 170);
  rect(x - 4, -31, 8, 7.5);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
