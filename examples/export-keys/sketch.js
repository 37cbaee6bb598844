// Press P, G, T, J or V to save the output.
// The four parts of the kite, from its cross outwards, in hundredths of the height.
const parts = [
  ['#ff6a3d', -25, -37],
  ['#ffd23f', 25, -37],
  ['#2fd6a8', -25, 33],
  ['#a06bff', 25, 33],
];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A kite in orange, yellow, green and violet, drawn with letters, sways on its cord above clouds and waves its tail.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({ characters: ' .:-+*oO8@#' });
}

function draw() {
  background(0);
  scale(height / 114);
  noStroke();
  fill('#33477f');
  for (let i = 0; i < 5; i++) {
    const x = ((i * 53 + frameCount * 0.08) % 250) - 125;
    ellipse(x, 36 - 13 * (i % 3), 46, 9);
    ellipse(x + 8, 31 - 13 * (i % 3), 24, 10);
  }
  translate(14, -10 + 2 * sin(frameCount * 0.03));
  rotateZ(0.4 + 0.06 * sin(frameCount * 0.02));
  drawCord();
  for (const [colour, x, y] of parts) {
    fill(colour);
    triangle(0, 0, x, 0, 0, y);
  }
  drawTail();
}

function drawCord() {
  stroke('#c9d4ff');
  strokeWeight(height * 0.014);
  noFill();
  bezier(0, 0, -10, 40, -40, 50, -110, 34);
  noStroke();
}

// Bows on a ribbon, which waves more the farther it is from the kite.
function drawTail() {
  for (let i = 1; i < 6; i++) {
    push();
    translate(i * 2 * sin(i * 0.9 - frameCount * 0.05), 34 + i * 7);
    rotateZ(0.5 * cos(i - frameCount * 0.05));
    fill(parts[i % 4][0]);
    triangle(0, 0, -6, -4, -6, 4);
    triangle(0, 0, 6, -4, 6, 4);
    pop();
  }
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
      saveCanvas('kite', 'png');
      break;
    case 'g':
      saveGif('kite', 2); // two seconds
      break;
    case 't':
      p5asciifier.saveStrings('kite');
      break;
    case 'j':
      p5asciifier.saveJSON({ filename: 'kite', includeEmptyCells: false });
      break;
    case 'v':
      p5asciifier.saveSVG({ filename: 'kite', drawMode: 'fill' });
      break;
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
