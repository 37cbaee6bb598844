// Two asciifiers with a source, a font size and characters each, put together by hand.
let barSource;
let barAsciifier;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  barSource = createFramebuffer();
  describe(
    'A ring of fine, coloured characters; a coarse bar of inverted ones passes in front of it.',
  );
}

async function setupAsciify() {
  // Both backgrounds are transparent, so only characters are drawn.
  p5asciifier.background([0, 0, 0, 0]);
  p5asciifier.renderToCanvas(false);
  p5asciifier.fontSize(8);

  // add() returns the asciifier on p5.js 1.x and a promise on 2.x. await works with both.
  barAsciifier = await p5asciify.add(barSource);
  barAsciifier.background([0, 0, 0, 0]);
  barAsciifier.renderToCanvas(false);
  barAsciifier.fontSize(32);
  barAsciifier.renderer('brightness').update({ characters: ' .:oO@', invert: true });
}

function draw() {
  barSource.begin();
  clear();
  noStroke();
  directionalLight(255, 255, 255, 0, 0.4, -1);
  rotateZ(radians(frameCount * 0.6 - 16));
  rotateX(radians(frameCount * 1.2));
  box(height * 1.2, height * 0.22, height * 0.22);
  barSource.end();

  clear();
  noStroke();
  rotateX(radians(frameCount * 0.4));
  rotateY(radians(frameCount * 0.7));
  normalMaterial();
  torus(height * 0.32, height * 0.13, 48, 24);
}

function drawAsciify() {
  background(0);
  place(p5asciifier);
  // On p5.js 1.x, the first frame is drawn before the await above is over.
  if (barAsciifier) place(barAsciifier);
}

function place(asciifier) {
  // The grid has only whole cells. Its offset keeps it in the middle of the canvas.
  const { offsetX, offsetY } = asciifier.grid;
  image(asciifier.texture, -width / 2 + offsetX, -height / 2 + offsetY);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
