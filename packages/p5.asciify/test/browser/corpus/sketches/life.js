/** The canvas and the life of a sketch: sizes, attributes, frames, errors, and what stays between frames. */

const trails = {
  reason: 'The captured frame is cleared before each draw(), as in 0.10.3.',
  instead: 'Draw into your own framebuffer or graphics, and show that in draw().',
};

/** @type {import('../case.ts').Case[]} */
export const life = [
  {
    name: 'drawn-in-setup',
    members: ['setup', 'noLoop'],
    frames: 1,
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.background(200, 0, 60);
        p.rotateY(0.4);
        p.box(30);
      };
      p.draw = () => {};
    },
  },
  {
    name: 'background-in-setup-drawing-in-draw',
    members: ['setup', 'draw', 'background'],
    frames: 1,
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.background(0, 90, 60);
      };
      p.draw = () => p.box(30);
    },
  },
  {
    name: 'setup-seen-in-later-frames',
    members: ['setup'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.background(0, 90, 60);
      };
      p.draw = () => p.rect(p.frameCount * 8 - 30, 0, 5, 5);
    },
    exception: { ...trails, workaround: 'trails-in-a-framebuffer' },
  },
  {
    name: 'trails',
    members: ['background'],
    frames: 4,
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.noStroke();
        p.fill(255, 60 * p.frameCount, 0);
        p.circle(p.frameCount * 12 - 30, 0, 10);
      };
    },
    exception: { ...trails, workaround: 'trails-in-a-framebuffer' },
  },
  {
    name: 'fading-trails',
    members: ['background'],
    frames: 4,
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.noStroke();
        p.fill(0, 0, 40, 60);
        p.plane(80, 80);
        p.fill(255, 200, 0);
        p.circle(p.frameCount * 12 - 30, 0, 10);
      };
    },
    exception: { ...trails, workaround: 'trails-in-a-graphics' },
  },
  {
    name: 'trails-in-a-framebuffer',
    members: ['createFramebuffer', 'image'],
    frames: 4,
    sketch(p) {
      let layer;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        layer = p.createFramebuffer();
      };
      p.draw = () => {
        layer.begin();
        p.noStroke();
        p.fill(255, 60 * p.frameCount, 0);
        p.circle(p.frameCount * 12 - 30, 0, 10);
        layer.end();
        p.background(0, 0, 40);
        p.image(layer, -40, -40);
      };
    },
  },
  {
    name: 'trails-in-a-graphics',
    members: ['createGraphics', 'image'],
    frames: 4,
    sketch(p) {
      let layer;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        layer = p.createGraphics(80, 80);
      };
      p.draw = () => {
        layer.noStroke();
        layer.fill(0, 0, 40, 60);
        layer.rect(0, 0, 80, 80);
        layer.fill(255, 200, 0);
        layer.circle(p.frameCount * 12 + 10, 40, 10);
        p.background(20);
        p.image(layer, -40, -40);
      };
    },
  },
  {
    name: 'drawn-by-the-mouse',
    members: ['mousePressed'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.mousePressed = () => {
        p.noStroke();
        p.fill(255, 0, 0);
        p.circle(p.frameCount * 10 - 20, 0, 12);
      };
      p.draw = () => p.rect(-30, -30, 10, 10);
    },
    before: (p, frame, { mouse }) => mouse(p, 'down', 20, 20),
    exception: { ...trails, workaround: 'drawn-by-the-mouse-into-a-framebuffer' },
  },
  {
    name: 'drawn-by-the-mouse-into-a-framebuffer',
    members: ['mousePressed', 'createFramebuffer'],
    sketch(p) {
      let layer;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        layer = p.createFramebuffer();
      };
      p.mousePressed = () => {
        layer.begin();
        p.noStroke();
        p.fill(255, 0, 0);
        p.circle(p.frameCount * 10 - 20, 0, 12);
        layer.end();
      };
      p.draw = () => {
        p.background(20, 40, 60);
        p.image(layer, -40, -40);
        p.rect(-30, -30, 10, 10);
      };
    },
    before: (p, frame, { mouse }) => mouse(p, 'down', 20, 20),
  },
  {
    name: 'redraw-of-several-frames',
    members: ['redraw', 'noLoop', 'loop'],
    frames: 2,
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.noLoop();
      };
      p.draw = () => {
        p.background(p.frameCount * 30, 60, 90);
        p.rotateY(0.2 * p.frameCount);
        p.box(30);
      };
    },
    before: (p) => p.redraw(3),
  },
  {
    name: 'pixel-density-2',
    members: ['pixelDensity'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(60, 50, p.WEBGL);
        p.pixelDensity(2);
      };
      p.draw = () => {
        p.background(0, 40, 80);
        p.rotateY(0.3 * p.frameCount);
        p.box(24);
      };
    },
  },
  {
    name: 'pixel-density-changed',
    members: ['pixelDensity'],
    frames: 4,
    sketch(p) {
      p.setup = () => p.createCanvas(60, 50, p.WEBGL);
      p.draw = () => {
        p.background(0, 80, 40);
        p.rotateY(0.3);
        p.box(24);
      };
    },
    before: (p, frame) => p.pixelDensity(frame % 2 ? 2 : 1),
  },
  {
    name: 'resized-between-frames',
    members: ['resizeCanvas', 'windowResized'],
    frames: 4,
    sketch(p) {
      p.setup = () => p.createCanvas(60, 50, p.WEBGL);
      p.draw = () => {
        p.background(60, 10, 80);
        p.rotateY(0.3);
        p.box(24);
        p.circle(p.width / 2, p.height / 2, 20);
      };
    },
    before: (p, frame) => p.resizeCanvas(60 + frame * 7, 50 + frame * 3, true),
  },
  {
    name: 'resized-while-drawing',
    members: ['resizeCanvas'],
    frames: 4,
    sketch(p) {
      p.setup = () => p.createCanvas(60, 50, p.WEBGL);
      p.draw = () => {
        p.resizeCanvas(50 + p.frameCount * 6, 60, true);
        p.background(10, 60, 80);
        p.circle(p.width / 2, p.height / 2, 30);
        p.box(20);
      };
    },
  },
  {
    name: 'attributes-without-antialiasing',
    members: ['setAttributes'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.setAttributes('antialias', false);
      };
      p.draw = () => {
        p.background(200);
        p.rotateZ(0.1 * p.frameCount);
        p.box(36);
      };
    },
  },
  {
    name: 'attributes-without-alpha',
    members: ['setAttributes'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.setAttributes({ alpha: false, antialias: true });
      };
      p.draw = () => {
        p.clear();
        p.noStroke();
        p.fill(255, 0, 0, 100);
        p.rotateZ(0.2);
        p.rect(-20, -20, 30, 30);
      };
    },
  },
  {
    name: 'attributes-of-webgl-1',
    members: ['setAttributes'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.setAttributes({ version: 1, antialias: false });
      };
      p.draw = () => {
        p.background(0, 100, 0);
        p.rotateY(0.2 * p.frameCount);
        p.box(36);
      };
    },
  },
  {
    name: 'attributes-set-after-the-first-frame',
    members: ['setAttributes'],
    frames: 3,
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(120, 60, 0);
        p.rotateY(0.2 * p.frameCount);
        p.box(36);
      };
    },
    before(p, frame) {
      if (frame === 1) p.setAttributes('antialias', false);
    },
  },
  {
    name: 'smooth-and-no-smooth',
    members: ['smooth', 'noSmooth'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.smooth();
      };
      p.draw = () => {
        p.background(255);
        p.rotateZ(0.1 * p.frameCount);
        p.fill(0);
        p.rect(-20, -20, 40, 40);
      };
    },
  },
  {
    name: 'second-sketch-of-a-page',
    members: ['p5'],
    brokenOn: ['1.9.0', '1.9.0'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.ortho();
      };
      p.draw = () => {
        p.background(30, 90, 30);
        p.rotateY(0.2 * p.frameCount);
        p.box(36);
      };
    },
    // The sketch that started last is converted; this one shows what it draws.
    beside(p) {
      p.setup = () => p.createCanvas(40, 40, p.WEBGL);
      p.draw = () => {
        p.background(200, 60, 0);
        p.rotateY(0.3 * p.frameCount);
        p.sphere(12, 8, 6);
      };
    },
  },
  {
    name: 'an-error-in-draw',
    members: ['draw'],
    frames: 4,
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.fill(255, 120, 0);
      };
      p.draw = () => {
        p.background(p.frameCount * 30, 20, 60);
        p.rotateY(0.2 * p.frameCount);
        p.box(36);
        if (p.frameCount === 3) {
          p.push();
          p.fill(0, 255, 0);
          throw new Error('on purpose');
        }
      };
    },
    throws: 'on purpose',
  },
];
