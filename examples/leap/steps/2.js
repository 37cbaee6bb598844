// Seven moments in digits, on black and without a rim.
function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' 01234567');
}
function draw() {
  plate.background(night);
  plate.noStroke();
  plate.push();
  plate.translate(plate.width / 2, plate.height * 0.86);
  plate.scale(plate.height * 0.0061);
  drawStage();
  rim = 0;
  for (let i = moments; i >= 1; i--) {
    const frame = frameCount - (i - 1) * apart;
    if (frame >= 0) drawDancer(frame, colours[moments - i]);
  }
  plate.pop();
  image(plate, -width / 2, -height / 2, width, height);
}
