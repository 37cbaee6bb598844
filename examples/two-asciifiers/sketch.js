// Two asciifiers with a source, a font size and characters each, put together by hand.
let nearSource;
let nearAsciifier;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noiseSeed(6);
  nearSource = createFramebuffer();
  describe(
    'Hills and a low sun in fine characters. Trees of large, inverted characters pass in front of them, as seen from a train.',
  );
}

async function setupAsciify() {
  // Both backgrounds are transparent, so only characters are drawn.
  p5asciifier.background([0, 0, 0, 0]);
  p5asciifier.renderToCanvas(false);
  p5asciifier.fontSize(8);

  // add() returns the asciifier on p5.js 1.x and a promise on 2.x. await works with both.
  nearAsciifier = await p5asciify.add(nearSource);
  nearAsciifier.background([0, 0, 0, 0]);
  nearAsciifier.renderToCanvas(false);
  nearAsciifier.fontSize(32);
  nearAsciifier.renderer('brightness').update({ characters: ' .:oO@', invert: true });
}

// The view from a train: hills far away, and trees near the track.
function draw() {
  noStroke();
  nearSource.begin();
  clear();
  scale(height / 100);
  for (let i = 0; i < 3; i++) {
    const x = 150 - ((frameCount * 1.1 + i * 110) % 330);
    fill('#7a4a2a');
    rect(x - 5, 20, 10, 40);
    fill(['#2fbf5f', '#e0a02a', '#d8503a'][i]);
    ellipse(x, -4, 62, 70);
  }
  nearSource.end();

  background('#2a3f8f');
  scale(height / 100);
  fill('#ffd27a');
  circle(30, -14, 34);
  for (const [colour, top, tall, pace] of [
    ['#a8669a', 4, 16, 0.05],
    ['#5f4a8c', 16, 12, 0.12],
    ['#2f6a5f', 28, 9, 0.3],
  ]) {
    fill(colour);
    beginShape(TRIANGLE_STRIP);
    for (let x = -120; x <= 120; x += 4) {
      vertex(x, top - tall * noise((x + frameCount * pace) * 0.03 + top) * 1.6, 0);
      vertex(x, 60, 0);
    }
    endShape();
  }
}

function drawAsciify() {
  background(0);
  place(p5asciifier);
  // On p5.js 1.x, the first frame is drawn before the await above is over.
  if (nearAsciifier) place(nearAsciifier);
}

function place(asciifier) {
  // The grid has only whole cells. Its offset keeps it in the middle of the canvas.
  const { offsetX, offsetY } = asciifier.grid;
  image(asciifier.texture, -width / 2 + offsetX, -height / 2 + offsetY);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
