// A split-flap board: every flap turns through the alphabet until it shows its letter.
// Frames from one flap to the next. Try 1 or 10.
const PACE = 3;
// Frames until the next departures. Try 120 or 900.
const STAY = 330;
const FLAPS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:';
const boards = [
  ['DEPARTURES', '08:15 LISBON       4', '08:40 OSLO         1', '09:05 NAPLES      12'],
  ['DEPARTURES', '10:20 KYOTO        7', '10:32 GALWAY       3', '11:48 THE MOON    99'],
];
const rows = boards[0].map((line) => Array.from(line.padEnd(20), () => 0));
let custom;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A black board lists three departures. Its letters flip one after the other.');
}

function setupAsciify() {
  p5asciifier.renderers().disable();
  custom = p5asciifier.renderer('custom2D').enable();
  p5asciifier.fontSize(max(8, floor(width / 24))); // 24 columns
}

function draw() {
  const board = boards[floor(frameCount / STAY) % boards.length];
  // Each row starts a little later than the one above, and turns from left to right.
  const isTurning = (x, y) => frameCount % STAY > y * 8 + x && frameCount % PACE === 0;
  rows.forEach((row, y) => {
    row.forEach((flap, x) => {
      const wanted = FLAPS.indexOf(board[y][x] ?? ' ');
      if (flap !== wanted && isTurning(x, y)) row[x] = (flap + 1) % FLAPS.length;
    });
  });
  paint(custom.characterFramebuffer, (flap) => p5asciifier.fill(FLAPS[flap]));
  paint(custom.primaryColorFramebuffer, (flap, x, y) =>
    fill(y === 0 || x < 5 ? '#ffb000' : '#f4f1e8'),
  );
  paint(custom.secondaryColorFramebuffer, (flap, x) => fill(x % 2 ? '#26262b' : '#1d1d21'));
}

// Every second row of the grid stays empty.
function paint(framebuffer, chooseFill) {
  framebuffer.begin();
  background(0);
  rows.forEach((row, y) => {
    row.forEach((flap, x) => {
      chooseFill(flap, x, y);
      rect(x - 10, y * 2 - 4, 1, 1);
    });
  });
  framebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  p5asciifier.fontSize(max(8, floor(width / 24)));
}
