function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A candle with a bright flame.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').characters('.-*@');
}

function draw() {
  background(20);
  fill(60, 50, 80);
  circle(0, -60, 240);
  fill(190, 170, 150);
  rect(-35, 0, 70, 150);
  fill(255, 240, 180);
  ellipse(0, -50, 50, 90);
}
