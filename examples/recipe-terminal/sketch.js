// A terminal: what follows a dollar sign is typed key by key, and answers come line by line.
const PACE = 7; // Frames from key to key. Try 2 or 20.
const GLOW = '#45ff8a'; // The colour of the letters. Try '#ffb454'.
const script = [
  '$ whoami',
  'guest',
  '$ cat cat.txt',
  '   /\\_/\\',
  '  ( o.o )   meow',
  '   > ^ <',
  '$ logout   ',
];
let lines = ['$ '];
let custom;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe(
    'Green letters on black. Commands are typed, and the answer is a cat made of characters.',
  );
}

function setupAsciify() {
  p5asciifier.renderers().disable();
  custom = p5asciifier.renderer('custom2D').enable();
  p5asciifier.fontSize(max(8, floor(width / 30))); // 30 columns
}

function pressKey() {
  const line = script[lines.length - 1];
  const typed = lines.pop();
  const next = script[lines.length + 1] ?? '$ ';
  if (typed !== line) lines.push(line.slice(0, typed.length + 1));
  else if (lines.length + 1 === script.length) lines = ['$ '];
  else lines.push(typed, next.startsWith('$') ? '$ ' : next);
}

function draw() {
  if (frameCount % PACE === 0) pressKey();
  const left = 1 - p5asciifier.grid.cols / 2;
  const top = 1 - p5asciifier.grid.rows / 2;

  custom.characterFramebuffer.begin();
  background(p5asciifier.fontManager.glyphColor(' '));
  lines.forEach((line, y) => {
    [...line].forEach((letter, x) => {
      p5asciifier.fill(letter);
      rect(left + x, top + y, 1, 1);
    });
  });
  custom.characterFramebuffer.end();

  custom.primaryColorFramebuffer.begin();
  background(GLOW);
  custom.primaryColorFramebuffer.end();

  custom.secondaryColorFramebuffer.begin();
  background('#06130b');
  fill(GLOW);
  if (frameCount % 60 < 40) rect(left + lines.at(-1).length, top + lines.length - 1, 1, 1);
  custom.secondaryColorFramebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  p5asciifier.fontSize(max(8, floor(width / 30)));
}
