// The same source with four colour settings.
const VIEWS = [
  { label: 'sampled on fixed', characterColorMode: 'sampled', backgroundColorMode: 'fixed' },
  {
    label: 'fixed on fixed',
    characterColorMode: 'fixed',
    characterColor: '#0b0d11',
    backgroundColorMode: 'fixed',
    backgroundColor: '#3ee6b1',
  },
  {
    label: 'fixed on sampled',
    characterColorMode: 'fixed',
    characterColor: '#ffffff',
    backgroundColorMode: 'sampled',
  },
  { label: 'inverted', characterColorMode: 'sampled', backgroundColorMode: 'fixed', invert: true },
];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'The same ring in orange and blue light four times, with sampled and with fixed colours.',
  );
}

async function setupAsciify() {
  while (p5asciify.asciifiers.length < VIEWS.length) await p5asciify.add();
  p5asciify.asciifiers.forEach((asciifier, i) => {
    const { label, ...options } = VIEWS[i];
    asciifier.renderToCanvas(false);
    asciifier.renderer('brightness').update({ characters: ' .:-=+*#', ...options });
  });
}

function draw() {
  background(20, 10, 44);
  fill(255);
  noStroke();
  directionalLight(255, 150, 40, 1, 0.2, -0.7);
  directionalLight(40, 190, 255, -1, -0.2, -0.7);
  rotateX(radians(35));
  rotateY(radians(frameCount * 0.7));
  torus(height * 0.3, height * 0.13, 48, 24);
}

function drawAsciify() {
  background(0);
  textFont(p5asciifier.fontManager.font);
  textSize(8);
  textAlign(LEFT, TOP);
  noStroke();
  p5asciify.asciifiers.forEach((asciifier, i) => {
    const x = (i % 2) * (width / 2) - width / 2;
    const y = floor(i / 2) * (height / 2) - height / 2;
    image(asciifier.texture, x, y, width / 2, height / 2);
    fill(0);
    rect(x, y, VIEWS[i].label.length * 8 + 8, 16);
    fill(255);
    text(VIEWS[i].label, x + 4, y + 4);
  });
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
