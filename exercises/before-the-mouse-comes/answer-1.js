// A lamp that follows the mouse.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A round lamp shines on the canvas.');
}

function draw() {
  background(0);
  translate(-width / 2, -height / 2);
  let x = mouseX;
  let y = mouseY;
  if (mouseX === 0) {
    x = width / 2;
    y = height / 2;
  }
  fill(255, 220, 120);
  circle(x, y, 120);
}
