function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A grey sky that gets brighter to the right.');
}

function setupAsciify() {
  p5asciifier.fontSize(15);
  p5asciifier.renderers().add('light', 'brightness', { characters: 'o@' });
}

function draw() {
  p5asciifier.renderer('brightness').update({ characters: '.', brightnessRange: [0, 64] });
  p5asciifier.renderer('light').update({ brightnessRange: [64, 255] });
  background(30);
  fill(64, 65, 64);
  rect(-90, -150, 90, 300);
  fill(150);
  rect(0, -150, 120, 300);
  fill(230);
  rect(120, -150, 120, 300);
}
