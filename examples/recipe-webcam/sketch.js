// A webcam in characters. Until there is a camera, somebody else waves into it.
const RAMP = ' .,:;i1tfLCG08@'; // From dark to bright. Try ' .oO' or ' 01'.
const TONES = ['#4a0d8f', '#ffc94d']; // Shadows and lights. Try '#002b36' and '#8effc1'.
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
  pen.save();
  // Takes the colours away, and then gives lights and shadows one each.
  const steps = { saturation: '#000000', multiply: TONES[1], screen: TONES[0] };
  for (const [blending, colour] of Object.entries(steps)) {
    pen.globalCompositeOperation = blending;
    pen.fillStyle = colour;
    pen.fillRect(0, 0, small.width, small.height);
  }
  pen.restore();
  scale(-1, 1); // as in a mirror
  image(small, -width / 2, -height / 2, width, height);
}

function drawFigure() {
  const hand = 132 + 9 * sin(frameCount / 10);
  small.background(40);
  small.fill(215);
  small.stroke(230);
  small.strokeWeight(9);
  small.circle(80, 44, 30);
  small.ellipse(80, 106, 84, 70);
  small.line(118, 86, hand, 34);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
