// The finished characters, wrapped around a turning box.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A turning box. Each of its sides shows a ring of discs made of characters.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderToCanvas(false); // drawAsciify() shows the output instead
}

function draw() {
  const size = min(width, height);
  background(20);
  noStroke();
  for (let i = 0; i < 6; i++) {
    const angle = (TWO_PI * i) / 6 + frameCount * 0.02;
    fill(i % 2 ? '#3ee6b1' : '#ff7ab8');
    circle(cos(angle) * size * 0.36, sin(angle) * size * 0.36, size * 0.24);
  }
  fill(255);
  circle(0, 0, size * 0.34);
}

function drawAsciify() {
  const size = min(width, height) * 0.55;
  background(10);
  noStroke();
  rotateX(-0.4);
  rotateY(0.6 + frameCount * 0.01);
  texture(p5asciifier.texture);
  box(size * 1.4, size, size);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
