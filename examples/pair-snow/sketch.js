// Two asciifiers: a mountain in small cells, and snow in large ones in front of it.
const flakes = Array.from({ length: 22 }, (_, i) => ({ x: (i * 0.618) % 1, y: (i * 0.283) % 1 }));
let snowSource;
let snowAsciifier;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  snowSource = createFramebuffer();
  describe('Large flakes of snow fall in front of a mountain with a white top and a row of firs.');
}

async function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderToCanvas(false);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%#@' });

  // add() returns the asciifier on p5.js 1.x and a promise on 2.x. await works with both.
  snowAsciifier = await p5asciify.add(snowSource);
  snowAsciifier.fontSize(24);
  snowAsciifier.background([0, 0, 0, 0]);
  snowAsciifier.renderToCanvas(false);
  snowAsciifier.renderer('brightness').update({
    characters: ' *',
    backgroundColor: [0, 0, 0, 0],
  });
}

function draw() {
  noStroke();
  snowSource.begin();
  clear();
  fill(255);
  for (const { x, y } of flakes) {
    const fall = (y + frameCount * 0.0025) % 1;
    square((x - 0.5) * width - 12, (fall - 0.5) * height - 12, 24);
  }
  snowSource.end();

  background('#04060f');
  scale(width / 80, height / 50);
  fill('#fff2c8');
  circle(24, -15, 9);
  fill('#8fa2da');
  triangle(-44, 26, -8, -19, 28, 26);
  fill('#56679f');
  triangle(0, 26, 24, -4, 48, 26);
  fill('#f2f6ff');
  triangle(-17, -8, -8, -19, 0.8, -8);
  fill('#2fae6f');
  for (let x = -36; x < 40; x += 9) triangle(x - 4, 26, x, 11 + (x % 4), x + 4, 26);
}

function drawAsciify() {
  background(0);
  place(p5asciifier);
  // On p5.js 1.x, the first frame is drawn before the await above is over.
  if (snowAsciifier) place(snowAsciifier);
}

function place({ grid, texture }) {
  image(texture, -width / 2 + grid.offsetX, -height / 2 + grid.offsetY);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
