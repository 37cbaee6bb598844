// Keys 1, 2 and 3 enable or disable a layer. M moves the edges below the brightness layer.
const CAPTION = ' three layers ';

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'Three robots of coloured boxes dance side by side, with traced edges and the caption three layers below.',
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
  for (let i = 0; i < 3; i++) {
    push();
    translate((i - 1) * height * 0.5, height * -0.06, 0);
    drawRobot(frameCount * 0.02 + i * 2, height * 0.01);
    pop();
  }
  paintCaption(p5asciifier.renderer('custom2D'));
}

// Head, trunk, arms and legs are boxes. Each robot dances in its own time.
function drawRobot(time, unit) {
  rotateY(0.5 * sin(time));
  fill(255, 140, 60);
  part(0, -22 + sin(time * 2), 16, 14, unit, 0.2 * sin(time));
  fill(70, 150, 235);
  part(0, 0, 24, 24, unit, 0);
  for (const side of [-1, 1]) {
    fill(220, 70, 150);
    part(side * 18, -4, 6, 22, unit, side * (-0.7 - 0.6 * sin(time * 2)));
    part(side * 7, 22 - 3 * max(0, side * sin(time * 2)), 8, 18, unit, 0);
  }
}

function part(x, y, wide, tall, unit, turn) {
  push();
  translate(x * unit, y * unit, 0);
  rotateZ(turn);
  box(wide * unit, tall * unit, 8 * unit);
  pop();
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
