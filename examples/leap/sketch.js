// A leap, as early photographers of motion showed it: seven moments on one plate, counted by digits.
const moments = 7;
const apart = 20; // frames from one moment to the next
const crossing = 230; // frames from one side of the stage to the other
// Each of these is in the range of brightness that gets the digit of its moment.
const colours = ['#2f3fb8', '#6b48d8', '#b350d8', '#f06aa0', '#ff9a68', '#ffca6a', '#fff6dc'];

// Poses of the way across. Angles are in degrees from straight down, forwards if positive: for the
// trunk from straight up, then upper and lower arm, thigh and shin, the front ones first. In the
// air, `hip` is how high she is; on the floor her legs decide.
const poses = [
  { at: 0, hip: 0, trunk: 10, arms: [40, 75, -50, -15], legs: [30, 12, -22, -62] },
  { at: 0.12, hip: 0, trunk: 8, arms: [-30, 10, 35, 70], legs: [-26, -55, 34, 20] },
  { at: 0.25, hip: 0, trunk: 14, arms: [-50, -40, -30, -10], legs: [52, -4, 10, -40] },
  { at: 0.34, hip: 57, trunk: 4, arms: [85, 100, -70, -60], legs: [78, 62, -24, -28] },
  { at: 0.47, hip: 76, trunk: -6, arms: [118, 128, -112, -120], legs: [93, 91, -86, -93] },
  { at: 0.6, hip: 58, trunk: 8, arms: [112, 116, -100, -98], legs: [42, 24, -78, -96] },
  { at: 0.7, hip: 0, trunk: 20, arms: [100, 108, -80, -76], legs: [30, -18, -72, -84] },
  { at: 0.84, hip: 0, trunk: 26, arms: [112, 118, -88, -92], legs: [2, -2, -94, -104] },
  { at: 1, hip: 0, trunk: 10, arms: [60, 80, -60, -30], legs: [24, 6, -40, -70] },
];
const night = '#080a1c';
let plate;
let rim; // by how much the dancer is drawn too thick

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  plate = createGraphics(windowWidth, windowHeight);
  plate.pixelDensity(1);
  describe(
    'A dancer leaps across a stage. Six past moments stay behind her, from blue to gold, made of the digits 1 to 7.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: ' 01234567',
    characterColor: '#080a1c',
    characterColorMode: 'fixed',
    backgroundColorMode: 'sampled',
  });
}

function draw() {
  plate.background(night);
  plate.noStroke();
  plate.push();
  // Units are hundredths of the dancer's height, from the middle of the stage.
  plate.translate(plate.width / 2, plate.height * 0.86);
  plate.scale(plate.height * 0.0061);
  drawStage();
  for (let i = moments; i >= 1; i--) {
    const frame = frameCount - (i - 1) * apart;
    if (frame < 0) continue;
    // A dark rim keeps her apart from the moment before.
    rim = 1.3;
    drawDancer(frame, night);
    rim = 0;
    drawDancer(frame, colours[moments - i]);
  }
  plate.pop();
  image(plate, -width / 2, -height / 2, width, height);
}

function drawStage() {
  plate.fill('#1c2050');
  plate.ellipse(0, 5, 270, 11);
}

