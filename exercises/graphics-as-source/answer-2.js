// A lantern, painted on a separate sheet.
let paper;

function setup() {
  createCanvas(480, 300, WEBGL);
  paper = createGraphics(480, 300);
  describe('A lantern with a bright middle, drawn with characters.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
}

function draw() {
  paper.background(0);
  paper.noStroke();
  paper.fill(120);
  paper.rect(180, 60, 120, 180);
  paper.fill(255);
  paper.ellipse(240, 150, 70, 120);
  image(paper, -width / 2, -height / 2);
}
