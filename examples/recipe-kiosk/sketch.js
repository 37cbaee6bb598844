// An aquarium for an exhibition: the fish come to a visitor's hand, and forget it after a while.
const IDLE = 20; // How many seconds after the last visit the fish forget it. Try 3.
const FISH = 16; // How many there are. Try 60.
let fish;
let lastVisit = -Infinity; // the frame of the last touch

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  noCursor();
  randomSeed(6);
  fish = Array.from({ length: FISH }, () => {
    return { x: random(-70, 70), y: 0, facing: 1, lane: random(-38, 26), size: random(6, 12) };
  });
  // A long press must not open a menu, and F fills the screen where the browser allows it.
  window.addEventListener('contextmenu', (event) => event.preventDefault());
  describe('Striped fish swim among water plants. They follow a hand that touches them.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

function draw() {
  background(24, 84, 112);
  const unit = height / 100;
  scale(unit);
  if (mouseIsPressed || mouseX !== pmouseX) lastVisit = frameCount;
  const isVisited = frameCount - lastVisit < IDLE * 60;
  const hand = { x: (mouseX - width / 2) / unit, y: (mouseY - height / 2) / unit };
  for (let i = -9; i < 9; i++) drawPlant(i * 10 + 6 * sin(i * 3), 22 + 14 * sin(i * 7), i);
  fish.forEach((one, i) => {
    const time = frameCount * 0.009 + i * 4.4;
    const goal = isVisited
      ? { x: hand.x + 14 * cos(time * 4), y: hand.y + 14 * sin(time * 4) }
      : { x: 74 * sin(time), y: one.lane + 4 * sin(time * 2.3) };
    one.facing = lerp(one.facing, goal.x > one.x ? 1 : -1, 0.1);
    one.x = lerp(one.x, goal.x, 0.03);
    one.y = lerp(one.y, goal.y, 0.03);
    drawFish(one, i);
  });
}

function drawFish({ x, y, facing, size }, number) {
  push();
  translate(x, y);
  scale(facing, 1);
  fill(['#ff963c', '#f5dc78', '#ff6e6e'][number % 3]);
  triangle(-size * 0.7, 0, -size * 1.5, -size * 0.6, -size * 1.5, size * 0.6);
  ellipse(0, 0, size * 2, size * 1.1);
  fill(255);
  ellipse(size * 0.2, 0, size * 0.35, size * 1.05);
  fill(0);
  circle(size * 0.65, -size * 0.12, size * 0.3);
  pop();
}

function drawPlant(x, tall, phase) {
  fill(40, 160 + 5 * phase, 100);
  for (let y = 0; y < tall; y += 2) {
    ellipse(x + 0.12 * y * sin(frameCount * 0.02 + phase + y * 0.1), 50 - y, 3.4, 5);
  }
}

function keyPressed() {
  if (key === 'f' && document.fullscreenEnabled) fullscreen(!fullscreen());
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
