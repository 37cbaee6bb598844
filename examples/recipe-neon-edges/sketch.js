// A neon sign on a brick wall: the edge renderer draws the tubes, the brightness renderer the wall.
const TUBES = '#3dffc0'; // The colour of the tubes. Try '#ff4fa0'.
const GLOW = 0.8; // How far they light up the wall, from 0 to 1. Try 0.2.

let wall;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  wall = createGraphics(windowWidth, windowHeight);
  wall.pixelDensity(1);
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
  wall.push();
  wall.translate(wall.width / 2, wall.height / 2);
  wall.scale(wall.height / 100);
  const light = context.createRadialGradient(0, 0, 10, 0, 0, 25 + 60 * GLOW * hum);
  light.addColorStop(0, '#444');
  light.addColorStop(1, '#111');
  context.fillStyle = light;
  for (let row = -13; row < 13; row++) {
    for (let x = -120 + (row % 2) * 8; x < 120; x += 16) wall.rect(x, row * 4, 14.4, 2.6);
  }
  // Arms and stem of the cactus are thick lines with round ends; the edge renderer outlines them.
  wall.strokeJoin(ROUND);
  for (const [colour, weight] of [
    ['#fff', 13],
    ['#060606', 11],
  ]) {
    wall.noFill();
    wall.stroke(colour);
    wall.strokeWeight(weight);
    for (const points of [
      [0, 22, 0, -32],
      [0, 10, -20, 10, -20, -10],
      [0, 0, 20, 0, 20, -20],
    ]) {
      wall.beginShape();
      for (let i = 0; i < points.length; i += 2) wall.vertex(points[i], points[i + 1]);
      wall.endShape();
    }
  }
  wall.noStroke();
  for (const [grey, rim] of [
    [255, 0],
    [6, 1],
  ]) {
    wall.fill(grey);
    wall.quad(-17 + rim, 23 + rim, 17 - rim, 23 + rim, 12 - rim, 43 - rim, -12 + rim, 43 - rim);
  }
  wall.pop();
  image(wall, -width / 2, -height / 2, width, height);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  wall.resizeCanvas(windowWidth, windowHeight);
}
