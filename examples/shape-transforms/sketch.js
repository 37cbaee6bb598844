// Each part allows more transforms, with one character colour on one background.
const VIEWS = [
  { label: 'none', transforms: [] },
  { label: 'flips', transforms: ['flips'] },
  { label: 'flips, turns', transforms: ['flips', 'turns'] },
  { label: 'flips, turns, inversion', transforms: ['flips', 'turns', 'inversion'] },
];
const INK = {
  characterColor: '#ffd166',
  characterColorMode: 'fixed',
  backgroundColor: '#14213d',
  backgroundColorMode: 'fixed',
};

const COLUMNS = 2;
const ROWS = 2;
let source;
let labels;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  source = createGraphics(windowWidth, windowHeight);
  source.pixelDensity(1);
  describe(
    'Four cog wheels that turn, drawn with upright, mirrored, turned and inverted characters.',
  );
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  const renderers = p5asciifier.renderers();
  renderers.disable();
  VIEWS.forEach(({ label, ...options }, part) => {
    keepPart(renderers.add(label, 'shape', { enabled: true, ...INK, ...options }), part);
  });
  labels = renderers.add('labels', 'custom2D', { enabled: true });
}

// The same wheel in every part.
function draw() {
  const [partWidth, partHeight] = [source.width / COLUMNS, source.height / ROWS];
  VIEWS.forEach((view, part) => {
    source.push();
    source.translate((part % COLUMNS) * partWidth, floor(part / COLUMNS) * partHeight);
    source.drawingContext.beginPath();
    source.drawingContext.rect(0, 0, partWidth, partHeight);
    source.drawingContext.clip();
    source.translate(partWidth / 2, partHeight / 2);
    source.scale(min(partWidth, partHeight) / 100);
    paintPicture(frameCount / 60);
    source.pop();
  });
  image(source, -width / 2, -height / 2, width, height);
  drawLabels();
}

// A cog wheel that turns, with straight edges in all directions and large areas.
function paintPicture(time) {
  source.background(0);
  source.rotate(time * 0.3);
  source.noStroke();
  source.fill(255);
  for (let i = 0; i < 9; i++) {
    source.rotate(TWO_PI / 9);
    source.quad(-8, 30, 8, 30, 5, 44, -5, 44);
  }
  source.circle(0, 0, 66);
  source.fill(0);
  source.circle(0, 0, 44);
  source.stroke(255);
  source.strokeWeight(5);
  for (let i = 0; i < 3; i++) {
    source.line(-23, 0, 23, 0);
    source.rotate(PI / 3);
  }
}

// Leaves a renderer only its own part of the grid, and clears what it drew in the others.
function keepPart(renderer, part) {
  const render = renderer.render.bind(renderer);
  renderer.render = () => {
    render();
    const gl = drawingContext;
    gl.enable(gl.SCISSOR_TEST);
    for (let other = 0; other < VIEWS.length; other++) {
      if (other === part) continue;
      gl.scissor(...cornerOf(other), ...sizeOfPart());
      for (const framebuffer of [
        renderer.characterFramebuffer,
        renderer.primaryColorFramebuffer,
        renderer.secondaryColorFramebuffer,
        renderer.transformFramebuffer,
        renderer.rotationFramebuffer,
      ]) {
        framebuffer.begin();
        clear();
        framebuffer.end();
      }
    }
    gl.disable(gl.SCISSOR_TEST);
  };
}

// In cells.
function sizeOfPart() {
  const { cols, rows } = p5asciifier.grid;
  return [ceil(cols / COLUMNS), ceil(rows / ROWS)];
}

function cornerOf(part) {
  const [columns, rows] = sizeOfPart();
  return [(part % COLUMNS) * columns, floor(part / COLUMNS) * rows];
}

function drawLabels() {
  writeLabels(labels.characterFramebuffer, (letter) => p5asciifier.fill(letter));
  writeLabels(labels.primaryColorFramebuffer, () => fill('#14213d'));
  writeLabels(labels.secondaryColorFramebuffer, () => fill('#fdf0d5'));
}

// Calls choose() for each letter, and fills its cell.
function writeLabels(framebuffer, choose) {
  const { cols, rows } = p5asciifier.grid;
  framebuffer.begin();
  clear();
  noStroke();
  VIEWS.forEach(({ label }, part) => {
    const [x, y] = cornerOf(part);
    [...` ${label} `].forEach((letter, i) => {
      choose(letter);
      rect(x + i - cols / 2, y - rows / 2, 1, 1);
    });
  });
  framebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  source.resizeCanvas(windowWidth, windowHeight);
}
