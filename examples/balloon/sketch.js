// A hot-air balloon, turned like a vase and sewn from gores, above hills in the morning.
const gores = 24;
const stages = 20; // rings from the mouth to the crown
let balloons;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  noiseSeed(8);
  // Each with its place, its size, the beginning of its motion, and the colours of its silk.
  balloons = [
    { x: -60, y: -16, z: -70, size: 0.52, begin: 2, colours: ['#2f7fc1', '#fff0b8', '#1f4f8f'] },
    { x: 88, y: 0, z: -150, size: 0.46, begin: 4.4, colours: ['#3f9a6b', '#fff0c8', '#1f5f5a'] },
    { x: 6, y: -8, z: 0, size: 0.96, begin: 0, colours: ['#e2392b', '#ffefc6', '#2b3c8f'] },
  ];
  for (const balloon of balloons) balloon.model = buildGeometry(() => sewBalloon(balloon.colours));
  describe(
    'A striped balloon with a basket turns in a morning sky. Two smaller balloons drift over misty hills.',
  );
}

// Ink on coloured paper: the colour of the cell is sampled, and darker cells get more ink.
function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').update({
    characters: '#%8*+=-:.  ',
    characterColor: '#1d2456',
    characterColorMode: 'fixed',
    backgroundColorMode: 'sampled',
  });
}

// The silhouette from the mouth (u = 0) to the crown (1): the distance from the axis, and the height.
function profile(u) {
  if (u > 0.45) {
    const angle = ((u - 0.45) / 0.55) * HALF_PI;
    return [28 * cos(angle), -8 - 27 * sin(angle)];
  }
  const rise = u / 0.45;
  return [5 + 23 * sin(rise * HALF_PI) ** 1.15, 30 - 38 * rise];
}

// Stripes, a zigzag around the middle, and a ring at either end.
function colourOf(stage, gore, [stripe, light, trim]) {
  const zigzag = stage - 8 - (gore % 4 < 2 ? gore % 2 : 1 - (gore % 2));
  if (zigzag === 0 || zigzag === 1 || stage < 1 || stage > stages - 3) return trim;
  return floor(gore / 2) % 2 === 0 ? stripe : light;
}

function sewBalloon(colours) {
  for (let stage = 0; stage < stages; stage++) {
    for (let gore = 0; gore < gores; gore++) {
      fill(colourOf(stage, gore, colours));
      sewPatch(stage, gore);
    }
  }
}

// Two strips from one ring to the next. Between its seams, the silk bulges.
function sewPatch(stage, gore) {
  beginShape(TRIANGLE_STRIP);
  for (let i = 0; i <= 2; i++) {
    const angle = ((gore + i / 2) / gores) * TWO_PI;
    for (const u of [stage / stages, (stage + 1) / stages]) {
      const [reach, y] = profile(u);
      const [wider, higher] = profile(u + 0.01);
      const outward = createVector(cos(angle), (reach - wider) / (higher - y), sin(angle));
      outward.y *= -1;
      outward.normalize();
      normal(outward.x, outward.y, outward.z);
      const bulge = i === 1 ? 1.04 : 1;
      vertex(reach * bulge * cos(angle), y, reach * bulge * sin(angle));
    }
  }
  endShape();
}

function draw() {
  const time = frameCount * 0.01;
  scale(height / 100);
  drawSky();
  drawHills(time);

  for (const balloon of balloons) drawBalloon(balloon, time + balloon.begin);
}

function drawBalloon({ x, y, z, size, model: silk }, time) {
  push();
  translate(x + 2 * sin(time * 0.5), y + 2.5 * sin(time), z);
  scale(size);
  rotateZ(0.03 * sin(time * 1.7));
  rotateY(time * 0.5);
  const fire = max(0, sin(time * 2.4));
  lightUp(fire);
  model(silk);
  noLights();
  drawBasket(fire);
  pop();
}

// The sun from the left, and the burner's fire, which shines through the silk.
function lightUp(fire) {
  ambientLight(120 + 40 * fire, 112 + 24 * fire, 128);
  directionalLight(255, 222, 170, 1, 0.3, -0.5);
}

function drawBasket(fire) {
  push();
  translate(0, 34, 0);
  fill('#ffb02e');
  if (fire > 0) ellipsoid(1.6, 5 * fire, 1.6, 8, 8);
  fill('#43301f');
  for (let i = 0; i < 4; i++) {
    rotateY(HALF_PI);
    push();
    translate(3.6, 3, 0);
    rotateZ(0.12);
    box(0.9, 12, 0.9);
    pop();
  }
  translate(0, 11, 0);
  fill('#7a4a22');
  cylinder(4, 7, 12, 1);
  translate(0, -3.4, 0);
  fill('#3d2413');
  cylinder(4.6, 1.4, 12, 1);
  pop();
}

// From a deep blue down to the light above the mist.
function drawSky() {
  const colours = ['#5b8fc9', '#9cc0dd', '#f6d3b0', '#ffb992'];
  push();
  translate(0, 0, -400);
  for (let i = 0; i < colours.length - 1; i++) {
    beginShape(TRIANGLE_STRIP);
    for (const at of [i, i + 1]) {
      fill(colours[at]);
      vertex(-900, lerp(-290, 130, at / 3), 0);
      vertex(900, lerp(-290, 130, at / 3), 0);
    }
    endShape();
  }
  fill('#fff3cf');
  translate(-150, 20, 1);
  circle(0, 0, 46);
  pop();
}

// Ridges, each nearer, greener and darker than the one behind it, with mist at its foot.
function drawHills(time) {
  const far = color('#a97fb0');
  const near = color('#12584a');
  for (let i = 0; i < 5; i++) {
    const crest = lerpColor(far, near, i / 4);
    const foot = lerpColor(crest, color('#ffc9a8'), 0.75 - 0.12 * i);
    push();
    translate(0, 0, -300 + i * 44);
    beginShape(TRIANGLE_STRIP);
    for (let x = -420; x <= 420; x += 10) {
      const y = 62 + i * 8 - 62 * noise(x * 0.012 + i * 9 + time * 0.05 * i, i) * (1 - i * 0.11);
      fill(crest);
      vertex(x, y, 0);
      fill(foot);
      vertex(x, y + 62, 0);
    }
    endShape();
    pop();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
