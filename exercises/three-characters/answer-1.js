// A lamp above a table. Which characters draw it?
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A lamp throws a cone of light onto a table, drawn with characters.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').update({ characters: ' .o@' });
}

function draw() {
  background(0);
  for (let ring = 0; ring < 8; ring++) {
    fill(30 + ring * 32);
    ellipse(0, 70, 420 - ring * 50, 130 - ring * 14);
  }
  fill(255);
  triangle(-36, -60, 36, -60, 0, -120);
}
