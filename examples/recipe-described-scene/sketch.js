// A traffic light in words: for everybody on the screen, and for screen readers.
const SECONDS = 4; // How long each light is on. Try 2.
// Each with its word, and with the sentence for screen readers. Try your own language.
const LIGHTS = [
  { word: 'STOP', colour: '#ff8a7c', sentence: 'The traffic light is red: stop.' },
  { word: 'GO', colour: '#3df07c', sentence: 'The traffic light is green: go.' },
  { word: 'WAIT', colour: '#ffc93a', sentence: 'The traffic light is yellow: wait.' },
];

let shown; // the number of the light that was described last

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A traffic light by the road. Its three lights take turns, with a word beside them.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
}

function draw() {
  const number = floor(frameCount / (SECONDS * 60)) % LIGHTS.length;
  // Only when the light changes, because screen readers announce every new description.
  if (number !== shown && frameCount > 60) describe(LIGHTS[number].sentence);
  shown = number;

  background(34, 42, 84);
  scale(height / 100);
  fill(70, 74, 100);
  rect(-150, 36, 300, 20);
  fill(12, 12, 20);
  rect(-37, 20, 6, 26);
  rect(-50, -45, 32, 76, 4);
  [0, 2, 1].forEach((light, place) => {
    fill(light === number ? LIGHTS[light].colour : '#2c2c3c');
    circle(-34, -31 + place * 24, 19);
  });
  fill(LIGHTS[number].colour);
  textFont(p5asciifier.fontManager.font);
  textSize(20);
  textAlign(LEFT, CENTER);
  text(LIGHTS[number].word, -16, -6);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
