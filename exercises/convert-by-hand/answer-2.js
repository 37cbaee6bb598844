// Only the first hook is off, so draw() is like that of any sketch.
let ready = false;

async function setup() {
  createCanvas(480, 300, WEBGL);
  p5asciify.deactivateHook('afterSetup');
  await p5asciify.setup();
  p5asciifier.fontSize(12);
  ready = true;
  describe('A spiral of dots that grow outwards.');
}

function draw() {
  if (!ready) return;
  background(0);
  noStroke();
  fill(255);
  for (let i = 0; i < 40; i++) {
    circle(i * 3.4 * cos(i * 0.5), i * 3.4 * sin(i * 0.5), 10 + i);
  }
}
