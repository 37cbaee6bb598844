function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A bright disc whose rim is made of arrowheads.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(12);
  p5asciifier.renderer('brightness').disable();
  p5asciifier.renderer('edge').update({
    enabled: true,
    characters: '^<<vv>>^',
    sampleThreshold: 4,
  });
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
  p5asciifier.renderers().add('rim', 'edge', {
    enabled: true,
    characters: '^<<vv>>^',
    sampleThreshold: 4,
  });
}

function draw() {
  background(0);
  fill(255);
  circle(0, 0, 240);
}
