// Three windows in the night.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('Three windows in a row, the left one dim and the right one bright.');
}

function draw() {
  background(0);
  fill(60, 60, 255);
  rect(-180, -60, 90, 120);
  fill(255, 90, 60);
  rect(-45, -60, 90, 120);
  fill(255, 255, 120);
  rect(90, -60, 90, 120);
}
