// A photograph of a flower from 1928, without its paper and in colour. It sways while a lamp passes by.
const rows = 40;
const columns = 24;
let flower;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  textureMode(NORMAL);
  loadImage('allium.jpg', (photograph) => (flower = develop(photograph)));
  describe(
    'The head of an allium made of characters: rose buds that open like hands, above a green sheath and its stem. It sways slowly, and light passes over it.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(6);
  p5asciifier.renderer('brightness').characters(' .:-=+*oO%#@@');
  p5asciifier.renderer('edge').update({
    enabled: true,
    characters: '-/|\\-/|\\',
    sobelThreshold: 0.5,
    sampleThreshold: 9,
  });
}

// Makes the paper black, and colours what is left: the buds and their sheath.
function develop(photograph) {
  const bud = [255, 120, 170];
  const sheath = [150, 235, 130];
  const lights = Array.from(
    { length: 256 },
    (_, grey) => map(grey, 185, 215, 1, 0, true) * map(grey, 15, 130, 0.05, 1, true) ** 0.6,
  );
  photograph.loadPixels();
  const { pixels, width: across, height: down } = photograph;
  for (let y = 0; y < down; y++) {
    const green = map(y / down, 0.36, 0.7, 0, 1, true);
    const colour = bud.map((channel, index) => lerp(channel, sheath[index], green));
    for (let i = 4 * across * y; i < 4 * across * (y + 1); i += 4) {
      const light = lights[pixels[i]];
      for (let channel = 0; channel < 3; channel++) pixels[i + channel] = light * colour[channel];
    }
  }
  photograph.updatePixels();
  return photograph;
}

function draw() {
  background(0);
  if (!flower) return;
  const time = frameCount * 0.012;
  const tall = min(height * 1.04, (width * 1.04 * flower.height) / flower.width);
  const wide = (tall * flower.width) / flower.height;

  // The stem stands still, and the higher a part is the further it moves.
  texture(flower);
  for (let row = 0; row < rows; row++) {
    beginShape(TRIANGLE_STRIP);
    for (let column = 0; column <= columns; column++) {
      for (const v of [row / rows, (row + 1) / rows]) {
        const u = column / columns;
        const bend = (1 - v) ** 2 * wide * 0.07 * sin(time * 2 + u * 0.8);
        vertex((u - 0.5) * wide + bend, (v - 0.5) * tall, 0, u, v);
      }
    }
    endShape();
  }
  passLamp(sin(time) * 0.45, wide, tall);
}

// Darkens everything by its distance from an upright band of light.
function passLamp(place, wide, tall) {
  blendMode(MULTIPLY);
  beginShape(TRIANGLE_STRIP);
  for (let i = 0; i <= 20; i++) {
    const u = i / 20 - 0.5;
    const light = 150 + 105 * exp(-9 * (u - place) ** 2);
    fill(light, light * 0.94, light * 0.9 + 20);
    vertex(u * wide * 1.4, -tall, 0);
    vertex(u * wide * 1.4, tall, 0);
  }
  endShape();
  blendMode(BLEND);
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
