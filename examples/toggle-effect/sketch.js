// Click or press a key to see the plain sketch, and again to see the characters.
const tulips = ['#e8344a', '#2f8f3f', '#ffd23f', '#2f8f3f', '#e85fb0', '#2f8f3f'];
let effect = true;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('A windmill turns behind rows of tulips, as characters or as plain WEBGL.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({ characters: ' .-~=*+%#' });
}

// A windmill behind rows of tulips. Units are hundredths of the height.
function draw() {
  background('#3f86c8');
  noStroke();
  scale(height / 100);
  for (let i = -9; i < 9; i++) {
    fill(tulips[(i + 9) % tulips.length]);
    triangle(0, 4, i * 34, 50, (i + 1) * 34, 50);
  }
  fill('#8a5a34');
  quad(16, 16, 23, -18, 37, -18, 44, 16);
  fill('#e8d8b8');
  triangle(21, -18, 39, -18, 30, -29);
  translate(30, -19, 1);
  rotateZ(frameCount * 0.012);
  for (let sail = 0; sail < 4; sail++) {
    fill('#fff6e0');
    rect(2, 5, 8, 23);
    fill('#5a3420');
    rect(-1, 0, 3, 29);
    rotateZ(HALF_PI);
  }
}

function drawAsciify() {
  // This label is drawn after the conversion, so it stays sharp. It disappears with the effect.
  noStroke();
  fill(0);
  rect(-88, height / 2 - 20, 176, 16);
  textFont(p5asciifier.fontManager.font);
  textSize(8);
  textAlign(CENTER, CENTER);
  fill(255);
  text('click: plain sketch', 0, height / 2 - 12);
}

function toggle() {
  effect = !effect;
  for (const hook of ['pre', 'post']) {
    if (effect) p5asciify.activateHook(hook);
    else p5asciify.deactivateHook(hook);
  }
}

function mousePressed() {
  toggle();
}

function keyPressed() {
  toggle();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
