// A house that was drawn in 2D, where (0, 0) is the upper left corner.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A house with a lit window stands on a meadow.');
}

function draw() {
  background(20, 30, 80);
  translate(width / 2, height / 2);
  fill(40, 130, 70);
  rect(0, 220, 480, 80);
  fill(220, 120, 90);
  rect(160, 120, 160, 120);
  fill(140, 60, 50);
  triangle(140, 120, 340, 120, 240, 40);
  fill(255, 230, 120);
  rect(215, 150, 50, 50);
}
