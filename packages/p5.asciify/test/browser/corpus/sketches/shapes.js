/** Everything that is drawn: shapes, solids, models, text. */

/** @type {import('../case.ts').Case[]} */
export const shapes = [
  {
    name: 'flat-shapes',
    members: ['rect', 'square', 'circle', 'ellipse', 'triangle', 'quad', 'arc', 'line', 'point'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(240, 230, 200);
        p.stroke(90, 0, 0);
        p.strokeWeight(2);
        p.fill(0, 120, 120);
        p.rect(-36, -36, 20, 12);
        p.square(-10, -36, 12);
        p.circle(20, -28, 14);
        p.ellipse(-26, -8, 20, 10);
        p.triangle(-6, -2, 6, -14, 14, -2);
        p.quad(20, -14, 34, -12, 30, 0, 18, -2);
        p.arc(-24, 20, 24, 24, 0, p.HALF_PI + p.frameCount * 0.2, p.PIE);
        p.line(0, 10, 30, 30);
        p.strokeWeight(6);
        p.point(4, 30);
      };
    },
  },
  {
    name: 'modes-set-once',
    members: ['rectMode', 'ellipseMode', 'strokeCap', 'strokeJoin'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.rectMode(p.RADIUS);
        p.ellipseMode(p.CORNER);
        p.strokeWeight(5);
        p.strokeCap(p.SQUARE);
        p.strokeJoin(p.BEVEL);
      };
      p.draw = () => {
        p.background(200, 220, 255);
        p.fill(255, 140, 0);
        p.rect(-10, -10, 12, 8 + p.frameCount);
        p.ellipse(4, 4, 20, 24);
        p.line(-30, 30, 0, 20);
      };
    },
  },
  {
    name: 'solids',
    members: ['box', 'sphere', 'cylinder', 'cone', 'torus', 'ellipsoid', 'plane'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(30, 20, 50);
        p.lights();
        p.noStroke();
        const draw = [
          () => p.box(14),
          () => p.sphere(9, 10, 8),
          () => p.cylinder(7, 14, 10, 1),
          () => p.cone(8, 14, 10, 1),
          () => p.torus(7, 3, 12, 8),
          () => p.ellipsoid(6, 10, 4, 10, 8),
          () => p.plane(14, 10),
        ];
        draw.forEach((solid, i) => {
          p.push();
          p.translate(((i % 3) - 1) * 24, (Math.floor(i / 3) - 1) * 24);
          p.rotateX(0.5);
          p.rotateY(0.2 * p.frameCount);
          p.fill(255 - i * 30, 90 + i * 20, i * 36);
          solid();
          p.pop();
        });
      };
    },
  },
  {
    name: 'vertices',
    members: ['beginShape', 'vertex', 'endShape', 'bezier', 'beginContour', 'endContour'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(10, 40, 10);
        p.noStroke();
        p.beginShape(p.TRIANGLE_STRIP);
        for (let i = 0; i < 6; i += 1) {
          p.fill(i * 40, 200 - i * 30, 90);
          p.vertex(-30 + i * 12, i % 2 ? -20 : 10, i * 2);
        }
        p.endShape();
        p.stroke(255, 255, 0);
        p.noFill();
        p.bezier(-30, 30, 0, -20, 0, 10 * p.frameCount, -5, 0, 0, 30, 30, 0);
      };
    },
  },
  {
    name: 'splines',
    members: ['spline', 'splineVertex', 'splineProperty', 'bezierVertex'],
    since: '2.0.0',
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(40, 10, 60);
        p.stroke(255);
        p.fill(255, 90, 0, 160);
        p.splineProperty('tightness', 0.2);
        p.beginShape();
        for (const [x, y] of [
          [-30, 0],
          [-10, -30],
          [10, 10],
          [30, -20],
          [20, 30],
        ])
          p.splineVertex(x, y);
        p.endShape(p.CLOSE);
      };
    },
  },
  {
    name: 'curves-of-1.x',
    members: ['curveVertex', 'curve', 'quadraticVertex'],
    removedIn: '2.0.0',
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(40, 10, 60);
        p.stroke(255);
        p.fill(255, 90, 0, 160);
        p.beginShape();
        for (const [x, y] of [
          [-30, 0],
          [-30, 0],
          [-10, -30],
          [10, 10],
          [30, -20],
          [30, -20],
        ]) {
          p.curveVertex(x, y);
        }
        p.endShape();
      };
    },
  },
  {
    name: 'geometry-built-once',
    members: ['buildGeometry', 'model', 'freeGeometry'],
    sketch(p) {
      let shape;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        shape = p.buildGeometry(() => {
          p.box(20);
          p.translate(0, -16, 0);
          p.sphere(8, 8, 6);
        });
      };
      p.draw = () => {
        p.background(0, 30, 60);
        p.lights();
        p.fill(200, 220, 90);
        p.rotateY(0.3 * p.frameCount);
        p.model(shape);
      };
    },
  },
  {
    name: 'model-from-text',
    members: ['createModel', 'model'],
    since: '1.11.0',
    sketch(p) {
      let pyramid;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        pyramid = p.createModel(
          'v -1 1 -1\nv 1 1 -1\nv 1 1 1\nv -1 1 1\nv 0 -1 0\nf 1 2 5\nf 2 3 5\nf 3 4 5\nf 4 1 5\n',
          '.obj',
        );
      };
      p.draw = () => {
        p.background(90, 10, 10);
        p.normalMaterial();
        p.rotateY(0.3 * p.frameCount);
        p.scale(24);
        p.model(pyramid);
      };
    },
  },
  {
    name: 'text',
    members: ['text', 'textFont', 'textSize', 'textAlign', 'textLeading'],
    sketch(p, { font }) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(0, 0, 90);
        p.textFont(font);
        p.textSize(20);
        p.textAlign(p.CENTER, p.CENTER);
        p.fill(255, 220, 0);
        p.text(`Ag${p.frameCount}`, 0, 0);
        p.rotateY(0.6);
        p.textSize(12);
        p.text('side', 0, 24);
      };
    },
  },
  {
    name: 'text-styles-set-once',
    members: ['textFont', 'textSize', 'textAlign'],
    sketch(p, { font }) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.textFont(font);
        p.textSize(26);
        p.textAlign(p.RIGHT, p.BOTTOM);
        p.fill(0, 120, 0);
      };
      p.draw = () => {
        p.background(255, 220, 240);
        p.text(`x${p.frameCount}`, 30, 20);
      };
    },
  },
  {
    name: 'transparent-shapes',
    members: ['fill', 'clear'],
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.clear();
        p.noStroke();
        p.fill(255, 0, 0, 120);
        p.rect(-30, -30, 40, 40);
        p.fill(0, 0, 255, 90);
        p.rect(-10, -10, 40, 40);
      };
    },
  },
];
