// A portrait after Vermeer, in smooth patches of colour. She breathes, blinks and looks at you.
const patches = {
  cloth: [9, -33, 20, -28, 25, -10, 26, 14, 29, 34, 21, 39, 18, 20, 17, 0, 12, -20],
  coat: [-44, 58, -34, 40, -18, 29, -6, 25, 8, 28, 22, 25, 36, 36, 46, 58],
  collar: [-9, 27, -3, 21, 8, 25, 19, 15, 22, 21, 14, 31, 0, 33],
  neck: [-6, 14, 4, 10, 16, 2, 19, 17, 12, 27, 2, 29, -5, 24],
  face: [
    -15, -19, -17.5, -8, -17, 2, -14.5, 11, -9.5, 19, -4, 22, 3, 19.5, 10, 13, 14, 3, 15, -12, 8,
    -24, -6, -25,
  ],
  turban: [
    -17, -14, -20, -24, -15, -36, -2, -43, 12, -41, 21, -31, 22, -16, 18, -4, 13, -3, 12, -12, 6,
    -19, -6, -19,
  ],
  knot: [-3, -42, 6, -48, 18, -45, 25, -34, 21, -28, 14, -36, 4, -38],
  ear: [12.5, -5, 16, -6, 17, -1, 15, 5, 13, 4],
};
const gaze = { x: 0, y: 0 };
let canvas;
let pen;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  canvas = createGraphics(windowWidth, windowHeight);
  canvas.pixelDensity(1);
  describe('A girl in a blue turban with a pearl at her ear looks over her shoulder, and blinks.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', { enabled: true });
}

// Units are about a hundredth of the height, from the middle of her face.
function draw() {
  const time = frameCount / 60;
  const hasMoved = mouseX !== 0 || mouseY !== 0;
  const goalX = hasMoved ? mouseX / width - 0.5 : 0.3 * sin(time * 0.5);
  const goalY = hasMoved ? mouseY / height - 0.5 : 0.15 * sin(time * 0.8);
  gaze.x = lerp(gaze.x, goalX, 0.06);
  gaze.y = lerp(gaze.y, goalY, 0.06);

  pen = canvas.drawingContext;
  canvas.background('#10151a');
  canvas.push();
  canvas.translate(canvas.width / 2 - 2, canvas.height * 0.53);
  canvas.scale(canvas.height / 92);
  const breath = 0.5 * sin(time * 1.6);
  canvas.rotate(0.02 * sin(time * 0.6));
  drawBody(breath);
  canvas.translate(gaze.x * 1.5, breath * 0.3);
  drawFace(time);
  drawTurban();
  drawPearl(15.5 + 0.8 * sin(time * 1.2), 10.5, time);
  canvas.pop();
  image(canvas, -width / 2, -height / 2, width, height);
}

function drawBody(breath) {
  fillPatch(patches.cloth, ['#d9a94a', '#b07f2c', '#4a3412'], 8, 30);
  pen.globalAlpha = 0.7;
  fillPatch([20, 24, 27, 22, 30, 35, 21, 40], ['#4a6f9e', '#1c2d4c'], 18, 30);
  pen.globalAlpha = 1;
  canvas.push();
  canvas.translate(0, breath);
  fillPatch(patches.neck, ['#d9a27c', '#8a5338', '#3a2018'], -6, 19);
  fillPatch(patches.coat, ['#b5823f', '#7a5126', '#20140c'], -34, 40);
  fillPatch(patches.collar, ['#f4efe2', '#b9b4a8', '#4b4a4c'], -8, 22);
  drawLine([-20, 30, -26, 40, -27, 54], '#4a2f16', 1.4);
  drawLine([4, 33, 8, 42, 6, 56], '#3a2412', 1.4);
  canvas.pop();
}

function drawFace(time) {
  fillPatch(patches.ear, ['#b97a58', '#5b3425'], 12, 17);
  fillPatch(patches.face, ['#f9dcbc', '#f2c7a0', '#c98a66', '#5a3327'], -17, 15);
  glow(-11.5, 6, 5, 5, '#ef9d7c90');
  glow(-9, -14, 8, 6, '#ffeed6a0');
  glow(8, 8, 8, 14, '#4a261ca0');
  glow(-3.5, 19, 4, 2.5, '#ffe2c480');

  // The nose, with light along its ridge, shade at its side and a shadow below.
  glow(-2, 1, 2.6, 8, '#9a5d43b0');
  fillPatch([-7, -5, -5.4, -6, -5, 1, -5.2, 4.6, -9, 4.6, -8.6, 2], ['#ffe6cb', '#f3c6a0'], -9, -5);
  glow(-5.4, 5.6, 3.6, 1.5, '#6b3526c0');

  // A blink takes an eighth of a second, every four seconds.
  const sinceBlink = (time + 2) % 4;
  const open = sinceBlink < 0.25 ? abs(sinceBlink - 0.125) * 8 : 1;
  drawEye(-11.3, -3.6, 3.7, open);
  drawEye(2.2, -3.8, 4.5, open);
  drawLine([-15.5, -8.6, -11.5, -10, -7.5, -8.6], '#a8735570', 1);
  drawLine([-2.5, -8.8, 2.5, -10.4, 8, -8], '#8a5740a0', 1);

  // Lips, slightly apart, with a wet gleam.
  glow(-5.4, 15.8, 4.5, 1.6, '#8a4a3880');
  fillPatch(
    [-10.2, 11.4, -7.8, 9.3, -6.4, 9.8, -4.6, 9.3, 0.6, 11.6, -4.5, 11.9],
    ['#c9433f', '#8e2b2c'],
    -10,
    1,
  );
  fillPatch(
    [-9.6, 11.7, -5, 12.2, 0.2, 11.7, -2.6, 14.6, -6.8, 14.8],
    ['#e3645a', '#a5383a'],
    -10,
    1,
  );
  drawLine([-9.8, 11.5, -5, 12, 0.4, 11.6], '#4a1216', 0.6);
  glow(-7, 13.2, 1.4, 0.6, '#ffd9d0');
}

