// Four sets of characters for the same globe. Their order does not matter.
const VIEWS = [
  { label: 'all ASCII', characters: '' },
  { label: 'lines', characters: ' |/\\-_' },
  { label: 'dots', characters: " .:'`,;*" },
  { label: 'ones and noughts', characters: ' 01' },
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
    'Four globes that turn, made of all characters, of lines, of dots, and of ones and noughts.',
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

// The same globe in every part.
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

// A globe that turns, shaded, in white on black.
function paintPicture(time) {
  source.background(0);
  const light = source.drawingContext.createRadialGradient(-14, -16, 4, 0, 0, 44);
  light.addColorStop(0, '#ffffff');
  light.addColorStop(0.4, '#777777');
  light.addColorStop(1, '#181818');
  source.drawingContext.fillStyle = light;
  source.drawingContext.beginPath();
  source.drawingContext.arc(0, 4, 42, 0, TWO_PI);
  source.drawingContext.fill();
  source.noFill();
  source.strokeWeight(2.5);
  source.stroke(0);
  source.ellipse(0, 4, 84, 2);
  for (let i = 0; i < 6; i++) {
    const turn = ((i + time * 0.3) % 6) * (PI / 6);
    const half = turn < HALF_PI ? [HALF_PI, PI + HALF_PI] : [-HALF_PI, HALF_PI];
    source.arc(0, 4, abs(cos(turn)) * 84, 84, ...half);
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
