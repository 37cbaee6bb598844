// A 2D sketch as the source: every command goes to a graphics object, and that is converted.
const HASTE = 6; // Seconds that pass in a second. Try 60 or -1.
const FACE = '#f4f1e8'; // Try '#101820', with '#f4f1e8' for the hands.
const HANDS = '#14202e';
let sheet;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  sheet = createGraphics(windowWidth, windowHeight); // in 2D, because WEBGL is not asked for
  describe('A station clock on a red wall. Its hands turn six times faster than they should.');
}

function setupAsciify() {
  p5asciifier.setCaptureTexture(sheet);
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: '#%x=-. ',
    characterColorMode: 'fixed',
    characterColor: '#ff8d7a',
    backgroundColorMode: 'sampled',
  });
}

function draw() {
  const seconds = 10 * 3600 + 8 * 60 + 37 + (frameCount / 60) * HASTE;
  sheet.resetMatrix();
  sheet.background('#b3122b');
  sheet.translate(sheet.width / 2, sheet.height / 2);
  sheet.scale(sheet.height / 100); // Units are hundredths of the height.
  sheet.stroke(HANDS);
  sheet.strokeWeight(4);
  sheet.fill(FACE);
  sheet.circle(0, 0, 88);
  for (let hour = 0; hour < 12; hour++) hand((hour / 12) * TWO_PI, 33, 39, 3.4, HANDS);
  hand((seconds / 43200) * TWO_PI, -6, 21, 5, HANDS);
  hand((seconds / 3600) * TWO_PI, -6, 33, 3.6, HANDS);
  hand((seconds / 60) * TWO_PI, -9, 35, 1.8, '#d7263d');
}

// A line at an angle from the top, from one distance to another.
function hand(angle, from, to, breadth, colour) {
  sheet.stroke(colour);
  sheet.strokeWeight(breadth);
  sheet.line(sin(angle) * from, -cos(angle) * from, sin(angle) * to, -cos(angle) * to);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  sheet.resizeCanvas(windowWidth, windowHeight);
}
