// Contrast increases the differences within a cell, and keeps the mean colour of the cell.
const VIEWS = [
  { label: 'contrast 0', contrast: 0 },
  { label: 'contrast 1', contrast: 1 },
  { label: 'contrast 2', contrast: 2 },
  { label: 'contrast 4', contrast: 4 },
];

const COLUMNS = 2;
const ROWS = 2;
let source;
let labels;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  source = createGraphics(windowWidth, windowHeight);
  source.pixelDensity(1);
  describe('Dunes under a pale moon, four times, from soft to hard.');
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

// The same dunes in every part.
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

// A pale moon over dunes, with soft ripples that hardly differ from the sand around them.
function paintPicture(time) {
  const pen = source.drawingContext;
  const sky = pen.createLinearGradient(0, -50, 0, 50);
  sky.addColorStop(0, '#3a4468');
  sky.addColorStop(1, '#a8809a');
  pen.fillStyle = sky;
  pen.fillRect(-100, -50, 200, 100);
  source.noStroke();
  source.fill('#dcc9c4');
  source.circle(24, -16, 34);
  source.fill('#d2bcbc');
  source.circle(18, -20, 9);
  source.circle(30, -10, 6);
  for (let i = 0; i < 9; i++) {
    source.fill(lerpColor(color('#8f6c88'), color('#5d4a70'), (i % 2) * 0.3 + i / 14));
    source.beginShape();
    source.vertex(-100, 60);
    for (let x = -100; x <= 100; x += 4) {
      source.vertex(x, 6 + i * 5.5 + 4 * sin(x * 0.07 + i * 0.9 + time * 0.25));
    }
    source.vertex(100, 60);
    source.endShape(CLOSE);
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
