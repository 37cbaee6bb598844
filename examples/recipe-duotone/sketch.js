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
  const lamp = 26 * sin(frameCount * 0.012); // how far it is to the right
  page.background(50);
  page.resetMatrix();
  page.translate(page.width / 2, page.height / 2);
  page.scale(page.height / 100);
  page.fill(14);
  page.rect(-200, 26, 400, 40); // the table
  page.translate(-25, 10);
  for (let pear = 0; pear < 2; pear++) {
    page.fill(0);
    page.ellipse(-lamp * 0.35, 23, 56, 9);
    // Light falls off from the lamp's side of the pear to the other.
    const light = page.drawingContext.createRadialGradient(lamp * 0.5, -4, 3, 0, -4, 42);
    ['#fff', '#f0f0f0', '#a0a0a0', '#1c1c1c'].forEach((grey, i) => light.addColorStop(i / 3, grey));
    page.drawingContext.fillStyle = light;
    page.ellipse(0, 4, 46, 42);
    page.ellipse(0, -21, 23, 32);
    page.quad(-20, -5, -11, -23, 11, -23, 20, -5);
    page.fill(230);
    page.quad(-1.5, -34, 4, -48, 7.5, -46, 2.5, -34);
    page.translate(50, 0);
  }
  image(page, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  page.resizeCanvas(windowWidth, windowHeight);
}
