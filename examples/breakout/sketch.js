// A small game of bricks, drawn cell by cell. It plays by itself until you press an arrow key.
const colours = ['#ff6b81', '#ffb347', '#ffe066', '#3ee6b1', '#6fb7ff'];
const [white, grey, night] = ['#dde3ee', '#4a5a86', '#080a18'];
const brickWidth = 4;
const paddleWidth = 7;
const speed = 0.33; // cells a frame
const codes = {}; // the values that are written for characters and colours

let board;
let bricks, ball, paddle;
let score = 0;
let isDemo = true;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  describe(
    'A game of bricks: five rows of bricks at the top, a ball in flight, and a paddle below.',
  );
}

function setupAsciify() {
  // The game has 40 columns at any size, because the cells follow the window.
  p5asciifier.gridDimensions(40, 25);
  fitCells();
  p5asciify.background(night);
  p5asciifier.background(night);
  p5asciifier.renderer('brightness').disable();
  board = p5asciifier.renderer('custom2D').enable();
  startGame();
}

function startGame() {
  bricks = [];
  for (let row = 0; row < colours.length; row++) {
    for (let x = 2; x < 38; x += brickWidth) bricks.push({ x, y: 4 + row, row });
  }
  score = 0;
  paddle = 16;
  serve();
}

function serve() {
  ball = { x: 20, y: 15, dx: speed * 0.8, dy: speed };
}

function draw() {
  if (keyIsDown(LEFT_ARROW) || keyIsDown(RIGHT_ARROW)) isDemo = false;
  const wish = isDemo ? ball.x - paddleWidth / 2 - paddle : 0;
  const push = keyIsDown(RIGHT_ARROW) - keyIsDown(LEFT_ARROW) || constrain(wish, -1, 1);
  paddle = constrain(paddle + push * 0.5, 1, 39 - paddleWidth);
  moveBall();
  paint();
}

function moveBall() {
  const next = { x: ball.x + ball.dx, y: ball.y + ball.dy };
  if (next.x < 1 || next.x >= 39) ball.dx *= -1;
  if (next.y < 3) ball.dy *= -1;
  const offset = (next.x - paddle) / paddleWidth;
  if (ball.dy > 0 && floor(next.y) === 22 && offset >= 0 && offset < 1) {
    ball.dy *= -1;
    ball.dx = speed * 2 * (offset - 0.5) + speed * 0.2;
  }
  const hit = bricks.find(
    ({ x, y }) => floor(next.y) === y && next.x >= x && next.x < x + brickWidth,
  );
  if (hit) {
    bricks.splice(bricks.indexOf(hit), 1);
    ball.dy *= -1;
    score += 10 * (colours.length - hit.row);
  }
  ball.x += ball.dx;
  ball.y += ball.dy;
  if (ball.y > 25) serve();
  if (bricks.length === 0) startGame();
}

function paint() {
  const layers = [board.characterFramebuffer, board.primaryColorFramebuffer];
  for (const layer of layers) layer.pixels = new Uint8Array(4 * 40 * 25);
  write(`SCORE ${nf(score, 4)}`, 1, 1, white);
  write(isDemo ? 'PRESS < OR >' : 'BREAKOUT', isDemo ? 27 : 31, 1, colours[3]);
  write('-'.repeat(40), 0, 2, grey);
  for (let y = 3; y < 25; y++) write(`|${' '.repeat(38)}|`, 0, y, grey);
  for (const { x, y, row } of bricks) write('[##]', x, y, colours[row]);
  write('='.repeat(paddleWidth), round(paddle), 22, white);
  write('O', floor(ball.x), floor(ball.y), white);
  for (const layer of layers) layer.updatePixels();

  board.secondaryColorFramebuffer.begin();
  background(night);
  board.secondaryColorFramebuffer.end();
}

// One pixel is one cell. loadPixels() is not needed, because all of them are written anew.
function write(characters, x, y, colour) {
  [...characters].forEach((character, i) => {
    const place = 4 * (y * 40 + x + i);
    codes[character] ??= bytesOf(p5asciifier.fontManager.glyphColor(character));
    codes[colour] ??= bytesOf(colour);
    board.characterFramebuffer.pixels.set(codes[character], place);
    board.primaryColorFramebuffer.pixels.set(codes[colour], place);
  });
}

function bytesOf(colour) {
  return [red(colour), green(colour), blue(colour), 255];
}

function fitCells() {
  p5asciifier.fontSize(4 * max(1, floor(min(width / 40, height / 25) / 4)));
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  fitCells();
}
