function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A radio tower with waves, in green on dark green.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').update({
    characters: ' .:-=+*%@#',
    characterColorMode: 'fixed',
    characterColor: '#3ee6b1',
    backgroundColor: '#10231d',
  });
}

function draw() {
  background(0);
  noFill();
  strokeWeight(14);
  for (let i = 0; i < 4; i++) {
    stroke(255 - i * 50, 120, 60 + i * 50);
    circle(0, -60, 60 + i * 70);
  }
  stroke(255);
  line(0, -60, -70, 150);
  line(0, -60, 70, 150);
  line(-40, 60, 40, 60);
}
