// A red disc on a blue wall. A text file has no colours.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A disc on a wall.');
}

function draw() {
  background(0, 30, 110);
  fill(175, 30, 30);
  circle(0, 0, 200);
}
