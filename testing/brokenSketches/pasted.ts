import type { BrokenSketch } from './BrokenSketch';

/** Sketches with slips of the fingers, and with what pages and chats do to code. */
export const pastedSketches: readonly BrokenSketch[] = [
  {
    name: 'a misspelt callback',
    repairs: ['spelling-callbacks'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAscify() {
  p5asciifier.fontSize(8);
}

function draw() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'a misspelt draw()',
    repairs: ['spelling-callbacks'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function drow() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'misspelt functions',
    repairs: ['spelling-functions', '2d-origin'],
    source: `function setup() {
  creatCanvas(200, 150);
}

function draw() {
  backgroud(0);
  fill(255);
  elipse(100, 75, 90, 60);
}
`,
  },
  {
    name: 'misspelt constants and variables',
    repairs: ['spelling-constants', 'spelling-variables'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  rectMode(CENTRE);
  rotateY(framecount * 0.02);
  box(80);
}
`,
  },
  {
    name: 'misspelt options and renderers',
    repairs: ['spelling-options', 'spelling-values'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  p5asciifier.renderer('brightnes').update({ charactres: ' .oO@' });
  p5asciifier.renderer('edge').update({ enabled: true, sampleThreshhold: 4 });
}

function draw() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'misspelt methods',
    repairs: ['spelling-methods'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  p5asciifier.fontsize(8);
  p5asciifier.renderer('brightness').character(' .oO@');
}

function draw() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'a whole page',
    repairs: ['html-page', '2d-origin'],
    source: `<!doctype html>
<html>
  <head>
    <script src="https://cdn.jsdelivr.net/npm/p5@1.11.8/lib/p5.js"></script>
  </head>
  <body>
    <script>
      function setup() {
        createCanvas(200, 150);
      }

      function draw() {
        background(0);
        fill(255);
        rect(40, 30, 120, 90);
      }
    </script>
  </body>
</html>
`,
  },
  {
    name: 'a block of Markdown',
    repairs: ['markdown', 'webgl-missing'],
    source: `\`\`\`js
function setup() {
  createCanvas(200, 150);
}
function draw() {
  background(0);
  box(80);
}
\`\`\`
`,
  },
  {
    name: 'typographic quotation marks',
    repairs: ['quotation-marks'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(‘black’);
  fill(“tomato”);
  box(80);
}
`,
  },
  {
    name: 'types of TypeScript on a 2D canvas',
    repairs: ['2d-paper'],
    source: `let message: string = 'p5';

function setup(): void {
  createCanvas(200, 150);
}

function draw(): void {
  background(0);
  textSize(80 as number);
  fill(255);
  text(message, 40, 100);
}
`,
  },
  {
    name: 'several mistakes at once',
    major: '2',
    repairs: ['preload', 'spelling-functions', 'spelling-options', '2d-paper'],
    source: `let img;

function preload() {
  img = loadImage('data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="1" height="1"%3E%3Crect width="1" height="1" fill="white"/%3E%3C/svg%3E');
}

function setup() {
  createCanvas(200, 150);
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({ invertt: true });
}

function draw() {
  backgrund(0);
  tint(255, 200, 0);
  image(img, 20, 20, 160, 110);
}
`,
  },
  {
    name: 'a file that is not there',
    repairs: ['2d-origin'],
    stillBroken: 'a sketch on a page of the site has no files',
    source: `let img;

function preload() {
  img = loadImage('assets/cat.png');
}

function setup() {
  createCanvas(200, 150);
}

function draw() {
  background(0);
  image(img, 0, 0);
}
`,
  },
  {
    name: 'sound, without its library',
    repairs: [],
    stillBroken: 'p5.sound is not loaded',
    source: `let osc;

function setup() {
  createCanvas(200, 150, WEBGL);
  osc = new p5.Oscillator('sine');
}

function draw() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'a bracket that is not closed',
    repairs: [],
    stillBroken: 'what was meant cannot be known',
    source: `function setup() {
  createCanvas(200, 150, WEBGL);

function draw() {
  background(0);
  box(80);
}
`,
  },
  {
    name: 'a loop that never ends',
    repairs: [],
    stillBroken: 'what was meant cannot be known',
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function draw() {
  background(0);
  let i = 0;
  while (i < 10) {
    box(10);
  }
}
`,
  },
];
