// Steps that lead down to the sea.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('Bright steps become wider from the top to the bottom.');
}

function draw() {
  background(0);
  fill(255);
  for (const i of [0, 1, 2, 3, 4]) {
    rect(-40 - i * 30, -130 + i * 50, 80 + i * 60, 26);
  }
}
