/** Cameras and projections: set once, set in each frame, turned by the mouse. */
import { scene } from './scene.js';

/** @type {import('../case.ts').Case[]} */
export const cameras = [
  {
    name: 'ortho-in-setup',
    members: ['ortho'],
    brokenOn: ['1.9.0', '1.9.0'],
    sketch: scene((p) => p.ortho()),
  },
  {
    name: 'ortho-with-planes-in-setup',
    members: ['ortho'],
    sketch: scene((p) => p.ortho(-30, 50, -40, 40, 0, 2000)),
  },
  {
    name: 'perspective-in-setup',
    members: ['perspective'],
    sketch: scene((p) => {
      p.camera(0, 0, 120, 0, 0, 0, 0, 1, 0);
      p.perspective(p.PI / 4, p.width / p.height, 1, 900);
    }),
  },
  {
    name: 'frustum-in-setup',
    members: ['frustum'],
    sketch: scene((p) => {
      p.camera(0, 0, 120, 0, 0, 0, 0, 1, 0);
      p.frustum(-4, 4, -4, 4, 8, 500);
    }),
  },
  {
    name: 'camera-in-setup',
    members: ['camera'],
    sketch: scene((p) => {
      p.perspective(p.PI / 3, 1, 5, 500);
      p.camera(40, -60, 90, 5, 0, 0, 0, 1, 0);
    }),
  },
  {
    name: 'created-camera-in-setup',
    members: ['createCamera', 'setCamera'],
    sketch: scene((p) => {
      const camera = p.createCamera();
      camera.perspective(p.PI / 3, 1, 5, 500);
      camera.setPosition(60, -30, 70);
      camera.lookAt(0, 0, 0);
      p.setCamera(camera);
    }),
  },
  {
    name: 'camera-in-draw',
    members: ['camera', 'perspective'],
    sketch: scene(undefined, (p) => {
      p.perspective(1.2, 1, 1, 800);
      p.camera(p.frameCount * 10, -40, 80, 0, 0, 0, 0, 1, 0);
    }),
  },
  {
    name: 'ortho-in-draw',
    members: ['ortho'],
    sketch: scene(undefined, (p) => p.ortho(-60, 60, -60, 60, 0, 2000)),
  },
  {
    name: 'camera-that-moves-on',
    members: ['createCamera'],
    frames: 4,
    sketch(p) {
      let camera;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        camera = p.createCamera();
      };
      p.draw = () => {
        p.background(20, 40, 60);
        camera.move(6, -3, 0);
        camera.pan(0.05);
        p.box(30);
      };
    },
  },
  {
    name: 'two-cameras-by-turns',
    members: ['createCamera', 'setCamera'],
    brokenOn: ['1.9.0', '1.9.0'],
    frames: 4,
    sketch(p) {
      let first, second;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        first = p.createCamera();
        second = p.createCamera();
        second.setPosition(40, 40, 90);
        second.lookAt(0, 0, 0);
        second.ortho();
      };
      p.draw = () => {
        if (p.frameCount % 2) p.setCamera(first);
        else p.setCamera(second);
        p.background(60, 20, 40);
        p.box(30);
      };
    },
  },
  {
    name: 'camera-from-the-frame-before',
    members: ['camera'],
    frames: 3,
    // The camera is changed after the drawing, so that it shows in the next frame.
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(30);
        p.box(35);
        p.camera(20 * p.frameCount, 10, 90);
      };
    },
  },
  {
    name: 'orbit-control',
    members: ['orbitControl'],
    frames: 6,
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(10, 60, 30);
        p.orbitControl();
        p.normalMaterial();
        p.box(35);
      };
    },
    // p5 measures how far the mouse went between frames, and goes on turning after it was let go.
    before: (p, frame, { mouse }) => mouse(p, frame === 1 ? 'down' : 'move', 20 + frame * 6, 20),
  },
  {
    name: 'line-perspective',
    members: ['linePerspective'],
    since: '1.11.0',
    sketch: scene((p) => {
      p.linePerspective(false);
      p.stroke(255, 80, 0);
      p.strokeWeight(4);
    }),
  },
  {
    name: 'debug-mode',
    members: ['debugMode', 'noDebugMode'],
    sketch: scene((p) => p.debugMode()),
    exception: {
      reason: 'p5 draws grid and axes after draw(), so they lie over the characters.',
      instead: 'Draw your own lines in draw() if they are to become characters.',
      workaround: 'axes-of-ones-own',
    },
  },
  {
    name: 'axes-of-ones-own',
    members: ['line'],
    sketch: scene(undefined, (p) => {
      p.stroke(255, 0, 0);
      p.line(-40, 0, 0, 40, 0, 0);
      p.stroke(0, 255, 0);
      p.line(0, -40, 0, 0, 40, 0);
    }),
  },
  {
    name: 'matrix-left-turned',
    members: ['rotateX', 'rotateY', 'rotateZ', 'translate', 'scale', 'shearX', 'shearY'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(0, 50, 50);
        p.translate(10, -5, 4);
        p.rotateX(0.4);
        p.rotateY(0.3 * p.frameCount);
        p.rotateZ(0.2);
        p.scale(1.2);
        p.shearX(0.2);
        p.shearY(0.1);
        p.box(28);
      };
    },
  },
  {
    name: 'apply-and-reset-matrix',
    members: ['applyMatrix', 'resetMatrix', 'push', 'pop'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(90);
        p.push();
        p.applyMatrix(1, 0.2, 0, 0, 0, 1, 0.1, 0, 0.1, 0, 1, 0, 8, 9, 10, 1);
        p.box(24);
        p.pop();
        p.rotateX(1);
        p.resetMatrix();
        p.translate(-20, -20, 0);
        p.sphere(8, 8, 6);
      };
    },
  },
  {
    name: 'unbalanced-push',
    members: ['push'],
    frames: 4,
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(70, 20, 20);
        p.push();
        p.fill(p.frameCount * 60, 200, 90);
        p.rotateY(0.5);
        p.box(30);
      };
    },
  },
];
