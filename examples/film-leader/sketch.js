// The frames of a film leader are drawn once, and then played twelve a second.
const framesPerNumber = 12;
const numbers = ['5', '4', '3'];
const digits = {
  5: ['####', '#   ', '#   ', '####', '   #', '   #', '####'],
  4: ['#  #', '#  #', '#  #', '####', '   #', '   #', '   #'],
  3: ['####', '   #', '   #', ' ###', '   #', '   #', '####'],
};
const film = [];
let projector;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  projector = createGraphics(320, 200);
  projector.pixelDensity(1);
  randomSeed(7);
  for (const number of numbers) {
    for (let i = 0; i < framesPerNumber; i++) film.push(exposeFrame(number, i / framesPerNumber));
  }
  describe('The countdown before a film: a number in two rings, which a turning hand wipes dark.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: ' .:-=+*%@#',
    characterColor: '#ffd9a0',
    characterColorMode: 'fixed',
  });
}

// One frame of the film, kept as an image.
function exposeFrame(number, turn) {
  const picture = projector;
  const [x, y] = [picture.width / 2, picture.height / 2];
  picture.background(118);
  picture.noStroke();

  // The hand sweeps around once a number, and leaves the darker part behind.
  picture.fill(72);
  if (turn > 0) picture.arc(x, y, 500, 500, -HALF_PI, -HALF_PI + turn * TWO_PI, PIE);
  picture.stroke(20);
  picture.strokeWeight(4);
  picture.line(0, y, picture.width, y);
  picture.line(x, 0, x, picture.height);
  picture.line(x, y, x + 250 * sin(turn * TWO_PI), y - 250 * cos(turn * TWO_PI));
  picture.noFill();
  picture.stroke(235);
  picture.strokeWeight(6);
  picture.circle(x, y, 184);
  picture.circle(x, y, 152);

  picture.noStroke();
  picture.fill(255);
  digits[number].forEach((line, row) => {
    [...line].forEach((mark, column) => {
      if (mark === '#') picture.rect(x + (column - 2) * 16, y + (row - 3.5) * 15, 16, 15);
    });
  });

  // A scratch that wanders and a few specks of dust.
  picture.fill(200);
  picture.rect(60 + random(14), 0, 2, picture.height);
  for (let i = 0; i < 4; i++) {
    picture.circle(random(picture.width), random(picture.height), random(3, 8));
  }
  return picture.get();
}

function draw() {
  const frame = film[floor(frameCount / 5) % film.length];
  const weave = 2 * sin(floor(frameCount / 5) * 1.7); // the film does not lie quite still
  const scale = max(width / frame.width, height / frame.height);
  background(0);
  imageMode(CENTER);
  image(frame, weave, weave / 2, frame.width * scale, frame.height * scale);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
