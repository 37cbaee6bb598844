// The cat that Muybridge photographed in 1887 runs again: a video of twelve frames, at dusk.
let film;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  noStroke();
  noiseSeed(5);
  const video = createVideo('cat.webm', () => {
    video.loop();
    film = video;
  });
  video.elt.muted = true;
  video.hide();
  describe(
    'A cat gallops from left to right in front of a low sun. Hills pass slowly behind it, and grass passes fast below it.',
  );
}

function setupAsciify() {
  p5asciifier.fontSize(8);
  p5asciifier.renderer('brightness').characters(' .:-=+*oO8%@');
  p5asciifier.renderer('edge').update({
    enabled: true,
    characters: '-/|\\-/|\\',
    sobelThreshold: 0.5,
    sampleThreshold: 12,
  });
}

function draw() {
  background(0);
  drawSky();
  drawHills(0.25, 0.12, color(112, 46, 124), 1.4);
  drawHills(0.8, 0.26, color(54, 30, 96), 2.2);
  drawGrass();
  if (!film) return;
  // Black adds nothing, so only the cat is seen of the film.
  const wide = min(width * 0.86, height * 1.3);
  const tall = (wide * film.height) / film.width;
  blendMode(ADD);
  tint(255, 226, 170);
  image(film, -wide / 2, height * 0.4 - tall * 0.84, wide, tall);
  blendMode(BLEND);
}

function drawSky() {
  beginShape(TRIANGLE_STRIP);
  for (const [y, sky] of [
    [-0.5, color(22, 18, 84)],
    [0, color(104, 36, 132)],
    [0.34, color(226, 92, 84)],
  ]) {
    fill(sky);
    vertex(-width / 2, y * height, 0);
    vertex(width / 2, y * height, 0);
  }
  endShape();
  fill(255, 196, 96);
  circle(width * 0.2, height * 0.06, height * 0.5);
}

// The outline of hills. Each range moves at its own speed, which is slower the farther it is.
function drawHills(speed, base, hill, roughness) {
  const steps = 40;
  fill(hill);
  beginShape(TRIANGLE_STRIP);
  for (let i = 0; i <= steps; i++) {
    const x = i / steps - 0.5;
    const place = (x * roughness * width) / height + frameCount * 0.012 * speed;
    vertex(x * width, height * (base - 0.2 * noise(place + 20, roughness)), 0);
    vertex(x * width, height * 0.5, 0);
  }
  endShape();
}

function drawGrass() {
  fill(8, 22, 30);
  rect(-width / 2, height * 0.38, width, height * 0.12);
  for (let i = 0; i < 40; i++) {
    const nearness = (i % 4) / 4;
    const speed = 0.01 + 0.006 * nearness;
    const x = ((((i * 0.618 - frameCount * speed) % 1.2) + 1.2) % 1.2) - 0.6;
    fill(70 + 50 * nearness, 190 + 60 * nearness, 130);
    rect(x * width, height * (0.4 + 0.08 * nearness), width * 0.035, height * 0.012);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
