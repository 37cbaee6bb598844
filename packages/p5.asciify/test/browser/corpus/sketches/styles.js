/** Styles that are set once and hold, blend modes, clipping, pixels. */
import { scene } from './scene.js';

/** @type {import('../case.ts').Case[]} */
export const styles = [
  {
    name: 'fill-set-in-setup',
    members: ['fill', 'stroke', 'strokeWeight'],
    sketch: scene((p) => {
      p.fill(255, 120, 0);
      p.stroke(0, 0, 120);
      p.strokeWeight(3);
    }),
  },
  {
    name: 'fill-set-in-the-first-frame',
    members: ['fill'],
    sketch: scene(undefined, (p) => {
      if (p.frameCount === 1) p.fill(90, 200, 40);
    }),
  },
  {
    name: 'stroke-switched-off-after-drawing',
    members: ['noStroke'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(250, 240, 230);
        p.strokeWeight(4);
        p.box(30);
        p.noStroke();
        p.fill(p.frameCount * 50, 60, 90);
        p.sphere(12, 8, 6);
      };
    },
  },
  {
    name: 'colour-mode-set-once',
    members: ['colorMode'],
    sketch: scene(
      (p) => p.colorMode(p.HSB, 360, 100, 100),
      (p) => p.fill(p.frameCount * 40, 80, 90),
    ),
  },
  {
    name: 'colour-mode-set-in-draw',
    members: ['colorMode'],
    sketch: scene(undefined, (p) => {
      p.fill(200, 60, 90);
      p.colorMode(p.HSB, 255);
    }),
  },
  {
    name: 'angle-mode-set-once',
    members: ['angleMode'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.angleMode(p.DEGREES);
      };
      p.draw = () => {
        p.background(20, 60, 20);
        p.rotateY(20 * p.frameCount);
        p.box(36);
      };
    },
  },
  {
    name: 'styles-set-by-the-mouse',
    members: ['mousePressed', 'fill'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.mousePressed = () => p.fill(255, 0, 0);
      p.draw = () => {
        p.background(0, 60, 90);
        p.rotateY(0.3);
        p.box(36);
      };
    },
    before: (p, frame, { mouse }) => mouse(p, 'down', 20, 20),
  },
  {
    name: 'styles-set-by-a-key',
    members: ['keyPressed', 'fill'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.keyPressed = () => {
        p.noStroke();
        p.ortho();
      };
      p.draw = () => {
        p.background(90, 60, 0);
        p.rotateY(0.3);
        p.box(36);
      };
    },
    before: (p, frame, { key }) => key('a'),
  },
  {
    name: 'blend-modes',
    members: ['blendMode'],
    frames: 7,
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(60, 90, 120);
        p.noStroke();
        const modes = ['BLEND', 'ADD', 'MULTIPLY', 'SCREEN', 'EXCLUSION', 'LIGHTEST', 'REPLACE'];
        p.blendMode(p[modes[p.frameCount % modes.length]]);
        p.fill(200, 60, 20, 180);
        p.rect(-30, -30, 40, 40);
        p.fill(20, 160, 220, 120);
        p.rect(-10, -10, 40, 40);
      };
    },
  },
  {
    name: 'blend-mode-set-once',
    members: ['blendMode'],
    sketch: scene((p) => {
      p.noStroke();
      p.blendMode(p.ADD);
      p.fill(90, 40, 20);
    }),
  },
  {
    name: 'erase',
    members: ['erase', 'noErase'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(200, 40, 90);
        p.noStroke();
        p.erase();
        p.circle(0, 0, 20 + p.frameCount * 4);
        p.noErase();
        p.fill(0, 255, 0);
        p.rect(10, 10, 20, 20);
      };
    },
  },
  {
    name: 'clip',
    members: ['clip', 'beginClip', 'endClip'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(20, 90, 90);
        p.push();
        p.beginClip();
        p.circle(-6, 0, 50);
        p.endClip();
        p.noStroke();
        p.fill(255, 200, 0);
        p.rect(-40, -10, 80, 30);
        p.pop();
        p.fill(255, 0, 0);
        p.rect(20, -36, 16, 60);
      };
    },
  },
  {
    name: 'clip-left-on',
    members: ['beginClip', 'endClip'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(90, 20, 90);
        p.beginClip();
        p.rect(-20, -20, 30, 10 + 10 * p.frameCount);
        p.endClip();
        p.noStroke();
        p.fill(0, 255, 120);
        p.circle(0, 0, 60);
      };
    },
  },
  {
    name: 'pixels-read-while-drawing',
    members: ['loadPixels', 'get'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(40, 80, 160);
        p.noStroke();
        p.fill(250, 100, 0);
        p.rect(-40, -40, 40, 40);
        const [red, green, blue] = p.get(10, 10);
        p.loadPixels();
        p.fill(blue, red, green);
        p.rect(0, 0, 30, 10);
        p.fill(p.pixels[0], p.pixels[2], p.pixels[p.pixels.length - 2]);
        p.rect(0, 15, 30, 10);
      };
    },
  },
  {
    name: 'depth-cleared-while-drawing',
    members: ['clearDepth'],
    since: '1.11.0',
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(30);
        p.noStroke();
        p.fill(255, 0, 0);
        p.box(40);
        p.clearDepth();
        p.fill(0, 255, 255);
        p.translate(0, 0, -60);
        p.box(40);
      };
    },
  },
  {
    name: 'webgl-called-directly',
    members: ['drawingContext'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(0, 0, 80);
        p.box(30);
        const gl = p.drawingContext;
        gl.enable(gl.SCISSOR_TEST);
        gl.scissor(0, 0, 20, 30);
        gl.clearColor(1, 0.5, 0, 1);
        gl.clear(gl.COLOR_BUFFER_BIT);
        gl.disable(gl.SCISSOR_TEST);
      };
    },
  },
];
