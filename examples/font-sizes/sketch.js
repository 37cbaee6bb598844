// A smaller font has more cells. The sizes are 32, 16, 8 and 16 pixels in turn.
const SIZES = [32, 16, 8, 16];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Hearts within hearts beat, drawn with characters that become larger and fewer in turn.',
  );
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({ characters: ' .:+oO#@' });
}

function draw() {
  // Setting the size in use does nothing, so this may be called in every frame.
  p5asciifier.fontSize(SIZES[floor(frameCount / 45) % SIZES.length]);

  background(0);
  noStroke();
  scale((height / 40) * (1 + 0.06 * sin(frameCount * 0.15)));
  // Hearts within hearts, each a little brighter.
  for (let step = 0; step < 8; step++) {
    fill(60 + step * 28, 10 + step * 18, 60 + step * 14);
    heart(1 - step * 0.12);
  }
}

function heart(size) {
  beginShape();
  for (let angle = 0; angle < TWO_PI; angle += 0.1) {
    const x = 16 * sin(angle) ** 3;
    const y = 13 * cos(angle) - 5 * cos(2 * angle) - 2 * cos(3 * angle) - cos(4 * angle);
    vertex(x * size, -(y + 2) * size);
  }
  endShape(CLOSE);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
