// Two pears in two inks: one colour for all characters, another for everything behind them.
const INK = '#ff7a59'; // The colour of every character. Try '#c6f04d'.
const PAPER = '#231a52'; // The colour behind them. Try '#7a1030'.

let page;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  page = createGraphics(windowWidth, windowHeight);
  page.pixelDensity(1);
  page.noStroke();
  describe('Two pears on a table, printed in coral on dark violet. The light moves slowly.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciify.background(PAPER);
  p5asciifier.renderer('brightness').update({
    characterColor: INK,
    characterColorMode: 'fixed',
    backgroundColor: PAPER,
  });
}

function draw() {
  const { drawingContext: context, height: tall } = page;
  const lamp = { x: 26 * sin(frameCount * 0.012), y: -24 };
  page.background(50);
  page.push();
  page.translate(page.width / 2, tall / 2);
  page.scale(tall / 100);
  page.fill(14);
  page.rect(-200, 26, 400, 40); // the table
  for (const [x, size, lean] of [
    [-21, 1, -0.1],
    [19, 0.86, 0.16],
  ]) {
    page.push();
    page.translate(x, 34 - 24 * size);
    page.fill(0);
    page.ellipse(-lamp.x * 0.35, 23 * size, 56 * size, 9);
    page.rotate(lean);
    page.scale(size);
    // Light falls off from the lamp's side of the pear to the other.
    const light = context.createRadialGradient(lamp.x * 0.5, -4, 3, 0, -4, 42);
    ['#fff', '#f0f0f0', '#a0a0a0', '#1c1c1c'].forEach((grey, i) => light.addColorStop(i / 3, grey));
    context.fillStyle = light;
    page.ellipse(0, 4, 46, 42);
    page.ellipse(0, -21, 23, 32);
    page.quad(-20, -5, -11, -23, 11, -23, 20, -5);
    page.fill(230);
    page.quad(-1.5, -34, 4, -48, 7.5, -46, 2.5, -34);
    page.pop();
  }
  page.pop();
  image(page, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  page.resizeCanvas(windowWidth, windowHeight);
}
