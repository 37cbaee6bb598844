// A red disc on a blue wall. A text file has no colours.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A disc on a wall.');
}

function draw() {
  background(20, 70, 200);
  fill(255, 150, 140);
  circle(0, 0, 200);
}
