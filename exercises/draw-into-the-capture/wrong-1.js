// Manual mode: what is drawn where?
let ready = false;

async function setup() {
  createCanvas(480, 300, WEBGL);
  for (const hook of ['afterSetup', 'pre', 'post']) p5asciify.deactivateHook(hook);
  await p5asciify.setup();
  p5asciifier.fontSize(15);
  ready = true;
  describe('A sun in the middle of the canvas.');
}

function draw() {
  if (!ready) return;
  noStroke();
  p5asciify.sketchFramebuffer.begin();
  background(0);
  p5asciify.sketchFramebuffer.end();
  fill(255);
  circle(0, 0, 200);
  p5asciify.asciify();
  fill(255);
  circle(0, 0, 200);
}
