// A sundial. Whatever lies in the shade is drawn with its own ramp: hatching.
const HATCHING = '//'; // The characters of the shade. Try 'xX' or '..'.
const SHADE = [40, 130]; // Which brightness is shade, from 0 to 255. Try [40, 200].

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  describe('A stone sundial with twelve marks. Its hatched shadow turns around with the hours.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*%#');
  p5asciifier.renderers().add('shade', 'brightness', {
    characters: HATCHING,
    brightnessRange: SHADE,
  });
}

function draw() {
  background(206, 178, 128);
  scale(height / 100);
  const hour = PI * 0.8 + frameCount * 0.004;
  fill(100, 86, 156);
  circle(4, 7, 92); // the shadow of the plate on the wall
  fill(236, 222, 186);
  circle(0, 0, 90);
  fill(250, 240, 214);
  circle(0, 0, 76);
  fill(28, 22, 40);
  for (let mark = 0; mark < 12; mark++) {
    push();
    rotate((mark * TWO_PI) / 12);
    rect(-0.9, -36, 1.8, mark % 3 ? 5 : 9);
    pop();
  }
  // The shadow of the blade: a long triangle that is broadest where the blade stands.
  fill(112, 96, 170);
  const [x, y] = [cos(hour), sin(hour)];
  triangle(-y * 7, x * 7, y * 7, -x * 7, x * 37, y * 37);
  fill(196, 120, 52);
  triangle(-4, 14, 4, 14, 0, -16);
  fill(255, 214, 130);
  triangle(-4, 14, 0, 14, 0, -16);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
