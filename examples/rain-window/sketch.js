// A cat looks at the rain. Behind the wet glass, the lights of a street pass out of focus.
const drops = [];
const lamps = [];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  randomSeed(8);
  for (let i = 0; i < 70; i++) {
    drops.push({ x: random(-1, 1), start: random(1), speed: random(0.4, 1.3), wet: random(1) });
  }
  const colours = ['#ff9a4d', '#ffd27a', '#ff5d6c', '#4fd1ff', '#8dffc8', '#ffe9c4'];
  for (let i = 0; i < 16; i++) {
    lamps.push({
      x: random(-1, 1),
      y: random(-0.75, 0.15),
      size: random(0.1, 0.24),
      drift: random(-0.0006, 0.0006),
      colour: random(colours),
    });
  }
  describe(
    'The dark shape of a cat on a window sill. Behind the glass are blurred lamps in orange, red and blue, and drops of rain run down the pane.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:;~+oO0&%@');
  p5asciifier.renderer('edge').update({
    enabled: true,
    characters: '-/|\\-/|\\',
    sobelThreshold: 0.6,
    sampleThreshold: 16,
  });
  // What is almost white is rain, and gets characters that fall.
  p5asciifier.renderers().add('rain', 'brightness', {
    enabled: true,
    characters: "'|!|",
    brightnessRange: [236, 255],
  });
}

function draw() {
  background(0);
  drawDusk();
  blendMode(ADD);
  lamps.forEach(drawLamp);
  // The lamp across the street stands still, behind the cat.
  drawLamp({ x: 0.22, y: -0.1, size: 0.72, drift: 0, colour: '#ff9a3c' });
  blendMode(BLEND);
  drops.forEach(drawDrop);
  drawFrame();
  drawCat(frameCount * 0.02);
}

// The glow of the street below. The cat is a hole in it.
function drawDusk() {
  beginShape(TRIANGLE_STRIP);
  for (const [y, colour] of [
    [-0.5, color(22, 34, 92)],
    [-0.1, color(56, 56, 120)],
    [0.36, color(150, 84, 112)],
  ]) {
    fill(colour);
    vertex(-width / 2, y * height, 0);
    vertex(width / 2, y * height, 0);
  }
  endShape();
}

// Several discs of one colour, as a lens out of focus makes them.
function drawLamp({ x, y, size, drift, colour }) {
  const across = (((x + 1 + drift * frameCount) % 2) + 2) % 2;
  const shine = color(colour);
  for (const [share, alpha] of [
    [1, 60],
    [0.8, 60],
    [0.35, 50],
  ]) {
    shine.setAlpha(alpha);
    fill(shine);
    circle((across - 1) * width * 0.55, y * height * 0.6, size * share * height * 1.3);
  }
}

// A drop waits, then runs down and leaves a trail.
function drawDrop({ x, start, speed, wet }) {
  const progress = (start + frameCount * 0.003 * speed) % 1;
  const fallen = progress ** 2;
  const y = (fallen - 0.5) * height * 1.2;
  const long = height * (0.04 + 0.16 * progress * wet);
  const sway = sin(progress * 9 + wet * 20) * width * 0.004;
  fill(236, 246, 255);
  rect(x * width * 0.5 + sway, y - long, width * 0.008, long);
}

function drawFrame() {
  fill(4, 5, 10);
  rect(-width / 2, height * 0.36, width, height * 0.2);
  rect(-width * 0.3, -height / 2, width * 0.024, height);
  fill(70, 46, 40);
  rect(-width / 2, height * 0.35, width, height * 0.025);
}

function drawCat(time) {
  const unit = min(height, width * 0.8) * 0.58;
  translate(width * 0.11, height * 0.36);
  fill(3, 3, 6);
  // The tail hangs over the sill, and its tip moves.
  for (let i = 0; i < 24; i++) {
    const along = i / 24;
    const swing = 0.16 * along ** 2 * sin(time * 1.3 - along);
    circle(
      unit * (0.3 + 0.22 * sin(along * 2.6) + swing),
      unit * (-0.05 + 0.42 * along),
      unit * (0.12 - 0.04 * along),
    );
  }
  ellipse(0, -unit * 0.3, unit * 0.62, unit * 0.72);
  ellipse(0, -unit * 0.05, unit * 0.74, unit * 0.32);
  const tilt = 0.12 * sin(time * 0.4);
  translate(tilt * unit * 0.3, -unit * 0.74);
  rotateZ(tilt);
  ellipse(0, 0, unit * 0.44, unit * 0.38);
  for (const side of [-1, 1]) {
    const twitch = side > 0 ? 0.03 * max(0, sin(time * 3.1)) ** 8 : 0;
    triangle(
      side * unit * 0.21,
      -unit * 0.02,
      side * unit * 0.04,
      -unit * 0.15,
      side * unit * (0.17 + twitch),
      -unit * (0.42 - twitch),
    );
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
