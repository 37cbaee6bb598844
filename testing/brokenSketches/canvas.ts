import type { BrokenSketch } from './BrokenSketch';

/** Sketches on a 2D canvas or on none, as tutorials for p5.js begin with. */
export const canvasSketches: readonly BrokenSketch[] = [
  {
    name: 'the first sketch of most tutorials',
    repairs: ['2d-origin'],
    source: `function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(20);
  fill(255);
  ellipse(mouseX + 80, 75, 80, 80);
}
`,
  },
  {
    name: 'a bouncing ball in a class',
    repairs: ['2d-origin'],
    source: `let ball;

class Ball {
  constructor() {
    this.x = 30;
    this.speed = 3;
  }
  move() {
    this.x += this.speed;
    if (this.x < 0 || this.x > width) this.speed *= -1;
  }
  show() {
    noStroke();
    fill(255, 180, 0);
    circle(this.x, height / 2, 60);
  }
}

function setup() {
  createCanvas(200, 150, P2D);
  ball = new Ball();
}

function draw() {
  background('black');
  ball.move();
  ball.show();
}
`,
  },
  {
    name: 'nested transformations',
    repairs: ['2d-origin'],
    source: `function setup() {
  createCanvas(200, 150);
  rectMode(CENTER);
  angleMode(DEGREES);
}

function draw() {
  background(0);
  push();
  translate(width / 2, height / 2);
  rotate(frameCount);
  fill(200);
  rect(0, 0, 90, 60);
  pop();
}
`,
  },
  {
    name: 'trails without a background',
    repairs: ['2d-paper'],
    source: `let x = 0;

function setup() {
  createCanvas(200, 150);
  background(0);
}

function draw() {
  fill(255);
  circle(x, 75, 40);
  x = (x + 5) % width;
}
`,
  },
  {
    name: 'trails that fade',
    repairs: ['2d-paper'],
    source: `function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0, 20);
  stroke(255);
  strokeWeight(12);
  line(100, 75, 100 + 60 * cos(frameCount * 0.1), 75 + 60 * sin(frameCount * 0.1));
}
`,
  },
  {
    name: 'text in the middle',
    repairs: ['2d-paper'],
    source: `function setup() {
  createCanvas(200, 150);
  textAlign(CENTER, CENTER);
  textSize(60);
}

function draw() {
  background(0);
  fill(255);
  text('p5', width / 2, height / 2); // in the middle
}
`,
  },
  {
    name: 'pixels one by one',
    repairs: ['2d-paper'],
    source: `function setup() {
  pixelDensity(1);
  createCanvas(100, 80);
}

function draw() {
  loadPixels();
  for (let i = 0; i < pixels.length; i += 4) {
    const shade = (i / 4 + frameCount) % 256;
    pixels[i] = shade;
    pixels[i + 1] = shade;
    pixels[i + 2] = shade;
    pixels[i + 3] = 255;
  }
  updatePixels();
}
`,
  },
  {
    name: 'a gradient from the canvas itself',
    repairs: ['2d-paper'],
    source: `function setup() {
  createCanvas(200, 150);
}

function draw() {
  const gradient = drawingContext.createLinearGradient(0, 0, width, 0);
  gradient.addColorStop(0, 'black');
  gradient.addColorStop(1, 'white');
  drawingContext.fillStyle = gradient;
  rect(0, 0, width, height);
}
`,
  },
  {
    name: 'a paint program',
    repairs: ['2d-paper'],
    source: `function setup() {
  createCanvas(200, 150);
  background(255);
}

function draw() {
  if (!mouseIsPressed) return;
  line(pmouseX, pmouseY, mouseX, mouseY);
}

function mousePressed() {
  circle(mouseX, mouseY, 30);
}
`,
  },
  {
    name: 'everything in setup()',
    repairs: ['2d-paper'],
    source: `function setup() {
  createCanvas(200, 150);
  background(0);
  for (let i = 0; i < 10; i++) {
    fill(25 * i);
    rect(i * 20, 0, 20, height);
  }
}
`,
  },
  {
    name: 'a canvas of the window, and colours by hue',
    repairs: ['2d-paper'],
    source: `function setup() {
  createCanvas(windowWidth, windowHeight);
  colorMode(HSB, 360, 100, 100);
  noStroke();
}

function draw() {
  for (let i = 0; i < 8; i++) {
    fill(i * 45, 80, 90);
    rect((i * width) / 8, 0, width / 8, height);
  }
}

function windowResized() {
  resizeCanvas(windowWidth, windowHeight);
}
`,
  },
  {
    name: 'a 2D sketch in instance mode',
    repairs: ['2d-paper'],
    source: `const sketch = (p) => {
  p.setup = () => {
    p.createCanvas(200, 150);
  };

  p.draw = () => {
    p.background(0);
    p.textSize(50);
    p.fill(255);
    p.text('p5', 20 + (p.frameCount % 60), 90);
  };
};

new p5(sketch);
`,
  },
  {
    name: 'simple shapes in instance mode',
    repairs: ['2d-origin'],
    source: `new p5(function (s) {
  s.setup = function () {
    s.createCanvas(200, 150);
  };
  s.draw = function () {
    s.background(0);
    s.fill(255);
    s.rect(40, 30, 120, 90);
  };
});
`,
  },
  {
    name: 'a box without WEBGL',
    repairs: ['webgl-missing'],
    source: `function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0);
  rotateX(frameCount * 0.01);
  rotateY(frameCount * 0.02);
  normalMaterial();
  box(70);
}
`,
  },
  {
    name: 'WEBGL as a text',
    repairs: ['webgl-spelling'],
    source: `function setup() {
  createCanvas(200, 150, "WebGL");
}

function draw() {
  background(0);
  fill(255);
  sphere(60, 8, 6);
}
`,
  },
  {
    name: 'no canvas at all',
    repairs: ['no-canvas', '2d-origin'],
    source: `function draw() {
  background(0);
  fill(255);
  rect(100, 100, 200, 200);
}
`,
  },
  {
    name: 'a setup() without a canvas',
    repairs: ['no-canvas', 'webgl-missing'],
    source: `function setup() {
  frameRate(10);
}

function draw() {
  background(0);
  rotateY(frameCount * 0.05);
  box(150);
}
`,
  },
  {
    name: 'code outside of functions',
    repairs: ['loose-code', '2d-paper'],
    source: `// Four squares
createCanvas(200, 150);
background(0);
fill(255);
for (let i = 0; i < 4; i++) {
  square(i * 50, 40, 30);
}
`,
  },
  {
    name: 'WEBGL without draw()',
    repairs: ['no-draw'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
  background(0);
  rotateY(0.5);
  box(80);
}
`,
  },
  {
    name: 'first values from p5.js',
    repairs: ['first-values', '2d-origin'],
    source: `let x = random(20, 180);
const tint = color(255, 120, 0);
const step = TWO_PI / 60;

function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0);
  fill(tint);
  circle(x, 75 + 20 * sin(frameCount * step), 60);
}
`,
  },
  {
    name: 'a helper that draws text',
    repairs: ['2d-paper'],
    source: `let score = 7;

function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0);
  showScore();
}

function showScore() {
  push();
  textSize(40);
  fill(255);
  text('Score: ' + score, 10, 80);
  pop();
}
`,
  },
  {
    name: 'two graphics objects on a 2D canvas',
    repairs: ['2d-paper'],
    source: `let layer;

function setup() {
  createCanvas(200, 150);
  layer = createGraphics(200, 150);
  layer.background(0);
}

function draw() {
  layer.fill(255);
  layer.circle((frameCount * 4) % 200, 75, 20);
  image(layer, 0, 0);
  filter(INVERT);
}
`,
  },
];
