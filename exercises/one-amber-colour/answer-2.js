// A balloon in the colours of a fair.
function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A balloon with stripes in red, yellow and blue.');
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({
    characterColorMode: 'fixed',
    characterColor: '#7dff9a',
    characters: ' .:-=+*#%@',
  });
}

function draw() {
  background(0);
  fill(240, 60, 60);
  ellipse(0, -20, 200, 220);
  fill(255, 220, 60);
  ellipse(0, -20, 120, 220);
  fill(60, 120, 255);
  ellipse(0, -20, 45, 220);
}
