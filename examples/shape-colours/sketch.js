// The two colours of a cell in four combinations of their modes.
const VIEWS = [
  { label: 'both fitted' },
  { label: 'fitted on fixed', backgroundColorMode: 'fixed', backgroundColor: '#0b132b' },
  { label: 'fixed on sampled', characterColorMode: 'fixed', backgroundColorMode: 'sampled' },
  {
    label: 'both fixed',
    characterColorMode: 'fixed',
    characterColor: '#ffe8a3',
    backgroundColorMode: 'fixed',
    backgroundColor: '#0b132b',
  },
];

const COLUMNS = 2;
const ROWS = 2;
let source;
let labels;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  source = createGraphics(windowWidth, windowHeight);
  source.pixelDensity(1);
  describe('A striped balloon in four ways: with fitted, sampled and fixed colours.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  const renderers = p5asciifier.renderers();
  renderers.disable();
  VIEWS.forEach(({ label, ...options }, part) => {
    keepPart(renderers.add(label, 'shape', { enabled: true, ...options }), part);
  });
  labels = renderers.add('labels', 'custom2D', { enabled: true });
}

// The same balloon in every part.
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

// A striped balloon that bobs in front of clouds.
function paintPicture(time) {
  const pen = source.drawingContext;
  const sky = pen.createLinearGradient(0, -50, 0, 50);
  sky.addColorStop(0, '#0b132b');
  sky.addColorStop(1, '#3a506b');
  pen.fillStyle = sky;
  pen.fillRect(-100, -50, 200, 100);
  source.noStroke();
  source.fill('#8d99ae');
  for (const [x, y, size] of [
    [-52, 26, 26],
    [-38, 22, 30],
    [48, 30, 24],
    [60, 26, 32],
  ]) {
    source.ellipse(x + 3 * sin(time * 0.3), y, size * 1.6, size * 0.6);
  }
  source.translate(3 * sin(time * 0.5), 2 * sin(time * 0.9) - 2);
  source.stroke('#c08552');
  source.strokeWeight(1);
  source.line(-12, 16, -5, 34);
  source.line(12, 16, 5, 34);
  source.noStroke();
  source.fill('#d1495b');
  source.ellipse(0, -8, 60, 62);
  source.quad(-22, 14, 22, 14, 7, 27, -7, 27);
  source.fill('#edae49');
  source.ellipse(0, -8, 38, 62);
  source.fill('#d1495b');
  source.ellipse(0, -8, 15, 62);
  source.fill('#c08552');
  source.rect(-6, 32, 12, 9, 2);
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
