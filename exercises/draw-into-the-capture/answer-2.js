// Manual mode: what is drawn where?
let ready = false;
let source;

async function setup() {
  createCanvas(480, 300, WEBGL);
  for (const hook of ['afterSetup', 'pre', 'post']) p5asciify.deactivateHook(hook);
  await p5asciify.setup();
  source = createFramebuffer();
  p5asciifier.setCaptureTexture(source);
  p5asciifier.fontSize(15);
  ready = true;
  describe('A sun in the middle of the canvas.');
}

function draw() {
  if (!ready) return;
  noStroke();
  source.begin();
  background(0);
  fill(255);
  circle(0, 0, 200);
  source.end();
  p5asciify.asciify();
}
