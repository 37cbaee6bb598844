// On p5.js 2.x, setupAsciify() may be async, and the first frame waits for it.
let ringSource;
let ringAsciifier;

async function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  ringSource = createFramebuffer();
  describe(
    'A lit ball of small characters, and a thin ring of larger ones from a second asciifier around it.',
  );
}

async function setupAsciify() {
  ringAsciifier = await p5asciify.add(ringSource);

  for (const asciifier of p5asciify.asciifiers) {
    asciifier.background([0, 0, 0, 0]);
    asciifier.renderToCanvas(false);
  }
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#' });
  ringAsciifier.fontSize(16);
  ringAsciifier.renderer('brightness').update({
    characters: ' <>{}[]',
    characterColor: '#ffb347',
    characterColorMode: 'fixed',
  });
}

function draw() {
  clear();
  noStroke();
  ambientLight(40);
  directionalLight(110, 190, 255, 0.6, 0.6, -0.8);
  rotateY(frameCount * 0.02);
  sphere(height * 0.3, 24, 16);

  ringSource.begin();
  clear();
  noStroke();
  ambientLight(90);
  directionalLight(255, 255, 255, -0.4, 0.8, -0.6);
  rotateX(radians(72));
  rotateY(radians(18 * sin(frameCount * 0.03)));
  torus(height * 0.43, height * 0.035, 64, 12);
  ringSource.end();
}

function drawAsciify() {
  background(0);
  for (const asciifier of p5asciify.asciifiers) {
    const { offsetX, offsetY } = asciifier.grid;
    image(asciifier.texture, -width / 2 + offsetX, -height / 2 + offsetY);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
