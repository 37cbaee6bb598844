// Paper lanterns: side by side on a wide screen, one below the other on an upright one.
const COUNT = 5; // How many lanterns there are. Try 9.
const PAPER = ['#ff5c46', '#ffb13d', '#ff8fa3']; // Their colours. Try ['#7fe0ff', '#b9a2ff'].

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('Glowing paper lanterns hang on a rope in the dark and sway gently.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

function draw() {
  background(24, 22, 58);
  // Lengths are hundredths of the longer side, whichever that is.
  const isUpright = height > width;
  scale(max(width, height) / 100);
  const across = (min(width, height) / max(width, height)) * 100;
  for (let i = 0; i < COUNT; i++) {
    const along = ((i + 0.5) / COUNT - 0.5) * 100;
    const [x, y] = isUpright ? [(i % 2 ? 0.2 : -0.2) * across, along] : [along, 7 * sin(i * 2.2)];
    const rope = isUpright ? 100 : 60;
    push();
    translate(x, y - rope);
    rotate((0.05 * sin(frameCount * 0.025 + i * 1.3) * 60) / rope);
    fill(90, 84, 140);
    rect(-0.3, 0, 0.6, rope);
    translate(0, rope);
    drawLantern(PAPER[i % PAPER.length], min(16, 80 / COUNT));
    pop();
  }
}

// Ellipses, each narrower and lighter than the last, look like ribs of paper that glow.
function drawLantern(colour, size) {
  for (let rib = 0; rib < 5; rib++) {
    fill(lerpColor(color(colour), color('#fff3c4'), rib * 0.22 - 0.1));
    ellipse(0, 0, size * (1.05 - rib * 0.22), size * 0.92);
  }
  fill(120, 60, 50);
  rect(-size * 0.22, size * 0.4, size * 0.44, size * 0.12);
  fill(colour);
  for (let i = -1; i <= 1; i++) rect(i * size * 0.12 - 0.3, size * 0.52, 0.6, size * 0.3);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