// The lids close over a ball whose iris follows the gaze.
function drawEye(x, y, half, open) {
  glow(x, y, half * 1.7, half * 1.1, '#a4664a90');
  const height = half * 0.62 * open;
  const lids = [
    x - half,
    y + 0.4,
    x - half * 0.3,
    y - height,
    x + half * 0.5,
    y - height,
    x + half,
    y + 0.3,
    x + half * 0.3,
    y + height * 0.75,
    x - half * 0.5,
    y + height * 0.7,
  ];
  pen.save();
  tracePatch(lids);
  pen.clip();
  canvas.background('#efe6da');
  const irisX = x + 0.2 + gaze.x * 2;
  const irisY = y - 0.1 + gaze.y * 1.4;
  disc(irisX, irisY, half * 0.58, '#55483c');
  disc(irisX, irisY, half * 0.34, '#0b0908');
  disc(irisX - half * 0.22, irisY - half * 0.22, half * 0.17, '#ffffff');
  pen.restore();
  drawLine(
    [
      x - half,
      y + 0.4,
      x - half * 0.3,
      y - height * 0.95,
      x + half * 0.5,
      y - height * 0.95,
      x + half * 1.05,
      y + 0.5,
    ],
    '#3a2018',
    0.75,
  );
}

function drawTurban() {
  fillPatch(patches.knot, ['#f0cf74', '#c79538', '#5e4416'], -3, 24);
  fillPatch(patches.turban, ['#a9c8e4', '#5f93c6', '#2a5288', '#0f1d36'], -19, 22);
  for (const [fold, colour] of [
    [[-17, -17, -4, -25, 12, -19, 17, -8], '#1b3a6a90'],
    [[-18, -24, -4, -32, 14, -27, 20, -14], '#1b3a6a90'],
    [[-14, -33, 0, -38, 15, -34, 21, -24], '#12284e90'],
    [[-18, -20, -6, -28, 6, -27], '#d6e8f690'],
    [[-16, -29, -5, -35, 7, -34], '#d6e8f690'],
  ])
    drawLine(fold, colour, 1.3);
}

function drawPearl(x, y, time) {
  glow(x + 1, y + 2, 5, 6, '#00000090');
  drawLine([14.4, 4.5, x, y - 3], '#d8c48a', 0.5);
  fillPatch(
    [x, y - 5, x + 3.6, y, x, y + 5, x - 3.6, y],
    ['#dfe4e6', '#8f979c', '#3a3f44'],
    x - 3,
    x + 3,
  );
  disc(x - 1.1, y - 1.3, 0.95 + 0.15 * sin(time * 2), '#ffffff');
  glow(x + 0.2, y + 2.2, 1.8, 1, '#e9e2cc');
}

// Points are lists of x and y by turns.
function pointsOf(numbers) {
  return numbers.flatMap((x, i) => (i % 2 ? [] : [[x, numbers[i + 1]]]));
}

// A smooth closed outline near the points.
function tracePatch(numbers) {
  const points = pointsOf(numbers);
  const middle = ([x, y], [toX, toY]) => [(x + toX) / 2, (y + toY) / 2];
  pen.beginPath();
  pen.moveTo(...middle(points[points.length - 1], points[0]));
  points.forEach((point, i) =>
    pen.quadraticCurveTo(...point, ...middle(point, points[(i + 1) % points.length])),
  );
  pen.closePath();
}

// Fills it with colours from the light, at the left, to the dark.
function fillPatch(points, colours, left, right) {
  const gradient = pen.createLinearGradient(left, -4, right, 4);
  colours.forEach((colour, i) => gradient.addColorStop(i / (colours.length - 1), colour));
  pen.fillStyle = gradient;
  tracePatch(points);
  pen.fill();
}

// A spot of light or shade that fades to its edge.
function glow(x, y, radiusX, radiusY, colour) {
  const gradient = pen.createRadialGradient(0, 0, 0, 0, 0, 1);
  gradient.addColorStop(0, colour);
  gradient.addColorStop(1, colour.slice(0, 7) + '00');
  pen.save();
  pen.translate(x, y);
  pen.scale(radiusX, radiusY);
  pen.fillStyle = gradient;
  pen.fillRect(-1, -1, 2, 2);
  pen.restore();
}

function disc(x, y, radius, colour) {
  pen.fillStyle = colour;
  pen.beginPath();
  pen.arc(x, y, radius, 0, TWO_PI);
  pen.fill();
}

function drawLine(numbers, colour, weight) {
  const [start, ...points] = pointsOf(numbers);
  pen.strokeStyle = colour;
  pen.lineWidth = weight;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(...start);
  const last = points[points.length - 1];
  points.forEach(([x, y], i) => {
    const [nextX, nextY] = points[i + 1] ?? last;
    pen.quadraticCurveTo(x, y, (x + nextX) / 2, (y + nextY) / 2);
  });
  pen.stroke();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  canvas.resizeCanvas(windowWidth, windowHeight);
}
