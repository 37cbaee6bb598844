// One moment, with default characters.
function setupAsciify() {
  p5asciifier.fontSize(8);
}
function draw() {
  plate.background(night);
  plate.noStroke();
  plate.push();
  plate.translate(plate.width / 2, plate.height * 0.86);
  plate.scale(plate.height * 0.0061);
  rim = 0;
  drawDancer(frameCount, colours[moments - 1]);
  plate.pop();
  image(plate, -width / 2, -height / 2, width, height);
}
