function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('Hills in three shades.');
}

function setupAsciify() {
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').characters('.-');
  p5asciifier.renderer('edge').update({ enabled: true, sampleThreshold: 20 });
  p5asciifier.renderers().add('light', 'brightness', {
    characters: '+#',
    brightnessRange: [128, 255],
  });
}

function draw() {
  background(40);
  fill(90);
  ellipse(-120, 130, 380, 240);
  fill(160);
  ellipse(130, 160, 420, 260);
  fill(230);
  circle(120, -70, 80);
}
