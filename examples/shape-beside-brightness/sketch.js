// The same clock by brightness, to the left of a moving line, and by shape, to its right.
let clock;
let shape;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  clock = createGraphics(windowWidth, windowHeight);
  clock.pixelDensity(1);
  describe('A clock whose left part is made of characters by brightness, its right part by shape.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%@#');
  shape = p5asciifier.renderers().add('shape', 'shape', { enabled: true });

  // The shape renderer lies on top. What it drew left of the line is cleared again.
  const render = shape.render.bind(shape);
  shape.render = () => {
    render();
    clearColumns(shape, floor(p5asciifier.grid.cols * lineAt()));
  };
}

// The place of the line, as a part of the width.
function lineAt() {
  const hasMoved = mouseX !== 0 || mouseY !== 0;
  return hasMoved ? constrain(mouseX / width, 0, 1) : 0.5 + 0.3 * sin((frameCount - 60) * 0.012);
}

// Empties the first columns of all that a renderer has drawn into.
function clearColumns(renderer, columns) {
  const gl = drawingContext;
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(0, 0, columns, p5asciifier.grid.rows);
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
  gl.disable(gl.SCISSOR_TEST);
}

function draw() {
  const time = frameCount / 60;
  clock.background('#14213d');
  clock.push();
  clock.translate(clock.width / 2, clock.height / 2);
  clock.scale(clock.height / 100);
  clock.noStroke();
  clock.fill('#c8553d');
  clock.circle(0, 0, 92);
  clock.fill('#fdf0d5');
  clock.circle(0, 0, 82);
  for (let minute = 0; minute < 60; minute++) {
    const isHour = minute % 5 === 0;
    drawHand((minute * TWO_PI) / 60, isHour ? 31 : 36, 39, isHour ? 2.4 : 0.7, '#14213d');
  }
  drawHand(time * 0.02 + 5.2, -5, 20, 4, '#14213d');
  drawHand(time * 0.24 + 1, -6, 30, 2.8, '#14213d');
  drawHand((time * TWO_PI) / 30, -9, 36, 1.1, '#c8553d');
  clock.noStroke();
  clock.fill('#c8553d');
  clock.circle(0, 0, 6);
  clock.pop();
  image(clock, -width / 2, -height / 2, width, height);
}

function drawHand(angle, from, to, weight, colour) {
  clock.stroke(colour);
  clock.strokeWeight(weight);
  const [x, y] = [sin(angle), -cos(angle)];
  clock.line(x * from, y * from, x * to, y * to);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  clock.resizeCanvas(windowWidth, windowHeight);
}
