import type { BrokenSketch } from './BrokenSketch';

/** What most of these sketches draw. */
const draw = `function draw() {
  background(0);
  fill(255);
  rotateY(frameCount * 0.02);
  box(80);
}
`;

/** Names, arguments and calls that the library refuses. */
export const librarySketches: readonly BrokenSketch[] = [
  {
    name: 'set up in setup()',
    repairs: ['too-early'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
  const brightness = p5asciifier.renderers().get('brightness');
  brightness.update({ characters: ' .oO@' });
  p5asciify.fontSize(12);
}

${draw}`,
  },
  {
    name: 'other names of the library',
    repairs: ['library-names', 'spelling-methods'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  P5Asciify.setFontSize(10);
  p5.asciify.background('#102030');
}

${draw}`,
  },
  {
    name: 'a default import',
    repairs: ['library-import'],
    source: `import p5 from 'p5';
import p5asciify from 'p5.asciify';

new p5((p) => {
  p.setup = () => {
    p.createCanvas(200, 150, p.WEBGL);
  };
  p.setupAsciify = () => {
    p5asciify.fontSize(8);
  };
  p.draw = () => {
    p.background(0);
    p.box(80);
  };
});
`,
  },
  {
    name: 'colours as the setters refuse them',
    repairs: ['colour-setters', 'background-numbers'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  const brightness = p5asciifier.renderer('brightness');
  brightness.characterColor('tomato').characterColorMode('fixed');
  p5asciify.background(20, 30, 60);
}

${draw}`,
  },
  {
    name: 'files by their names',
    repairs: ['file-names'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function keyPressed() {
  if (key === 's') p5asciifier.saveSVG('frame');
}

${draw}`,
  },
  {
    name: 'blocks, which the font lacks',
    repairs: ['missing-characters'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  p5asciifier.renderer('brightness').update({ characters: ' ░▒▓█' });
}

${draw}`,
  },
];
