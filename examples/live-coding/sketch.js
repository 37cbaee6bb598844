// Two asciifiers convert one pattern. You can change every value in draw() while it runs.
let pattern;
let shadows;
let lights;

async function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  pattern = createGraphics(80, 50);

  p5asciify.setErrorLevel(P5AsciifyErrorLevel.WARNING);
  for (const hook of ['afterSetup', 'pre', 'post']) p5asciify.deactivateHook(hook);
  await p5asciify.setup();

  shadows = p5asciify.asciifier();
  lights = p5asciify.asciifiers[1] || (await p5asciify.add());
  shadows.fontSize(16);
  lights.fontSize(32);
  p5asciify.asciifiers.forEach(function (asciifier) {
    asciifier.background([0, 0, 0, 0]);
    asciifier.renderToCanvas(false);
  });
  describe(
    'Ripples of small and large characters cross each other, the small dark and the large bright.',
  );
}

function draw() {
  if (!lights) return;

  shadows.renderer('brightness').characters(' .:-=').brightnessRange([0, 64]).rotation(0);
  lights.renderer('brightness').characters('+*oxOX').brightnessRange([64, 255]);
  lights.renderer('brightness').rotation(frameCount).invert(false);

  paintPattern(frameCount * 0.03);
  p5asciify.sketchFramebuffer.begin();
  clear();
  image(pattern, -width / 2, -height / 2, width, height);
  p5asciify.sketchFramebuffer.end();

  p5asciify.asciify();

  background(0);
  place(shadows);
  place(lights);
}

// Oscillators in a slowly turning kaleidoscope, as a video synthesiser would make them.
function paintPattern(time) {
  pattern.noStroke();
  for (let x = 0; x < pattern.width; x += 2) {
    for (let y = 0; y < pattern.height; y += 2) {
      const dx = x - pattern.width / 2 + 1;
      const dy = y - pattern.height / 2 + 1;
      const radius = sqrt(dx * dx + dy * dy);
      const angle = abs(sin(atan2(dy, dx) * 3 + time * 0.5));
      const wave = 0.5 + 0.5 * sin(radius * 0.28 - time * 3 + angle * 3);
      const level = wave * wave * 255;
      pattern.fill(level, level * (0.35 + 0.65 * angle), 255 - level * 0.8 * angle);
      if (wave < 0.12) pattern.fill(0);
      pattern.rect(x, y, 2, 2);
    }
  }
}

function place(asciifier) {
  const grid = asciifier.grid;
  image(asciifier.texture, -width / 2 + grid.offsetX, -height / 2 + grid.offsetY);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
