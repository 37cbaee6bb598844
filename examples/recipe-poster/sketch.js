// A poster: lines of huge letters that slide past each other, on solid colours.
// One word for each line. Try three or four.
const WORDS = ['MOVE', 'TYPE'];
// Degrees by which the lines lean. Try 0 or 30.
const TILT = -9;
const inks = ['#16130f', '#d7263d'];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  angleMode(DEGREES);
  describe(
    'The words MOVE and TYPE in huge letters, black and red on yellow, slide past each other.',
  );
}

function setupAsciify() {
  textFont(p5asciifier.fontManager.font);
  textAlign(CENTER, CENTER);
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: '##//    ',
    characterColorMode: 'fixed',
    characterColor: '#ffe14d',
    backgroundColorMode: 'sampled',
  });
}

function draw() {
  background('#ffc914');
  rotateZ(TILT);
  const high = (height * 1.1) / WORDS.length;
  const size = high * 0.92;
  textSize(size);
  WORDS.forEach((word, row) => {
    const direction = row % 2 === 0 ? 1 : -1;
    const step = size * (word.length + 0.5);
    const slide = ((frameCount * 0.004 * direction) % 1) * step;
    fill(inks[row % inks.length]);
    for (let i = -2; i <= 2; i++) text(word, i * step + slide, (row + 0.5) * high - height * 0.55);
  });
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
