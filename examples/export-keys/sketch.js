// Press P, G, T, J or V to save the output.
// Corners of the wings on one side of a butterfly, in hundredths of the height.
const foreWing = [2, -3, 10, -25, 28, -41, 44, -44, 49, -36, 44, -16, 30, -3, 14, 1];
const hindWing = [2, 0, 16, 2, 32, 4, 39, 14, 36, 27, 26, 38, 19, 28, 8, 16];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A butterfly with wings of violet, orange and yellow, drawn with letters, opens and closes them.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({ characters: ' .:-+*oO8@#' });
}

function draw() {
  background(0);
  scale(height / 106);
  rotateZ(0.2 + 0.06 * sin(frameCount * 0.02));
  const open = 0.72 + 0.28 * cos(frameCount * 0.05); // how far the wings are open
  for (const side of [-open, open]) {
    noStroke();
    for (const [colour, size] of [
      ['#b23aff', 1],
      ['#ff6a3d', 0.86],
      ['#ffd23f', 0.6],
      ['#6a1fb0', 0.28],
    ]) {
      fill(colour);
      drawWing(foreWing, side, size);
      drawWing(hindWing, side, size);
    }
    stroke('#ffe9c0');
    strokeWeight(height * 0.006);
    line(0, -20, side * 10, -38);
  }
  noStroke();
  fill('#ffe9c0');
  ellipse(0, 2, 5, 46);
}

// Smaller wings lie on larger ones, moved away from the body.
function drawWing(corners, side, size) {
  const down = corners === hindWing ? 16 : -16;
  push();
  translate((1 - size) * 22 * side, (1 - size) * down, 1 - size);
  beginShape();
  for (let i = 0; i < corners.length; i += 2)
    vertex(corners[i] * side * size, corners[i + 1] * size);
  endShape(CLOSE);
  pop();
}

function drawAsciify() {
  const help = 'P png  G gif  T txt  J json  V svg';
  noStroke();
  fill(0);
  rect(-width / 2, height / 2 - 24, width, 24);
  textFont(p5asciifier.fontManager.font);
  textSize(8);
  textAlign(CENTER, CENTER);
  fill(255);
  text(help, 0, height / 2 - 12);
}

function keyPressed() {
  switch (key.toLowerCase()) {
    case 'p':
      saveCanvas('butterfly', 'png');
      break;
    case 'g':
      saveGif('butterfly', 2); // two seconds
      break;
    case 't':
      p5asciifier.saveStrings('butterfly');
      break;
    case 'j':
      p5asciifier.saveJSON({ filename: 'butterfly', includeEmptyCells: false });
      break;
    case 'v':
      p5asciifier.saveSVG({ filename: 'butterfly', drawMode: 'fill' });
      break;
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
