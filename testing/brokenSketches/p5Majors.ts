import type { BrokenSketch } from './BrokenSketch';

/** A red and white image of two pixels. */
const image =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="2" height="1"%3E%3Crect width="1" height="1" fill="red"/%3E%3Crect x="1" width="1" height="1" fill="white"/%3E%3C/svg%3E';

/** Code for p5.js 1.x on 2.x, and the other way round. */
export const p5MajorSketches: readonly BrokenSketch[] = [
  {
    name: 'preload() of an image',
    major: '2',
    repairs: ['preload'],
    source: `let img;

function preload() {
  img = loadImage('${image}');
}

function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  texture(img);
  noStroke();
  plane(150, 100);
}
`,
  },
  {
    name: 'preload() behind setup(), for a 2D canvas',
    major: '2',
    repairs: ['preload', '2d-paper'],
    source: `let img;

function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0, 30);
  image(img, 20, 20, 160, 110);
}

function preload() {
  img = loadImage('${image}');
}
`,
  },
  {
    name: 'several files in preload()',
    major: '2',
    repairs: ['preload'],
    source: `let words, images = [];

function preload() {
  words = loadStrings('data:text/plain,one%0Atwo%0Athree');
  for (let i = 0; i < 2; i++) {
    images[i] = loadImage('${image}');
  }
}

function setup() {
  createCanvas(200, 150, WEBGL);
  console.log(words.length);
}

function draw() {
  background(0);
  image(images[frameCount % 2], -80, -50, 160, 100);
}
`,
  },
  {
    name: 'preload() in instance mode',
    major: '2',
    repairs: ['preload'],
    source: `new p5((p) => {
  let img;
  p.preload = () => {
    img = p.loadImage('${image}');
  };

  p.setup = () => {
    p.createCanvas(200, 150, p.WEBGL);
  };

  p.draw = () => {
    p.background(0);
    p.image(img, -80, -50, 160, 100);
  };
});
`,
  },
  {
    name: 'loading in setup() without waiting',
    major: '2',
    repairs: ['loading'],
    source: `let img;

function setup() {
  createCanvas(200, 150, WEBGL);
  img = loadImage('${image}');
}

function draw() {
  background(0);
  image(img, -80, -50, 160, 100);
}
`,
  },
  {
    name: 'curves through points',
    major: '2',
    repairs: ['curves', 'curve-tightness', '2d-paper'],
    source: `function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0);
  stroke(255);
  strokeWeight(10);
  noFill();
  curveTightness(0.2);
  beginShape();
  curveVertex(20, 120);
  curveVertex(20, 120);
  curveVertex(70, 20);
  curveVertex(130, 120);
  curveVertex(180, 30);
  curveVertex(180, 30);
  endShape();
  curve(5, 26, 73, 24, 73, 61, 15, 65);
}
`,
  },
  {
    name: 'Bézier vertices of 1.x',
    major: '2',
    repairs: ['bezier-vertices'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  fill(255);
  beginShape();
  vertex(-60, -40);
  bezierVertex(-20, -80, 20, -80, 60, -40);
  quadraticVertex(80, 40, 0, 60);
  quadraticVertex(-80, 40, -60, -40);
  endShape(CLOSE);
}
`,
  },
  {
    name: 'a hole in a shape',
    major: '2',
    repairs: ['contours'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  fill(255);
  beginShape();
  vertex(-70, -60);
  vertex(70, -60);
  vertex(70, 60);
  vertex(-70, 60);
  beginContour();
  vertex(-30, -30);
  vertex(-30, 30);
  vertex(30, 30);
  vertex(30, -30);
  endContour();
  endShape(CLOSE);
}
`,
  },
  {
    name: 'keys and mouse buttons',
    major: '2',
    repairs: ['mouse-button', 'key-names', 'key-numbers'],
    source: `let x = 0;

function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  if (keyIsDown(LEFT_ARROW) || keyIsDown(65)) x -= 1;
  if (keyIsDown(39)) x += 1;
  if (mouseIsPressed && mouseButton === RIGHT) x = 0;
  translate(x, 0);
  box(60);
}

function keyPressed() {
  if (keyCode === UP_ARROW) x += 10;
  else if (keyCode == ENTER) x = 0;
}
`,
  },
  {
    name: 'keys in a switch',
    major: '2',
    repairs: ['key-names'],
    source: `let turn = 0.5;

function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  rotateY(turn);
  box(80);
}

function keyPressed() {
  switch (keyCode) {
    case LEFT_ARROW:
      turn -= 0.1;
      break;
    case RIGHT_ARROW:
      turn += 0.1;
      break;
  }
}
`,
  },
  {
    name: 'a sketch for touch screens',
    major: '2',
    repairs: ['touches'],
    source: `let size = 60;

function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  box(size);
}

function touchStarted() {
  size = 90;
}

function touchEnded() {
  size = 60;
}
`,
  },
  {
    name: 'functions of arrays and texts',
    major: '2',
    repairs: ['growing-arrays', 'arrays'],
    source: `let sizes = [];

function setup() {
  createCanvas(200, 150, WEBGL);
  for (const word of split('70 40 90', ' ')) append(sizes, Number(trim(word)));
  sizes = reverse(sort(sizes));
  sizes = shorten(sizes);
  console.log(join(subset(sizes, 0, 1), ', '));
}

function draw() {
  background(0);
  box(sizes[0]);
}
`,
  },
  {
    name: 'levels of a colour',
    major: '2',
    repairs: ['colour-levels'],
    source: `let sky;

function setup() {
  createCanvas(200, 150, WEBGL);
  sky = color(40, 90, 200);
}

function draw() {
  background(0);
  fill(sky.levels[0] + 100, sky.levels[1], sky.levels[2]);
  box(80);
}
`,
  },
  {
    name: 'attributes before the canvas',
    major: '2',
    repairs: ['early-attributes'],
    source: `function setup() {
  setAttributes('antialias', false);
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'a second asciifier without waiting',
    major: '2',
    repairs: ['adding'],
    source: `let second;

function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  second = p5asciify.add();
  second.fontSize(32);
  second.background([0, 0, 0, 0]);
}

function draw() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'splines of 2.x on 1.x',
    repairs: ['p5-2-code'],
    runsOn: '2',
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  fill(255);
  beginShape();
  splineVertex(-60, -40);
  splineVertex(60, -40);
  splineVertex(60, 40);
  splineVertex(-60, 40);
  endShape(CLOSE);
}
`,
  },
  {
    name: 'an async setup() on 1.x',
    repairs: ['p5-2-code'],
    runsOn: '2',
    source: `let img;

async function setup() {
  createCanvas(200, 150, WEBGL);
  img = await loadImage('${image}');
}

function draw() {
  background(0);
  image(img, -80, -50, 160, 100);
}
`,
  },
  {
    name: 'await without async, on 1.x and a 2D canvas',
    repairs: ['await-without-async', 'p5-2-code', '2d-paper'],
    runsOn: '2',
    source: `let img;

function setup() {
  createCanvas(200, 150);
  img = await loadImage('${image}');
}

function draw() {
  image(img, 20, 20, 160, 110);
}
`,
  },
  {
    name: 'names of Processing',
    repairs: ['processing', 'webgl-missing'],
    source: `function setup() {
  size(200, 150);
}

function draw() {
  background(0);
  pushMatrix();
  rotateY(0.4);
  box(80);
  popMatrix();
}
`,
  },
];
