// A mirror made of characters. It shows your camera, or a drawn face if there is none.
let video; // once there is a camera
let picture;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  picture = createGraphics(160, 120);
  picture.pixelDensity(1);
  askForCamera();
  describe(
    'A drawn face in a mirror, made of characters. With your permission the camera takes its place.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*#%@');
}

async function askForCamera() {
  try {
    const element = document.createElement('video');
    element.muted = true;
    element.playsInline = true;
    element.srcObject = await navigator.mediaDevices.getUserMedia({ video: true });
    await element.play();
    video = element;
  } catch {
    // If there is no camera, or it was not allowed, the face stays.
  }
}

function draw() {
  background(8, 12, 28);
  if (video) showVideo();
  else drawFace();
}

// As large as it takes to fill the canvas, and the wrong way round, as mirrors are.
function showVideo() {
  picture.drawingContext.drawImage(video, 0, 0, picture.width, picture.height);
  const factor = max(width / picture.width, height / picture.height);
  scale(-factor, factor);
  image(picture, -picture.width / 2, -picture.height / 2);
}

// A head of a few spheres in an oval frame. Units are hundredths of the height.
function drawFace() {
  const time = frameCount * 0.02;
  scale(height / 100);
  fill(30, 34, 74);
  ellipse(0, 0, 74, 92, 50);
  ambientLight(60, 54, 78);
  directionalLight(255, 216, 176, 0.8, 0.5, -0.8);
  directionalLight(30, 90, 170, -1, 0.1, -0.2);
  push();
  fill('#ffc24d');
  scale(0.8, 1, 1);
  torus(46, 2.6, 48);
  pop();

  ball(0, 55, -24, [34, 24, 14], '#5a86f0');
  ball(0, 28, -4, [11, 16, 10], '#d9a58c');
  translate(0, -3, 0);
  rotateY(0.5 * sin(time));
  rotateX(0.1 * sin(time * 1.7));
  rotateZ(0.05 * sin(time * 0.7));
  ball(0, -6, -8, [26, 31, 25], '#c8502c');
  ball(0, 0, 0, [21, 28, 22], '#ffd2b0');
  ball(0, 3, 21, [3.4, 6.5, 6], '#ffd8b8');
  ball(0, 14.5, 17, [8, 1.8, 3], '#6a1424');
  for (const side of [-1, 1]) {
    ball(21 * side, 1, 0, [3, 6, 4], '#f0b294');
    ball(8.5 * side, -10, 19, [5.5, 1.3, 2], '#401408');
    const isOpen = frameCount % 240 > 7; // it blinks every four seconds
    ball(8.5 * side, -3.5, 17.6, [5, isOpen ? 3.2 : 0.5, 2.6], isOpen ? '#ffffff' : '#401408');
    if (isOpen) ball(8.5 * side + sin(time), -3.5, 19.6, [2.2, 2.4, 1.4], '#04060c');
  }
}

function ball(x, y, z, [rx, ry, rz], colour) {
  push();
  translate(x, y, z);
  fill(colour);
  ellipsoid(rx, ry, rz);
  pop();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
