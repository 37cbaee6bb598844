function setup() {
  createCanvas(480, 300, WEBGL);
  describe('A round window of coloured panes with black lines.');
}

function setupAsciify() {
  p5asciifier.fontSize(15);
  p5asciifier.renderer('brightness').update({
    characters: '+x',
    backgroundColorMode: 'sampled',
    characterColorMode: 'fixed',
    characterColor: '#000000',
  });
}

function draw() {
  background(40, 40, 90);
  noStroke();
  const panes = ['crimson', 'gold', 'seagreen', 'royalblue', 'tomato', 'plum'];
  for (let i = 0; i < 6; i++) {
    fill(panes[i]);
    arc(0, 0, 270, 270, i * 1.0472, (i + 1) * 1.0472, PIE);
  }
}
