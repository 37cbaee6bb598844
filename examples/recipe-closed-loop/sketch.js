// A cradle of balls that swings in a loop: its last frame leads exactly to its first.
const SECONDS = 3; // How long the loop is. Try 6.
const SWINGS = 2; // How often the balls swing in it, a whole number. Try 5, and then 1.5.

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('Five steel balls hang on threads side by side. Those at the ends take turns to swing.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

function draw() {
  background(250, 176, 66);
  scale(height / 100);
  // Everything depends on this number alone, which goes from 0 to 1 and begins again.
  const progress = (frameCount % (SECONDS * 60)) / (SECONDS * 60);
  const swing = sin(progress * SWINGS * TWO_PI);
  fill(236, 96, 72);
  rect(-150, 36, 300, 30);
  fill(40, 20, 60);
  rect(-50, -44, 100, 5);
  for (let i = -2; i <= 2; i++) {
    const angle = i === -2 ? max(0, swing) : i === 2 ? min(0, swing) : 0;
    fill(150, 40, 60);
    ellipse(i * 17 - 62 * sin(angle * 0.6), 44, 15, 3.6);
    push();
    translate(i * 17, -40);
    rotate(angle * 0.6);
    fill(40, 20, 60);
    rect(-1, 0, 2, 62);
    for (let ring = 0; ring < 8; ring++) {
      const light = ring ** 2 * 5;
      fill(30 + light, 24 + light, 80 + light);
      circle(-ring * 0.5, 64 - ring * 0.6, 17 - ring * 2);
    }
    pop();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
