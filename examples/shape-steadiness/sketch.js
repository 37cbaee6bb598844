// Slow lines with three values of steadiness. Watch how often the characters change.
const VIEWS = [
  { label: 'steadiness 0', steadiness: 0 },
  { label: 'steadiness 0.25', steadiness: 0.25 },
  { label: 'steadiness 1', steadiness: 1 },
];

const COLUMNS = 3;
const ROWS = 1;
let source;
let labels;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  source = createGraphics(windowWidth, windowHeight);
  source.pixelDensity(1);
  describe(
    'Slowly drifting lines in three columns, whose characters change often, seldom, and hardly ever.',
  );
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

// The same lines in every part.
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

// Thin lines that drift slowly across the grid.
function paintPicture(time) {
  source.background('#0d1b2a');
  source.noFill();
  source.strokeWeight(2);
  for (let i = -4; i <= 4; i++) {
    source.stroke(lerpColor(color('#4cc9f0'), color('#f72585'), (i + 4) / 8));
    source.beginShape();
    for (let y = -90; y <= 90; y += 5) {
      source.vertex(i * 15 + 8 * sin(y * 0.05 + i * 0.4) + 4 * sin(time * 0.4 + i * 0.3), y);
    }
    source.endShape();
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
