// Large letters made of small ones: the brightness of a large letter chooses the small one.
// Try another word of two to eight letters.
const WORD = 'WAVE';
// How high the letters ride, in heights of the canvas. Try 0 or 0.25.
const SWELL = 0.09;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('The word WAVE in large letters that ride up and down. Each is made of small ones.');
}

function setupAsciify() {
  textFont(p5asciifier.fontManager.font);
  textAlign(CENTER, CENTER);
  p5asciifier.fontSize(8);
  p5asciifier.background('#10253f');
  p5asciifier.renderer('brightness').update({
    characters: ` ${WORD}`,
    characterColorMode: 'fixed',
    characterColor: '#9be7d8',
    backgroundColor: '#10253f',
  });
}

function draw() {
  background(0);
  const size = (width * 0.92) / WORD.length;
  textSize(size);
  [...WORD].forEach((letter, i) => {
    // A grey in the middle of the range in which the renderer chooses this letter.
    fill(((i + 1.5) / (WORD.length + 1)) * 255);
    const y = SWELL * height * sin(frameCount * 0.05 - i * 1.1);
    text(letter, (i - (WORD.length - 1) / 2) * size, y);
  });
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
