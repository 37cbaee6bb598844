// A split-flap board: every flap turns through the alphabet until it shows its letter.
const PACE = 3; // Frames from one flap to the next. Try 1 or 10.
const STAY = 330; // Frames until the next departures. Try 120 or 900.
const WIDE = 20; // How many flaps a row has.
const FLAPS = ' ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789:';
const boards = [
  ['DEPARTURES', '08:15 LISBON       4', '08:40 OSLO         1', '09:05 NAPLES      12'],
  ['DEPARTURES', '10:20 KYOTO        7', '10:32 GALWAY       3', '11:48 THE MOON    99'],
].map((lines) => lines.map((line) => line.padEnd(WIDE)).join(''));
let flaps = Array.from(boards[0], () => 0);
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
  // They start one after the other, and stop at their letters.
  flaps = flaps.map((flap, i) => {
    const isTurning = frameCount % PACE === 0 && frameCount % STAY > i / 2;
    return isTurning && FLAPS[flap] !== board[i] ? (flap + 1) % FLAPS.length : flap;
  });
  paint(custom.characterFramebuffer, (flap) => p5asciifier.fill(FLAPS[flap]));
  paint(custom.primaryColorFramebuffer, (flap, i) => fill(i < WIDE ? '#ffb000' : '#f4f1e8'));
  paint(custom.secondaryColorFramebuffer, (flap, i) => fill(i % 2 ? '#26262b' : '#1d1d21'));
}

// Every second row of the grid stays empty.
function paint(framebuffer, chooseFill) {
  framebuffer.begin();
  background(0);
  flaps.forEach((flap, i) => {
    chooseFill(flap, i);
    rect((i % WIDE) - WIDE / 2, floor(i / WIDE) * 2 - 4, 1, 1);
  });
  framebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  p5asciifier.fontSize(max(8, floor(width / 24)));
}
