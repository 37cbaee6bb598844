// A lighthouse at night, converted by the brightness renderer.
let stars;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  randomSeed(3);
  stars = Array.from({ length: 40 }, () => [random(-95, 95), random(-50, 14)]);
  describe(
    'A lighthouse with red and white bands on a rock. Its beam sweeps over the waves, below a moon.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#' });
}

function draw() {
  const unit = min(width / 160, height / 100);
  background('#070c22');
  noStroke();
  scale(unit);
  fill('#8fa0d8');
  for (const [x, y] of stars) square(x, y, 1.2);
  fill('#fff1b8');
  circle(52, -30, 20);
  drawSea();
  drawLighthouse();
}

function drawSea() {
  for (let row = 0; row < 8; row++) {
    fill(lerpColor(color('#1b5f86'), color('#0b2a4a'), row / 7));
    beginShape();
    for (let x = -140; x <= 140; x += 5) {
      vertex(x, 20 + row * 6 + 2.2 * sin(x * 0.09 + frameCount * 0.03 + row * 2));
    }
    vertex(140, 80);
    vertex(-140, 80);
    endShape(CLOSE);
  }
}

function drawLighthouse() {
  push();
  translate(-40, -24);
  rotate(0.12 * sin(frameCount * 0.015));
  fill(255, 214, 110, 120);
  triangle(0, 0, 190, -24, 190, 24);
  pop();
  fill('#7d6150');
  ellipse(-40, 34, 56, 24);
  for (let band = 0; band < 5; band++) {
    fill(band % 2 ? '#e8e4da' : '#d8402f');
    const [top, bottom] = [5 + band * 0.9, 5.9 + band * 0.9];
    const y = -18 + band * 9;
    quad(-40 - top, y, -40 + top, y, -40 + bottom, y + 9, -40 - bottom, y + 9);
  }
  fill('#ffe9a0');
  rect(-44, -29, 8, 11);
  fill('#d8402f');
  triangle(-47, -29, -33, -29, -40, -38);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
