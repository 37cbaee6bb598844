function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  for (const hook of ['pre', 'post']) p5asciify.deactivateHook(hook);
  describe('A bridge with one arch.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciify.activateHook('pre');
}

function draw() {
  background(0);
  fill(170);
  rect(-240, -40, 480, 100);
  fill(0);
  ellipse(0, 70, 260, 160);
  fill(90);
  rect(-240, 110, 480, 40);
}
