// A webcam in characters. Until there is a camera, somebody else waves into it.
// From dark to bright. Try ' .oO' or ' 01'.
const RAMP = ' .,:;i1tfLCG08@';
// Shadows and lights. Try '#002b36' and '#8effc1'.
const TONES = ['#4a0d8f', '#ffc94d'];
let small;
let video; // once there is a camera

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  small = createGraphics(160, 100);
  small.pixelDensity(1);
  askForCamera();
  describe('A figure waves, in violet and yellow. With your consent your camera takes its place.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(RAMP);
}

async function askForCamera() {
  const element = document.createElement('video');
  element.muted = true;
  element.playsInline = true;
  try {
    element.srcObject = await navigator.mediaDevices.getUserMedia({ video: true });
    await element.play();
    video = element;
  } catch {
    // Without a camera the figure stays.
  }
}

function draw() {
  const pen = small.drawingContext;
  if (video) pen.drawImage(video, 0, 0, small.width, small.height);
  else drawFigure();
  // Takes the colours away, and then gives lights and shadows one each.
  const steps = { saturation: '#000000', multiply: TONES[1], screen: TONES[0] };
  for (const [blending, colour] of Object.entries(steps)) {
    pen.globalCompositeOperation = blending;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, small.width, small.height);
  }
  pen.globalCompositeOperation = 'source-over';
  scale(-1, 1); // as in a mirror
  image(small, -width / 2, -height / 2, width, height);
}

function drawFigure() {
  small.background(0);
  small.fill(60);
  small.noStroke();
  small.circle(80, 52, 100);
  small.fill(215);
  small.circle(80 + 2 * sin(frameCount / 20), 44, 36);
  small.ellipse(80, 106, 88, 76);
  small.stroke(255);
  small.strokeWeight(9);
  small.line(118, 86, 132 + 9 * sin(frameCount / 10), 36);
  small.circle(132 + 9 * sin(frameCount / 10), 32, 9);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
