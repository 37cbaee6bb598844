// A video file that repeats, in brown ink on paper.
// Try 0.3 or 2.
const SPEED = 0.8;
// From ink to paper. Try '#. ' or '01  '.
const RAMP = '@@#%xo=-.   ';
let video;
let isReady = false;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  video = createVideo('cat.webm', () => {
    isReady = true;
    video.volume(0);
    video.speed(SPEED);
    video.loop();
  });
  video.hide();
  describe(
    'A tabby cat walks to the right, ducks, and begins to run, in brown characters on sand.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(6);
  p5asciifier.background('#e9d8b4');
  p5asciifier.renderer('brightness').update({
    characters: RAMP,
    brightnessRange: [30, 190],
    characterColorMode: 'fixed',
    characterColor: '#4a2c1a',
    backgroundColor: '#e9d8b4',
  });
}

function draw() {
  background(255);
  if (isReady) image(video, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
