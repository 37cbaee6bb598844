// Bamboo in the wind. On light paper the densest character belongs to the darkest tone.
const STROKES = '#@*%+=:-. '; // From dense to light, the other way round than usual. Try '@o. '.
const INK = '#20352b'; // The colour of the characters. Try '#7c1f1f'.
const PAPER = '#f3ead3';
let sheet;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  sheet = createGraphics(windowWidth, windowHeight);
  sheet.pixelDensity(1);
  sheet.noStroke();
  describe('Stalks of bamboo with long leaves, painted in ink on cream paper. They sway a little.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciify.background(PAPER);
  p5asciifier.renderer('brightness').update({
    characters: STROKES,
    characterColor: INK,
    characterColorMode: 'fixed',
    backgroundColor: PAPER,
  });
}

function draw() {
  sheet.background(255);
  sheet.resetMatrix();
  sheet.translate(sheet.width / 2, sheet.height);
  sheet.scale(sheet.height / 100);
  drawStalk(38, 3.8, 150, 2);
  drawStalk(-54, 5, 110, 1);
  drawStalk(-18, 7, 40, 0);
  image(sheet, -width / 2, -height / 2, width, height);
}

// Joint after joint, each with a gap above it, and a pair of leaves on every second one.
function drawStalk(x, wide, grey, phase) {
  const sway = sin(frameCount * 0.02 + phase) * 0.02 + (phase - 1) * -0.06;
  sheet.push();
  sheet.translate(x, 4);
  for (let joint = 0; joint < 6; joint++) {
    sheet.rotate(sway);
    sheet.fill(grey);
    sheet.quad(-wide / 2, 0, -wide / 2.3, -18, wide / 2.3, -18, wide / 2, 0);
    sheet.rect(-wide / 1.7, -1.5, wide * 1.18, 2.6, 1.3);
    sheet.translate(0, -19.5);
    for (const side of joint % 2 ? [-1, 1] : []) drawLeaves(side, grey * 0.8, joint + phase);
  }
  sheet.pop();
}

function drawLeaves(side, grey, phase) {
  for (let i = 0; i < 3; i++) {
    sheet.push();
    sheet.rotate(side * (1.3 + i * 0.45 + 0.07 * sin(frameCount * 0.03 + phase * 2 + i)));
    sheet.fill(grey + 25 * i);
    sheet.quad(0, 0, side * 3, -10, 0, -30, -side * 2, -12);
    sheet.pop();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  sheet.resizeCanvas(windowWidth, windowHeight);
}
