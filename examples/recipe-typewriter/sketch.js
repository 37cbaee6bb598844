// A typewriter: letters that stand a little askew, in uneven ink, on paper that moves up.
const PACE = 6; // Frames from key to key. Try 2 or 20.
const SLANT = 3; // How far letters lean, in steps of 1.4 degrees. Try 0 or 12.
const letter = `Dear Ada,

the sea is grey
this morning and
the gulls complain.
I have all day to
write to you, and
one key that sticks.

           Yours, M.`;
let page;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A letter to Ada appears key by key on cream paper, which moves up line by line.');
}

function setupAsciify() {
  p5asciifier.renderers().disable();
  page = p5asciifier.renderer('custom2D').enable();
  p5asciifier.fontSize(max(8, floor(width / 30))); // 30 columns
}

function draw() {
  const keys = floor(frameCount / PACE) % (letter.length + 40);
  const lines = letter.slice(0, keys).split('\n');
  const bottom = floor(p5asciifier.grid.rows / 2) - 4; // The row that the keys hit.
  const top = bottom - lines.length + 1;
  const eachKey = (framebuffer, behind, chooseFill) => {
    framebuffer.begin();
    background(behind);
    lines.forEach((line, y) => {
      [...line].forEach((key, x) => {
        chooseFill(key, noise(y * 7.3, x * 5.1));
        rect(x - 10, top + y, 1, 1);
      });
    });
    framebuffer.end();
  };

  const space = p5asciifier.fontManager.glyphColor(' ');
  eachKey(page.characterFramebuffer, space, (key) => p5asciifier.fill(key));
  eachKey(page.primaryColorFramebuffer, 0, (key, chance) => fill(lerp(10, 110, chance)));
  eachKey(page.rotationFramebuffer, 0, (key, chance) => {
    fill((255 + round((chance * 2 - 1) * SLANT)) % 255, 0, 0); // 255 steps are a whole turn.
  });

  page.secondaryColorFramebuffer.begin();
  background('#5b8a8c');
  fill('#f3ead7');
  rect(-12, top - 2, 24, 50);
  fill('#1d1b1a');
  rect(-15, bottom + 1, 30, 1);
  fill('#c8442f');
  rect(-14, bottom + 2, 28, 4);
  page.secondaryColorFramebuffer.end();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  p5asciifier.fontSize(max(8, floor(width / 30)));
}
