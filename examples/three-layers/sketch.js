// Keys 1, 2 and 3 enable or disable a layer. M moves the edges below the brightness layer.
const CAPTION = ' three layers ';

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Five coloured boxes turn side by side, with traced edges and the caption three layers below.',
  );
}

function setupAsciify() {
  const renderers = p5asciifier.renderers();
  renderers.get('brightness').update({ characters: ' .,:;', brightnessRange: [20, 255] });
  renderers.get('edge').update({
    enabled: true,
    characterColor: '#ffffff',
    characterColorMode: 'fixed',
    sobelThreshold: 0.08,
    sampleThreshold: 10,
  });
  renderers.get('custom2D').enable();
}

function draw() {
  background(0);
  noStroke();
  for (let i = 0; i < 5; i++) {
    push();
    translate((i - 2) * height * 0.3, 0, 0);
    rotateX(frameCount * 0.012 + i * 0.5);
    rotateY(frameCount * 0.018 + i * 0.4);
    fill(90 + i * 40, 70 + i * 10, 235 - i * 45);
    box(height * 0.19);
    pop();
  }
  paintCaption(p5asciifier.renderer('custom2D'));
}

function paintCaption(layer) {
  const { cols, rows } = p5asciifier.grid;
  const left = floor((cols - CAPTION.length) / 2) - cols / 2;
  const top = rows - 3 - rows / 2;

  layer.characterFramebuffer.begin();
  clear();
  noStroke();
  [...CAPTION].forEach((character, i) => {
    p5asciifier.fill(character);
    rect(left + i, top, 1, 1);
  });
  layer.characterFramebuffer.end();

  paintBand(layer.primaryColorFramebuffer, '#0b0d11', left, top);
  paintBand(layer.secondaryColorFramebuffer, '#3ee6b1', left, top);
}

function paintBand(target, colour, left, top) {
  target.begin();
  clear();
  noStroke();
  fill(colour);
  rect(left, top, CAPTION.length, 1);
  target.end();
}

function keyPressed() {
  const renderers = p5asciifier.renderers();
  const name = { 1: 'brightness', 2: 'edge', 3: 'custom2D' }[key];
  if (name) renderers.get(name).enabled(!renderers.get(name).options.enabled);
  if (key === 'm') renderers.swap('edge', 'brightness');
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
