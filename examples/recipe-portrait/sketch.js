// A dithered portrait: a pattern of thresholds decides for each cell whether it gets a dot.
const LIGHT = -15; // How much brighter or darker. Try -70 or 60.
const INKS = ['#1f2fa8', '#ffdcd6']; // Of dots and paper. Try '#e63312' and '#f7f1e3'.
const pattern = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]; // Bayer's, 4 × 4
let photo;
let greys = []; // one for each cell, once the photograph is there
let dots;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noSmooth();
  loadImage('portrait.jpg', (loaded) => (photo = loaded));
  describe('A smiling astronaut in blue dots on pink paper. A shadow passes slowly over her.');
}

function setupAsciify() {
  p5asciifier.fontSize(5);
  p5asciifier.background(INKS[1]);
  p5asciifier.renderer('brightness').update({
    characters: '@ ',
    characterColorMode: 'fixed',
    characterColor: INKS[0],
    backgroundColor: INKS[1],
  });
}

function readGreys() {
  const { cols, rows } = p5asciifier.grid;
  const factor = max(cols / photo.width, rows / photo.height);
  dots = createImage(cols, rows);
  const [wide, high] = [cols / factor, rows / factor];
  dots.copy(photo, (photo.width - wide) / 2, 0, wide, high, 0, 0, cols, rows);
  dots.loadPixels();
  greys = Array.from({ length: cols * rows }, (_, i) => (dots.pixels[i * 4 + 1] - 128) * 1.7 + 128);
}

function draw() {
  background(255);
  if (!photo) return;
  if (greys.length === 0) readGreys();
  greys.forEach((grey, i) => {
    const [x, y] = [i % dots.width, floor(i / dots.width)];
    const shadow = 35 * sin(x / 20 - y / 40 - frameCount / 50);
    const isPaper = grey + LIGHT + shadow > pattern[(x % 4) + 4 * (y % 4)] * 16 + 8;
    dots.pixels.set(isPaper ? [255, 255, 255] : [0, 0, 0], i * 4);
  });
  dots.updatePixels();
  image(dots, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  greys = [];
}
