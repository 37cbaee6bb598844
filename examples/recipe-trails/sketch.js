// Feedback: each frame begins with the one before, a little larger and a little darker.
// How fast trails move outwards. Try 1.005, or 0.98 to draw them inwards.
const GROWTH = 1.022;
// How fast they fade, from 0 to 1. Try 0.005 or 0.1.
const FADE = 0.014;
let paper;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  paper = createGraphics(windowWidth, windowHeight);
  paper.pixelDensity(1);
  paper.background('#0b0620');
  describe('Bright ribbons in changing colours wind around the middle and flow out of the canvas.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .~=oa%&@');
  p5asciify.background('#0b0620');
}

function draw() {
  const pen = paper.drawingContext;
  const { width: w, height: h } = paper;
  pen.globalAlpha = 1;
  pen.drawImage(paper.elt, (w * (1 - GROWTH)) / 2, (h * (1 - GROWTH)) / 2, w * GROWTH, h * GROWTH);
  pen.globalAlpha = FADE;
  pen.fillStyle = '#0b0620';
  pen.fillRect(0, 0, w, h);
  pen.globalAlpha = 1;

  const time = frameCount / 60;
  for (let arm = 0; arm < 4; arm++) {
    const angle = time * 1.4 + arm * HALF_PI;
    const reach = h * (0.13 + 0.06 * sin(time * 2.3 + arm));
    pen.fillStyle = ['#ff4f8b', '#ffd166', '#38e1ff', '#8f6bff'][arm];
    pen.beginPath();
    pen.arc(w / 2 + reach * cos(angle) * 1.5, h / 2 + reach * sin(angle), h / 17, 0, TWO_PI);
    pen.fill();
  }
  image(paper, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  paper.resizeCanvas(windowWidth, windowHeight);
}
