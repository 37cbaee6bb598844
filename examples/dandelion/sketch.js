// A dandelion in thin strokes. The wind comes in gusts, and seed after seed sails away.
let page;
let seeds;

function setup() {
  createCanvas(windowWidth, windowHeight, WEBGL);
  page = createGraphics(windowWidth, windowHeight);
  page.pixelDensity(1);
  // Two rings of seeds, each with its angle, its distance and the time at which it leaves.
  randomSeed(5);
  seeds = [
    [17, 31],
    [8, 17],
  ].flatMap(([count, distance]) =>
    Array.from({ length: count }, (_, i) => {
      const angle = ((i + 0.5) * TWO_PI) / count;
      const isSheltered = cos(angle) < 0;
      return {
        angle,
        distance,
        leaves: random(3, 12) + (isSheltered ? 4 : 0),
        lean: random(-0.5, 0.5),
      };
    }),
  );
  describe('A dandelion clock in ink. The wind bends it, and its seeds drift off to the right.');
}

function setupAsciify() {
  p5asciify.registerPlugin(P5AsciifyShape);
  p5asciifier.fontSize(8);
  p5asciifier.renderers().disable();
  p5asciifier.renderers().add('shape', 'shape', {
    enabled: true,
    characterColor: '#1f3f4f',
    characterColorMode: 'fixed',
    backgroundColor: '#f6efdd',
    backgroundColorMode: 'fixed',
  });
}

// The renderer replaces black and white by the colours of ink and paper.
function draw() {
  const time = frameCount / 60;
  const wind = 0.6 * sin(time * 0.7) + 0.4 * sin(time * 1.7 + 1);
  page.background(255);
  page.push();
  // Units are hundredths of the page's height, from the middle of its lower edge.
  page.translate(page.width / 2, page.height);
  page.scale(page.height / 100);
  page.stroke(0);
  page.noFill();
  const x = 4 * wind - 28;
  const y = wind * 0.6 - 57;
  drawLeaf(-30, -1, 40, 15);
  drawLeaf(-28, 1, 46, 13);
  page.strokeWeight(1.2);
  page.bezier(-29, 2, -24, -20, x + 1, y + 30, x, y);
  page.fill(0);
  page.circle(x, y, 7);
  page.noFill();
  // Seeds of other flowers pass by.
  for (let i = 0; i < 6; i++) {
    const height = 18 + 75 * ((i * 0.38) % 1) + 3 * sin(time + i * 2);
    drawParasol(
      ((i * 19 + time * 6) % 110) - 8,
      -height,
      -HALF_PI + 0.3 * sin(time * 0.6 + i),
      13,
      7.5,
    );
  }
  for (const seed of seeds) drawSeed(seed, x, y, (time + 4) % 20, wind);
  page.pop();
  image(page, -width / 2, -height / 2, width, height);
}

// A seed sits on its thread for a while. Then the wind takes it, and a new one grows.
function drawSeed({ angle, distance, leaves, lean }, x, y, time, wind) {
  const age = time - leaves;
  if (age < 0) {
    const grown = min(1, time / 1.5);
    const bent = angle + 0.06 * wind * sin(angle);
    drawParasol(x + 3 * cos(bent), y + 3 * sin(bent), bent, distance * grown, 7.5 * grown);
    return;
  }
  const fromX = x + distance * 0.6 * cos(angle) + age * 7 + age * age * 0.9;
  const fromY =
    y + distance * 0.6 * sin(angle) - age * 3.2 * (0.6 + lean) + 3 * sin(age * 1.5 + lean * 9);
  const upwards = lerp(angle, -HALF_PI + 0.5 * wind + lean, min(1, age * 0.7));
  drawParasol(fromX, fromY, upwards, 14, 7.5);
}

// A thread with a fan of hairs at its end.
function drawParasol(x, y, angle, reach, hair) {
  const tipX = x + reach * cos(angle);
  const tipY = y + reach * sin(angle);
  page.strokeWeight(0.75);
  page.line(x, y, tipX, tipY);
  for (let i = -2; i <= 2; i++) {
    const spread = angle + i * 0.55;
    page.line(tipX, tipY, tipX + hair * cos(spread), tipY + hair * sin(spread));
  }
}

// The teeth of a leaf point back to the root.
function drawLeaf(x, side, long, rise) {
  const place = (t, out) => [
    x + side * long * (t - 0.06 * abs(out)),
    -rise * sin(t * 2.6) - 7 * out,
  ];
  page.strokeWeight(0.75);
  for (const edge of [1, -1]) {
    page.beginShape();
    page.vertex(...place(0, 0));
    for (let tooth = 1; tooth <= 4; tooth++) {
      page.vertex(...place(tooth * 0.21, edge * 0.25));
      page.vertex(...place(tooth * 0.21 + 0.02, edge * 0.9 * sin((tooth / 5) * PI)));
    }
    page.vertex(...place(1, 0));
    page.endShape();
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
  page.resizeCanvas(windowWidth, windowHeight);
}
