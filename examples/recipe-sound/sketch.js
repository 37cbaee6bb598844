// Each row is a note, and louder notes are higher. A press or a key starts and ends the tune.
const BEAT = 24; // Frames from note to note. Try 12 or 60.
const RISE = 1.1; // How high a loud note rises, in heights of the canvas. Try 0.3 or 2.
const tune = [262, 330, 392, 494, 440, 392, 330, 294]; // in hertz
let voice; // once there is sound
let meter;
let isOn = false;
let rows = [];
let sheet;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  sheet = createGraphics(windowWidth, windowHeight);
  sheet.pixelDensity(1);
  describe('Ridges of light, orange to violet. Each note raises a summit where its pitch belongs.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters('  .:-=+*#%@');
}

function mousePressed() {
  isOn = !isOn;
  if (voice) return;
  userStartAudio();
  voice = new p5.Oscillator('triangle');
  meter = new p5.Amplitude();
  voice.connect(meter);
  voice.start();
}

function keyPressed() {
  mousePressed();
}

function draw() {
  const note = tune[floor(frameCount / BEAT) % tune.length];
  const loudness = 0.5 * (1 - (frameCount % BEAT) / BEAT);
  voice?.freq(note);
  voice?.amp(isOn ? max(loudness, 0.01) : 0.001, 0.02);
  if (frameCount % 6 === 1) {
    // Without sound the ridges are as high as the notes would be loud.
    const level = isOn ? meter.getLevel() : loudness / 2;
    rows = [{ place: map(note, 262, 494, 0.2, 0.8), level }, ...rows.slice(0, 9)];
  }
  sheet.background(0);
  sheet.strokeWeight(height / 34);
  for (let row = rows.length - 1; row >= 0; row--) drawRidge(row, rows[row]); // the farthest first
  image(sheet, -width / 2, -height / 2, width, height);
}

function drawRidge(row, { place, level }) {
  const foot = height * (0.98 - row * 0.068);
  sheet.fill(0);
  sheet.stroke(255 - row * 13, 180 - row * 12, 40 + row * 20);
  sheet.beginShape();
  for (let x = -0.02; x <= 1.03; x += 0.02) {
    const rise = level * exp(-(((x - place) / 0.11) ** 2)) + 0.02 * sin(x * 20 + row);
    sheet.vertex(x * width, foot - rise * RISE * height);
  }
  sheet.endShape();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  sheet.resizeCanvas(windowWidth, windowHeight);
}
