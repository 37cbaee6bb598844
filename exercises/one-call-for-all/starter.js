// Two asciifiers, one over the other.
let second;

async function setupAsciify() {
  second = await p5asciify.add();
  second.background([0, 0, 0, 0]);
  second.renderer('brightness').update({ characters: '+*', brightnessRange: [128, 255] });
  p5asciify.fontSize(8);
}

function setup() {
  createCanvas(480, 300, WEBGL);
  noStroke();
  describe('A bright ring around a dark disc.');
}

function draw() {
  background(0);
  fill(230);
  circle(0, 0, 260);
  fill(60);
  circle(0, 0, 150);
}