// To the right, then to the left, and so on.
function drawDancer(frame, colour) {
  const turn = floor(frame / crossing);
  const along = (frame % crossing) / crossing;
  const { hip, trunk, arms, legs } = poseAt(along);
  const foot = max(reach(legs[0], legs[1]), reach(legs[2], legs[3]));
  plate.push();
  if (turn % 2 === 1) plate.scale(-1, 1);
  plate.translate(lerp(-122, 122, along), -max(foot, hip) - 1.5);
  plate.fill(colour);
  const [shoulderX, shoulderY] = [26 * sin(radians(trunk)), -26 * cos(radians(trunk))];

  limb(0, 0, legs[2], legs[3], [4.6, 3.4, 2], 24);
  limb(0, 0, legs[0], legs[1], [4.8, 3.5, 2], 24);
  limb(shoulderX, shoulderY, arms[2], arms[3], [2.7, 2.3, 1.6], 16);
  limb(shoulderX, shoulderY, arms[0], arms[1], [2.7, 2.3, 1.6], 16);
  bone(0, 0, 4.6, shoulderX * 0.5, shoulderY * 0.5, 3.6);
  bone(shoulderX * 0.5, shoulderY * 0.5, 3.6, shoulderX, shoulderY, 4.4);
  drawSkirt(legs);
  const [headX, headY] = [shoulderX + 12 * sin(radians(trunk * 0.4)), shoulderY - 12];
  bone(shoulderX, shoulderY, 2, headX, headY, 2);
  plate.ellipse(headX + 0.6, headY - 2, 11.5 + rim, 14 + rim);
  plate.circle(headX - 6.5, headY - 5, 7 + rim); // her bun
  plate.pop();
}

// How far down a leg reaches.
function reach(thigh, shin) {
  return 24 * cos(radians(thigh)) + 24 * cos(radians(shin)) + 3;
}

// The pose between two of the list, which goes slowly through each of them.
function poseAt(along) {
  const next = max(
    1,
    poses.findIndex(({ at }) => at > along),
  );
  const [from, to] = [poses[next - 1], poses[next]];
  const share = (along - from.at) / (to.at - from.at);
  const eased = lerp(share, share * share * (3 - 2 * share), 0.6);
  const between = (a, b) => lerp(a, b, eased);
  return {
    hip: between(from.hip, to.hip),
    trunk: between(from.trunk, to.trunk),
    arms: from.arms.map((angle, i) => between(angle, to.arms[i])),
    legs: from.legs.map((angle, i) => between(angle, to.legs[i])),
  };
}

// An arm or a leg: two bones, and a hand or a foot that goes on in the direction of the second.
function limb(x, y, upper, lower, [hip, knee, ankle], long) {
  const [kneeX, kneeY] = [x + long * sin(radians(upper)), y + long * cos(radians(upper))];
  const [endX, endY] = [kneeX + long * sin(radians(lower)), kneeY + long * cos(radians(lower))];
  bone(x, y, hip, kneeX, kneeY, knee);
  bone(kneeX, kneeY, knee, endX, endY, ankle);
  const toe = long > 20 && abs(lower) < 35 ? 60 : lower;
  bone(endX, endY, ankle, endX + 6 * sin(radians(toe)), endY + 6 * cos(radians(toe)), ankle * 0.6);
}

// Two discs and what is between them.
function bone(x1, y1, r1, x2, y2, r2) {
  const angle = atan2(y2 - y1, x2 - x1) + HALF_PI;
  const [c, s] = [cos(angle), sin(angle)];
  r1 += rim;
  r2 += rim;
  plate.circle(x1, y1, 2 * r1);
  plate.circle(x2, y2, 2 * r2);
  plate.quad(
    x1 + r1 * c,
    y1 + r1 * s,
    x1 - r1 * c,
    y1 - r1 * s,
    x2 - r2 * c,
    y2 - r2 * s,
    x2 + r2 * c,
    y2 + r2 * s,
  );
}

// Spread between the thighs.
function drawSkirt(legs) {
  const front = radians(max(legs[0], legs[2]) + 12);
  const back = radians(min(legs[0], legs[2]) - 14);
  plate.beginShape();
  plate.vertex(1, -9);
  plate.vertex(19 * sin(front), 19 * cos(front));
  plate.vertex(15 * sin((front + back) / 2), 15 * cos((front + back) / 2) + 2);
  plate.vertex(20 * sin(back), 20 * cos(back));
  plate.vertex(-3, -9);
  plate.endShape();
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  plate.resizeCanvas(windowWidth, windowHeight);
}
