// With three hooks off, the sketch itself captures, converts and draws.
let ready = false;

async function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  for (const hook of ['afterSetup', 'pre', 'post']) p5asciify.deactivateHook(hook);

  await p5asciify.setup(); // with afterSetup off, nobody else calls it
  p5asciifier.renderToCanvas(false);
  p5asciifier.renderer('brightness').update({ characters: ' .,:;ox%#@' });
  ready = true;
  describe(
    'A box within eight spheres: its left half as the sketch draws it, its right half as characters.',
  );
}

function draw() {
  if (!ready) return; // p5 1.x does not wait for an async setup

  const capture = p5asciify.sketchFramebuffer;
  capture.begin();
  clear();
  drawScene();
  capture.end();

  p5asciify.asciify();

  // The left half shows the captured frame, and the right half its characters.
  const { texture, grid } = p5asciifier;
  image(texture, -width / 2 + grid.offsetX, -height / 2 + grid.offsetY);
  image(capture, -width / 2, -height / 2, width / 2, height, 0, 0, width / 2, height);
}

function drawScene() {
  background(12, 12, 28);
  noStroke();
  ambientLight(40);
  directionalLight(255, 220, 180, 0.5, 0.6, -1);
  directionalLight(60, 80, 255, -0.8, -0.4, -0.3);
  rotateX(radians(-24));
  rotateY(radians(frameCount * 0.8));
  box(height * 0.34);
  for (let i = 0; i < 8; i++) {
    push();
    rotateY((TWO_PI / 8) * i);
    translate(height * 0.46, height * 0.08 * sin(frameCount * 0.05 + i * 2), 0);
    sphere(height * 0.07, 16, 12);
    pop();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
