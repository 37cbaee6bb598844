// Rain of characters: a bright head runs down each column and leaves a trail that fades.
const TRAIL = 22; // Length of a trail, in cells. Try 6 or 60.
const GLYPHS = 'ÐÞßæøÅ¥§¶µ¿0123456789'; // Any of the font. Try '01' or ' .oO'.
let custom;
let letters;
let colours;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  randomSeed(3);
  describe('Columns of green characters with white heads run down a black screen.');
}

function setupAsciify() {
  p5asciifier.renderers().disable();
  custom = p5asciifier.renderer('custom2D').enable();
  p5asciifier.fontSize(8);
  fillScreen();
}

// Two images with a pixel for each cell: one for the codes of characters, one for colours.
function fillScreen() {
  const { cols, rows } = p5asciifier.grid;
  [letters, colours] = [createImage(cols, rows), createImage(cols, rows)];
  letters.loadPixels();
  colours.loadPixels();
  for (let cell = 0; cell < cols * rows; cell++) changeLetter(cell);
}

function changeLetter(cell) {
  const code = p5asciifier.fontManager.glyphColor(random([...GLYPHS]));
  letters.pixels.set([red(code), green(code), blue(code), 255], cell * 4);
}

function draw() {
  const { cols, rows } = p5asciifier.grid;
  for (let i = 0; i < 12; i++) changeLetter(floor(random(cols * rows)));
  for (let x = 0; x < cols; x++) {
    const speed = 0.12 + 0.3 * ((x * 0.618) % 1);
    const head = (frameCount * speed + x * 37) % (rows + TRAIL);
    for (let y = 0; y < rows; y++) {
      const light = head < y ? 0 : max(0, 1 - (head - y) / TRAIL);
      const white = light > 1 - 1.2 / TRAIL ? 225 : 30; // the head is nearly white
      colours.pixels.set(
        [white * light, 235 * light, (white + 60) * light, 255],
        (y * cols + x) * 4,
      );
    }
  }
  show(letters, custom.characterFramebuffer);
  show(colours, custom.primaryColorFramebuffer);
}

function show(cells, framebuffer) {
  cells.updatePixels();
  framebuffer.begin();
  image(cells, -cells.width / 2, -cells.height / 2);
  framebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fillScreen();
}
