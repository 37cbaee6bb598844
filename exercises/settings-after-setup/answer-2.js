// A boat at dusk. Why does it not appear?
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A bright boat with one sail on a dark sea, drawn with characters.');
}

function draw() {
  p5asciifier.renderer('brightness').characters('~o@');
  background(20);
  fill(130);
  rect(-240, 70, 480, 80);
  fill(255);
  quad(-90, 40, 90, 40, 60, 80, -60, 80);
  triangle(-10, -100, -10, 30, 90, 30);
}
