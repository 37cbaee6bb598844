/** Shaders of one's own, p5 2.x's hooks and strands, filters. */

/** @type {import('../case.ts').Case[]} */
export const shaders = [
  {
    name: 'own-shader',
    members: ['createShader', 'shader', 'resetShader'],
    sketch(p) {
      let rings;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.noStroke();
        rings = p.createShader(
          `attribute vec3 aPosition; attribute vec2 aTexCoord; varying vec2 vUv;
          uniform mat4 uModelViewMatrix; uniform mat4 uProjectionMatrix;
          void main() {
            vUv = aTexCoord;
            gl_Position = uProjectionMatrix * uModelViewMatrix * vec4(aPosition, 1.0);
          }`,
          `precision highp float; varying vec2 vUv; uniform float uTime;
          void main() {
            float ring = step(0.5, fract(distance(vUv, vec2(0.4, 0.3)) * 5.0 + uTime));
            gl_FragColor = vec4(ring, vUv, 1.0);
          }`,
        );
      };
      p.draw = () => {
        p.background(0);
        p.shader(rings);
        rings.setUniform('uTime', p.frameCount * 0.1);
        p.plane(70, 70);
        p.resetShader();
        p.fill(255, 0, 0);
        p.translate(20, -20, 10);
        p.sphere(8, 8, 6);
      };
    },
  },
  {
    name: 'shader-set-once',
    members: ['shader'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.noStroke();
        p.shader(
          p.createShader(
            `attribute vec3 aPosition; varying vec3 vAt;
            uniform mat4 uModelViewMatrix; uniform mat4 uProjectionMatrix;
            void main() {
              vAt = aPosition;
              gl_Position = uProjectionMatrix * uModelViewMatrix * vec4(aPosition, 1.0);
            }`,
            `precision highp float; varying vec3 vAt;
            void main() { gl_FragColor = vec4(vAt + 0.5, 1.0); }`,
          ),
        );
      };
      p.draw = () => {
        p.background(80);
        p.rotateY(0.3 * p.frameCount);
        p.box(40);
      };
    },
  },
  {
    name: 'shader-that-reads-where-it-draws',
    members: ['shader'],
    // WebGL counts rows from the bottom of a canvas; in a framebuffer of p5 they are upside down.
    sketch(p) {
      let gradient;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        p.noStroke();
        gradient = p.createShader(
          `attribute vec3 aPosition;
          void main() { gl_Position = vec4(aPosition.xy * 2.0 - 1.0, 0.0, 1.0); }`,
          `precision highp float; uniform vec2 uSize;
          void main() { gl_FragColor = vec4(gl_FragCoord.xy / uSize, 0.3, 1.0); }`,
        );
      };
      p.draw = () => {
        p.background(0);
        p.shader(gradient);
        gradient.setUniform('uSize', [80 * p.pixelDensity(), 80 * p.pixelDensity()]);
        p.rect(0, 0, 80, 80);
      };
    },
  },
  {
    name: 'shader-hooks',
    members: ['baseMaterialShader', 'baseStrokeShader', 'strokeShader'],
    since: '2.0.0',
    sketch(p) {
      let wave;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        wave = p.baseMaterialShader().modify({
          uniforms: { 'float time': () => p.frameCount * 0.3 },
          'Vertex getObjectInputs': `(Vertex inputs) {
            inputs.position.y += 0.2 * sin(time + inputs.position.x * 6.0);
            return inputs;
          }`,
        });
      };
      p.draw = () => {
        p.background(20, 0, 40);
        p.lights();
        p.noStroke();
        p.shader(wave);
        p.sphere(26, 16, 12);
      };
    },
  },
  {
    name: 'shader-hooks-of-1.x',
    members: ['baseMaterialShader', 'baseNormalShader', 'baseColorShader'],
    since: '1.11.0',
    removedIn: '2.0.0',
    sketch(p) {
      let red;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        red = p.baseColorShader().modify({
          'vec4 getFinalColor': '(vec4 color) { return vec4(1.0, color.g * 0.5, 0.2, 1.0); }',
        });
      };
      p.draw = () => {
        p.background(0, 60, 20);
        p.noStroke();
        p.shader(red);
        p.rotateY(0.4 * p.frameCount);
        p.box(36);
      };
    },
  },
  {
    name: 'strands',
    members: ['buildMaterialShader'],
    since: '2.2.0',
    sketch(p) {
      let material;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        material = p.baseMaterialShader().modify(
          ({ p }) => {
            p.getPixelInputs((inputs) => {
              inputs.color = [inputs.texCoord.x, 0.4, inputs.texCoord.y, 1];
              return inputs;
            });
          },
          { p },
        );
      };
      p.draw = () => {
        p.background(60, 40, 0);
        p.noStroke();
        p.shader(material);
        p.rotateX(0.2 * p.frameCount);
        p.box(40);
      };
    },
  },
  {
    name: 'filters',
    members: ['filter'],
    frames: 4,
    sketch(p) {
      p.setup = () => p.createCanvas(80, 80, p.WEBGL);
      p.draw = () => {
        p.background(200, 120, 40);
        p.fill(20, 90, 220);
        p.circle(-10, -8, 40);
        p.box(20);
        if (p.frameCount === 1) p.filter(p.INVERT);
        else if (p.frameCount === 2) p.filter(p.GRAY);
        else if (p.frameCount === 3) p.filter(p.BLUR, 2);
        else p.filter(p.POSTERIZE, 3);
      };
    },
  },
  {
    name: 'filter-of-ones-own',
    members: ['createFilterShader', 'filter'],
    sketch(p) {
      let swap;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        swap = p.createFilterShader(
          `precision highp float; varying vec2 vTexCoord; uniform sampler2D tex0;
          void main() {
            vec2 at = vTexCoord;
            at.x += 0.1 * step(0.5, at.y);
            gl_FragColor = texture2D(tex0, at).bgra;
          }`,
        );
      };
      p.draw = () => {
        p.background(220, 30, 90);
        p.fill(0, 200, 0);
        p.noStroke();
        p.rect(-20, -30, 30, 50);
        p.filter(swap);
      };
    },
  },
  {
    name: 'line-shader-of-ones-own',
    members: ['strokeShader', 'baseStrokeShader'],
    brokenOn: ['2.2.0', '2.2.3'],
    since: '2.0.0',
    sketch(p) {
      let dashed;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        dashed = p.baseStrokeShader().modify({
          'vec4 getFinalColor': '(vec4 color, vec2 at) { return vec4(0.0, 1.0, 0.4, 1.0); }',
        });
        p.strokeShader(dashed);
        p.strokeWeight(4);
      };
      p.draw = () => {
        p.background(40);
        p.rotateY(0.2 * p.frameCount);
        p.box(36);
      };
    },
  },
];
