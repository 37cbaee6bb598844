// A thunderstorm that nobody has to fear: light may only change a little from frame to frame.
const CHANGE = 0.025; // How much the light may change in a frame, of 1. Try 0.01.
const PAUSE = 3; // How many seconds lie between two strokes of lightning. Try 6.
let light = 0;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('Rain falls from a dark cloud over a hill. Lightning glows up and fades slowly.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

function draw() {
  // The target changes suddenly, and the light follows it slowly.
  const moment = frameCount % (PAUSE * 60);
  const wish = moment > 20 && moment < 64 ? 1 : 0;
  light += constrain(wish - light, -CHANGE, CHANGE);

  background(26 + 70 * light, 30 + 66 * light, 62 + 90 * light);
  scale(height / 100);
  drawBolt(floor(frameCount / (PAUSE * 60)));
  for (let i = 0; i < 9; i++) {
    fill(58 + 8 * (i % 3) + 90 * light, 60 + 8 * (i % 3) + 90 * light, 84 + 90 * light);
    ellipse(-80 + i * 20 + 3 * sin(frameCount * 0.01 + i), -40 + 4 * sin(i * 4), 44, 30);
  }
  fill(120, 150, 210);
  randomSeed(2);
  for (let i = 0; i < 90; i++) {
    const [x, speed] = [random(-90, 90), random(0.8, 1.4)];
    rect(x, ((random(100) + frameCount * speed) % 80) - 30, 0.7, 5);
  }
  fill(8, 14, 16);
  ellipse(0, 58, 240, 46);
}

// Pieces of a line, one below the other, each shifted by chance.
function drawBolt(seed) {
  randomSeed(seed + 4);
  fill(255, 246, 190, 255 * light);
  let x = random(-50, 10);
  for (let y = -30; y < 36; y += 7) {
    const next = x + random(-9, 9);
    quad(x - 1.4, y, x + 1.4, y, next + 1.4, y + 7.4, next - 1.4, y + 7.4);
    if (random() < 0.4) triangle(x - 1, y, x + 1, y, x + random(-22, 22), y + 16);
    x = next;
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
