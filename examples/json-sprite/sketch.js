// Text art in the JSON export format becomes a sprite for the custom2D renderer.
const PICTURE = [
  '  #     #  ',
  '   #   #   ',
  '  #######  ',
  ' ## ### ## ',
  '###########',
  '# ####### #',
  '# #     # #',
  '   ## ##   ',
];
const COLOURS = ['#3ee6b1ff', '#ffb347ff', '#ff7ab6ff', '#6fb7ffff', '#ffe066ff'];

let sprites = [];

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe('Five coloured invaders made of number signs hop in two rows.');
}

function setupAsciify() {
  p5asciifier.renderers().disable();
  p5asciifier.renderer('custom2D').enable();
  sprites = COLOURS.map((colour) => p5asciifier.loadJSON(toJson(PICTURE, colour)));
}

// The fields that saveJSON() writes and that loadJSON() needs.
function toJson(lines, colour) {
  const cells = [];
  lines.forEach((line, y) => {
    [...line].forEach((character, x) => {
      if (character === ' ') return;
      const backgroundColor = '#00000000';
      cells.push({ x, y, character: '#', color: colour, backgroundColor, rotation: 0 });
    });
  });
  const gridSize = { cols: lines[0].length, rows: lines.length };
  return { metadata: { version: '1.0', gridSize }, cells };
}

function draw() {
  const layer = p5asciifier.renderer('custom2D');
  stamp(layer.characterFramebuffer, 'characterFramebuffer');
  stamp(layer.primaryColorFramebuffer, 'primaryColorFramebuffer');
  stamp(layer.secondaryColorFramebuffer, 'secondaryColorFramebuffer');
}

function stamp(target, name) {
  const { cols, rows } = p5asciifier.grid;
  target.begin();
  clear();
  sprites.forEach((sprite, i) => {
    // The sprite moves by whole cells. Between two cells, the numbers of its characters would mix.
    const column = floor(cols / 2 - 18 + (i % 3) * 13 + 6 * (i > 2) + 1.5 * sin(frameCount * 0.05));
    const row = floor(rows / 2 - 9 + 10 * (i > 2) + 1.5 * sin(frameCount * 0.05 + i));
    image(sprite[name], column - cols / 2, row - rows / 2);
  });
  target.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
