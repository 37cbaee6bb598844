import type { BrokenSketch } from './BrokenSketch';

/** What most of these sketches draw. */
const draw = `function draw() {
  background(0);
  fill(255);
  rotateY(frameCount * 0.02);
  box(80);
}
`;

/** Sketches for earlier versions of p5.asciify, and calls that the library refuses. */
export const librarySketches: readonly BrokenSketch[] = [
  {
    name: '0.6: options in groups',
    repairs: ['ascii-options'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
  setAsciiOptions({
    common: {
      fontSize: 8,
    },
    brightness: {
      enabled: true,
      characters: " .:-=+*%@#",
      characterColor: "#ffffff",
      characterColorMode: 1,
      backgroundColor: "#000000",
      backgroundColorMode: 1,
      invertMode: false,
      rotationAngle: 0,
    },
    edge: {
      enabled: false,
    },
  });
}

${draw}`,
  },
  {
    name: '0.4: a variable with options, of the manager',
    repairs: ['ascii-options'],
    source: `const asciiOptions = {
  common: { fontSize: 16 },
  ascii: { renderMode: 'brightness', characters: '0123456789', invertMode: 1 },
};

function setup() {
  createCanvas(200, 150, WEBGL);
  p5asciify.setAsciiOptions(asciiOptions);
}

${draw}`,
  },
  {
    name: '0.2: flat options in instance mode',
    repairs: ['ascii-options', 'instance'],
    source: `const sketch = (p) => {
  p5asciify.instance(p);

  p.setup = () => {
    p.createCanvas(200, 150, p.WEBGL);
    p.setAsciiOptions({
      fontSize: 12,
      characters: '.:-=+*#%@',
      characterColorMode: 0,
    });
  };

  p.draw = () => {
    p.background(0);
    p.box(80);
  };
};

new p5(sketch);
`,
  },
  {
    name: '0.3: options that keys change',
    repairs: ['ascii-options'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function keyPressed() {
  setAsciiOptions({ edge: { enabled: true, sobelThreshold: 0.3 } });
}

${draw}`,
  },
  {
    name: '0.5: effects after the conversion',
    repairs: ['ascii-effects'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
  const crt = addAsciiEffect('post', 'crt', { intensity: 1 });
  addAsciiEffect('post', 'chromaticaberration');
}

${draw}`,
  },
  {
    name: '0.4: gradients',
    repairs: ['ascii-effects'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
  p5asciify.addAsciiGradient('linear', 0, 255, '#@', { angle: 45 });
}

${draw}`,
  },
  {
    name: '0.6: a callback after setup',
    repairs: ['ascii-callbacks'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
  p5asciify.setPostSetupFunction(() => {
    p5asciifier.fontSize(8);
  });
}

${draw}`,
  },
  {
    name: '0.7: renderers of the manager',
    repairs: ['manager-members', 'option-names'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  p5asciify.fontSize(8);
  p5asciify.renderers().get("brightness").update({
    enabled: true,
    characters: "0123456789",
    invertMode: true,
    rotationAngle: 45,
  });
  p5asciify.renderers().get("edge").disable();
}

${draw}`,
  },
  {
    name: '0.7: set up in setup()',
    repairs: ['manager-members', 'too-early'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
  const brightness = p5asciify.renderers().get('brightness');
  brightness.update({ characters: ' .oO@' });
  p5asciify.fontSize(12);
}

${draw}`,
  },
  {
    name: '0.7: the accurate renderer',
    repairs: ['manager-members', 'renderer-names'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  p5asciify.renderers().get("accurate").enable();
}

${draw}`,
  },
  {
    name: '0.7: the gradient renderer',
    repairs: ['ascii-renderers'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  p5asciify.renderers().get('gradient').add('linear', 0, 255, 'p5');
  p5asciify.fontSize(10);
}

${draw}`,
  },
  {
    name: '0.9: the custom renderer, with colours as lists',
    repairs: ['renderer-names', 'glyph-colours'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  const custom = p5asciify.asciifier().renderers().get('custom');
  custom.enable();
  custom.characterFramebuffer.begin();
  background(...p5asciify.asciifier().fontManager.glyphColor('A'));
  custom.characterFramebuffer.end();
  custom.primaryColorFramebuffer.begin();
  background(255);
  custom.primaryColorFramebuffer.end();
}

${draw}`,
  },
  {
    name: '0.10.2: the state of a renderer',
    repairs: ['enabled-state'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function keyPressed() {
  const edge = p5asciifier.renderers().get('edge');
  edge.enabled(!edge.enabled());
}

${draw}`,
  },
  {
    name: '0.8: a framebuffer for inversion',
    repairs: ['framebuffer-names'],
    source: `function setup() {
  createCanvas(200, 150, WEBGL);
}

function setupAsciify() {
  const brightness = p5asciifier.renderers().get('brightness');
  brightness.inversionFramebuffer.begin();
  clear();
  brightness.inversionFramebuffer.end();
}

${draw}`,
  },
  {
    name: 'other names of the library',
    repairs: ['library-names', 'library-setters'],
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
