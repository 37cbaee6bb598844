// A garden for weeks: each hour a new one grows, in the place and the memory of the last.
const MINUTES = 60; // How long a garden stands. Try 0.05.
const FLOWERS = 11; // How many grow in it. Try 40.
const petals = ['#ff6f91', '#ffc75f', '#f9f871', '#c8a2ff', '#ff8f5a'];
let garden; // the flowers of the hour, and nothing that grows without end
let planted;

function setup() {
  const canvas = createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  // A graphics card that was reset has lost everything. On its own page, the sketch starts anew.
  canvas.elt.addEventListener('webglcontextlost', () => {
    if (window === window.top) window.location.reload();
  });
  describe('Large flowers in five colours stand close together at dusk and sway in the wind.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

// The same number gives the same garden, whenever the program was started.
function plant(number) {
  randomSeed(number + 2);
  garden = Array.from({ length: FLOWERS }, (_, i) => ({
    x: ((i + 0.5) / FLOWERS - 0.5) * 160 + random(-5, 5),
    tall: random(26, 82),
    size: random(11, 19),
    count: floor(random(5, 10)),
    colour: random(petals),
  }));
}

function draw() {
  // Both numbers stay small, even if the sketch runs for a year.
  const frames = MINUTES * 60 * 60;
  const number = floor(frameCount / frames) % 1000;
  const time = (frameCount % frames) / 60;
  if (number !== planted) plant(number);
  planted = number;

  background(58, 46, 110);
  scale(height / 100);
  for (const { x, tall, size, count, colour } of garden) {
    push();
    translate(x, 52);
    rotate(0.06 * sin(time * 0.9 + x));
    fill(70, 170, 90);
    rect(-0.9, -tall, 1.8, tall);
    translate(0, -tall);
    fill(colour);
    for (let i = 0; i < count; i++) {
      rotate(TWO_PI / count);
      ellipse(0, -size * 0.62, size * 0.62, size);
    }
    fill(90, 40, 30);
    circle(0, 0, size * 0.62);
    pop();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
