function setup() {
  createCanvas(480, 300, WEBGL);
  noFill();
  describe('A fern, in dark ink on light paper.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(12);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', {
    enabled: true,
    characterColorMode: 'fixed',
    backgroundColorMode: 'fixed',
    characterColor: '#efe8d8',
    backgroundColor: '#1c2b20',
    invert: true,
  });
}

function draw() {
  background(235, 230, 215);
  stroke(30, 60, 40);
  strokeWeight(6);
  line(0, 150, 0, -140);
  strokeWeight(5);
  for (let y = -120; y < 130; y += 30) {
    const length = 30 + (y + 120) * 0.5;
    line(0, y + 20, -length, y - length * 0.4);
    line(0, y + 20, length, y - length * 0.4);
  }
}
