// A map: noise is the height of the land, and the edge renderer draws the lines between its steps.
// How many heights there are. Try 4 or 18.
const STEPS = 9;
// How large the hills are. Smaller is larger. Try 0.015 or 0.1.
const ZOOM = 0.035;
const colours = ['#3d7ea6', '#86b8c9', '#bcd6a2', '#d9dfa0', '#ead9a0', '#ddb98a', '#c9977a'];
let land;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noSmooth();
  noiseSeed(21);
  land = createImage(120, 76);
  land.loadPixels();
  describe('A map with blue lakes and brown hills. Thin strokes mark the lines of equal height.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({ characters: ' ', backgroundColorMode: 'sampled' });
  p5asciifier.renderer('edge').update({
    enabled: true,
    sobelThreshold: 0.02,
    sampleThreshold: 6,
    characterColorMode: 'fixed',
    characterColor: '#5a3d2b',
    backgroundColorMode: 'sampled',
  });
}

function draw() {
  if (frameCount % 3 === 1) survey();
  image(land, -width / 2, -height / 2, width, height);
}

function survey() {
  for (let i = 0; i < land.width * land.height; i++) {
    const x = i % land.width;
    const y = floor(i / land.width);
    const height = map(noise(x * ZOOM, y * ZOOM, frameCount * 0.002), 0.2, 0.75, 0, 0.999, true);
    const step = floor(height * STEPS) / STEPS;
    const colour = color(colours[floor(step * colours.length)]);
    land.pixels.set([red(colour), green(colour), blue(colour), 255], i * 4);
  }
  land.updatePixels();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
