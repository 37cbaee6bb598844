// A neon sign on a brick wall: the edge renderer draws the tubes, the brightness renderer the wall.
const TUBES = '#3dffc0'; // The colour of the tubes. Try '#ff4fa0'.
const GLOW = 0.8; // How far they light up the wall, from 0 to 1. Try 0.2.
let wall;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  wall = createGraphics(windowWidth, windowHeight);
  wall.pixelDensity(1);
  wall.noStroke();
  describe('A green neon sign in the shape of a cactus in a pot lights up a dark wall of bricks.');
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: ' .-=',
    brightnessRange: [0, 64], // the wall is dark, and the tubes are left to the edge renderer
    characterColor: '#a06a86',
    characterColorMode: 'fixed',
  });
  p5asciifier.renderer('edge').update({
    enabled: true,
    characterColor: TUBES,
    characterColorMode: 'fixed',
    sobelThreshold: 1,
    sampleThreshold: 4,
  });
}

function draw() {
  const { drawingContext: context } = wall;
  const hum = 0.85 + 0.15 * sin(frameCount * 0.03);
  wall.background(6);
  wall.resetMatrix();
  wall.translate(wall.width / 2, wall.height / 2);
  wall.scale(wall.height / 100);
  const light = context.createRadialGradient(0, 0, 10, 0, 0, 25 + 60 * GLOW * hum);
  light.addColorStop(0, '#444');
  light.addColorStop(1, '#111');
  context.fillStyle = light;
  for (let row = -13; row < 13; row++) {
    for (let x = -120 + (row % 2) * 8; x < 120; x += 16) wall.rect(x, row * 4, 14.4, 2.6);
  }
  // A thick bright line with a dark one on top leaves two edges, which the edge renderer traces.
  const cactus = new Path2D('M0 22 V-32 M0 10 H-20 V-10 M0 0 H20 V-20 M-12 24 L-9 38 H9 L12 24');
  context.lineCap = context.lineJoin = 'round';
  for (const [colour, weight] of [
    ['#fff', 13],
    ['#060606', 11],
  ]) {
    context.strokeStyle = colour;
    context.lineWidth = weight;
    context.stroke(cactus);
  }
  image(wall, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  wall.resizeCanvas(windowWidth, windowHeight);
}
