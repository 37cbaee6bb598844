// A glitch: the same image is copied in strips, and some of the strips slip aside.
const SLIP = 0.22; // How far a strip may slip, in widths of the image. Try 0.05 or 0.6.
const STRIPS = 19; // Into how many strips it is cut. Try 6 or 60.
let card;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noiseSeed(8);
  card = createGraphics(320, 200);
  drawTestCard();
  describe('A television test card with bars of colour and a circle. Strips of it slip sideways.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .-=+%#@');
}

function drawTestCard() {
  card.background('#14161c');
  card.noStroke();
  const bars = ['#f4f4f0', '#f2d21b', '#20d5d8', '#27c93f', '#e04fd0', '#ef3b36', '#3457ff'];
  bars.forEach((bar, i) => {
    card.fill(bar);
    card.rect(20 + i * 40, 20, 40, 160);
  });
  card.fill('#14161c');
  card.circle(160, 100, 132);
  card.noFill();
  card.stroke('#f4f4f0');
  card.strokeWeight(6);
  card.circle(160, 100, 120);
  card.line(160, 42, 160, 158);
  card.line(102, 100, 218, 100);
}

function draw() {
  background('#14161c');
  const high = height / STRIPS;
  for (let i = 0; i < STRIPS; i++) {
    const shake = noise(i * 0.7, floor(frameCount / 25)) - 0.5;
    const slip = abs(shake) > 0.12 ? shake * SLIP * width * 2 : 0;
    const y = i * high - height / 2;
    image(card, slip - width / 2, y, width, high, 0, (i * 200) / STRIPS, 320, 200 / STRIPS);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
