// A hill under a bright sky.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A hill with a sunlit top.');
}

function setupAsciify() {
  p5asciifier.renderer('brightness').characters('NIGHT');
}

function draw() {
  background(0);
  for (let i = 0; i < 6; i++) {
    fill(30 + i * 45);
    ellipse(0, 140, 460 - i * 70, 330 - i * 50);
  }
}
