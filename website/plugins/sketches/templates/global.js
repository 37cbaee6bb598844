// Global mode: p5.js and the library find these functions by their names.
function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
}

function setupAsciify() {
  p5asciifier.fontSize(16);
  p5asciifier.renderer('brightness').update({ characters: ' .:-=+*%@#' });
}

function draw() {
  background(0);
  noStroke();
  ambientLight(60);
  directionalLight(255, 255, 255, 0.5, 0.5, -1);
  rotateX(frameCount * 0.02);
  rotateY(frameCount * 0.03);
  fill(150, 255, 220);
  torus(min(width, height) * 0.25, min(width, height) * 0.1);
}

function drawAsciify() {
  // Draw on top of the characters here.
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
