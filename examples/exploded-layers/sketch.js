// The layers of one conversion, pulled apart in space. Move the mouse to pull them yourself.
let layers = [];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Five sheets move apart and together: the source, the background, brightness, edges, and the result.',
  );
}

async function setupAsciify() {
  // The second asciifier shows only brightness, and the third only edges. The first shows both.
  const [result, brightness, edges] = [p5asciifier, await p5asciify.add(), await p5asciify.add()];
  for (const asciifier of [result, brightness, edges]) {
    asciifier.fontSize(8);
    asciifier.renderToCanvas(false);
    asciifier.renderer('brightness').update({
      characters: '.:-=+*%@',
      brightnessRange: [30, 255],
      backgroundColor: [0, 0, 0, 0],
    });
    asciifier.renderer('edge').update({
      characterColor: '#ffd166',
      characterColorMode: 'fixed',
      backgroundColor: [0, 0, 0, 0],
      sobelThreshold: 0.2,
      sampleThreshold: 4,
    });
  }
  result.background('#2a1a5e');
  result.renderer('edge').enable();
  brightness.background([0, 0, 0, 0]);
  edges.background([0, 0, 0, 0]);
  edges.renderer('brightness').disable();
  edges.renderer('edge').enable();

  // From back to front. A layer without an image is a sheet in the colour of the background.
  layers = [
    { label: 'source', image: () => p5asciify.sketchFramebuffer },
    { label: 'background' },
    { label: 'brightness', image: () => brightness.texture },
    { label: 'edges', image: () => edges.texture },
    { label: 'result', image: () => result.texture },
  ];
}

function draw() {
  background(0);
  noStroke();
  ambientLight(110);
  directionalLight(255, 255, 255, 0.6, 0.4, -0.7);
  rotateX(0.35);
  rotateY(frameCount * 0.02);
  fill(90, 200, 255);
  sphere(height * 0.26, 24, 16);
  rotateX(HALF_PI);
  fill(255, 110, 170);
  torus(height * 0.42, height * 0.06, 32, 12);
}

// How far the layers are apart, from 0 to 1: with the mouse, or by itself until that has moved.
function gap() {
  if (mouseX !== 0 || mouseY !== 0) return constrain(mouseX / width, 0, 1);
  return 0.5 - 0.5 * cos(frameCount * 0.02);
}

function drawAsciify() {
  background(10, 10, 16);
  const apart = gap();
  push(); // so that the camera and the styles do not stay for the next draw()
  ortho();
  rotateX(-0.28 * apart);
  rotateY(apart);
  textFont(p5asciifier.fontManager.font);
  textSize(28);
  textAlign(LEFT, TOP);
  layers.forEach(({ label, image: imageOf }, i) => {
    push();
    translate(0, 0, (i - 2) * width * 0.18 * apart);
    scale(1 - 0.5 * apart);
    translate(-width / 2, -height / 2);
    noStroke();
    fill('#2a1a5e');
    if (imageOf) image(imageOf(), 0, 0, width, height);
    else rect(0, 0, width, height);
    if (apart > 0.1) {
      stroke(120);
      noFill();
      rect(0, 0, width, height);
      noStroke();
      fill(255, 255 * apart);
      text(label, 8, height + 10);
    }
    pop();
  });
  pop();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
