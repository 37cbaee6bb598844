// An invader in the JSON format of the library.
const LINES = [' #  # ', ' #### ', '##  ##', '######', '# ## #'];
let sprite;

function setup() {
  createCanvas(480, 300, WEBGL);
  describe('An invader with pink eyes and a green body, made of number signs.');
}

function setupAsciify() {
  p5asciifier.fontSize(30);
  p5asciifier.renderer('brightness').disable();
  p5asciifier.renderer('custom2D').enable();
  const cells = LINES.flatMap((line, y) =>
    [...line].map((character, x) => {
      const color = y < 2 ? '#ff7ab6ff' : '#3ee6b1ff';
      return { x, y, character, color, backgroundColor: '#000000ff', rotation: 0 };
    }),
  );
  const gridSize = { cols: 6, rows: 5 };
  sprite = p5asciifier.loadJSON({ metadata: { version: '1.0', gridSize }, cells });
}

function stamp(name) {
  const framebuffer = p5asciifier.renderer('custom2D')[name];
  framebuffer.begin();
  clear();
  image(sprite[name], -3, -3);
  framebuffer.end();
}

function draw() {
  stamp('characterFramebuffer');
  const { primaryColorFramebuffer } = p5asciifier.renderer('custom2D');
  primaryColorFramebuffer.begin();
  noStroke();
  background('#3ee6b1');
  fill('#ff7ab6');
  rect(-3, -3, 6, 2);
  primaryColorFramebuffer.end();
}
