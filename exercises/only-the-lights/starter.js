function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('Lit windows in a row of dark houses.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').update({ characters: '.-+#' });
}

function draw() {
  background(20);
  for (let house = 0; house < 4; house++) {
    fill(60);
    rect(-230 + house * 120, -90 + (house % 2) * 40, 100, 240);
    fill(255, 220, 130);
    for (let floor = 0; floor < 3; floor++) {
      rect(-210 + house * 120, -60 + (house % 2) * 40 + floor * 60, 24, 30);
      if ((house + floor) % 3 > 0) {
        rect(-170 + house * 120, -60 + (house % 2) * 40 + floor * 60, 24, 30);
      }
    }
  }
}
