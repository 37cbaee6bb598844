// A pendulum that stands still.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A pendulum hangs from the top and swings.');
}

function draw() {
  background(0);
  const angle = 0.5 * sin(frameCount * 0.05);
  translate(0, -140);
  rotate(angle);
  fill(200);
  rect(-10, 0, 20, 200);
  fill(255, 210, 90);
  circle(0, 210, 70);
}
