// Click or press a key to see the plain sketch, and again to see the characters.
let effect = true;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('Three rings in all colours turn inside each other, as characters or as plain WEBGL.');
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({ characters: ' .-~=*+%#' });
}

function draw() {
  background(0);
  noStroke();
  for (let ring = 0; ring < 3; ring++) {
    push();
    rotateX(frameCount * 0.012 + ring * 1.05);
    rotateY(frameCount * 0.017 + ring * 0.7);
    normalMaterial();
    torus(height * (0.14 + ring * 0.12), height * 0.045, 48, 16);
    pop();
  }
}

function drawAsciify() {
  // This label is drawn after the conversion, so it stays sharp. It disappears with the effect.
  noStroke();
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
