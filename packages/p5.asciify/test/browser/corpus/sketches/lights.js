/** Lights, materials and what they leave behind. */
import { scene } from './scene.js';

/** @type {import('../case.ts').Case[]} */
export const lights = [
  {
    name: 'lights',
    members: ['lights', 'noLights'],
    sketch: scene(undefined, (p) => {
      p.noStroke();
      p.lights();
    }),
  },
  {
    name: 'every-kind-of-light',
    members: [
      'ambientLight',
      'directionalLight',
      'pointLight',
      'spotLight',
      'specularColor',
      'lightFalloff',
    ],
    sketch: scene(undefined, (p) => {
      p.noStroke();
      p.ambientLight(40, 10, 10);
      p.lightFalloff(0.8, 0.001, 0);
      p.directionalLight(90, 60, 30, 0.3, 1, -1);
      p.specularColor(0, 255, 0);
      p.pointLight(60, 90, 255, 20, -40, 60);
      p.spotLight(255, 200, 80, 0, 0, 100, 0, 0, -1, p.PI / 3, 4);
      p.specularMaterial(200, 180, 160);
      p.shininess(12);
    }),
  },
  {
    name: 'lights-set-once',
    members: ['ambientLight', 'directionalLight'],
    // p5 forgets lights at the beginning of each frame.
    sketch: scene((p) => {
      p.noStroke();
      p.ambientLight(80);
      p.directionalLight(255, 0, 0, 0, 0, -1);
    }),
  },
  {
    name: 'materials',
    members: ['normalMaterial', 'ambientMaterial', 'emissiveMaterial', 'specularMaterial'],
    frames: 4,
    sketch: scene(undefined, (p) => {
      p.noStroke();
      p.ambientLight(150);
      p.pointLight(255, 255, 255, 30, -30, 80);
      const kinds = ['normalMaterial', 'ambientMaterial', 'emissiveMaterial', 'specularMaterial'];
      p[kinds[p.frameCount % 4]](200, 90, 30);
    }),
  },
  {
    name: 'material-set-once',
    members: ['normalMaterial'],
    sketch: scene((p) => p.normalMaterial()),
  },
  {
    name: 'shininess-set-once',
    members: ['shininess', 'specularMaterial'],
    sketch: scene(
      (p) => {
        p.noStroke();
        p.specularMaterial(250, 220, 40);
        p.shininess(30);
      },
      (p) => p.pointLight(255, 255, 255, 20, -20, 90),
    ),
  },
  {
    name: 'metalness',
    members: ['metalness'],
    since: '1.11.0',
    sketch: scene(
      (p) => p.metalness(80),
      (p) => {
        p.noStroke();
        p.pointLight(255, 255, 200, 10, -20, 90);
        p.specularMaterial(220, 120, 40);
      },
    ),
  },
  {
    name: 'image-light-and-panorama',
    members: ['imageLight', 'panorama'],
    since: '1.11.0',
    frames: 2,
    sketch(p) {
      let sky;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        sky = p.createGraphics(32, 16);
        sky.pixelDensity(1);
        for (let x = 0; x < 32; x += 1) {
          sky.stroke(x * 8, 120, 255 - x * 8);
          sky.line(x, 0, x, 16);
        }
      };
      p.draw = () => {
        p.background(0);
        p.panorama(sky);
        p.imageLight(sky);
        p.noStroke();
        p.specularMaterial(220);
        p.shininess(20);
        p.sphere(24, 12, 10);
      };
    },
  },
  {
    name: 'stroke-and-fill-of-solids',
    members: ['fill', 'stroke', 'strokeWeight', 'noFill', 'noStroke'],
    sketch: scene(undefined, (p) => {
      p.stroke(255, 0, 120);
      p.strokeWeight(3);
      if (p.frameCount % 2) p.noFill();
      else p.fill(20, 200, 160);
    }),
  },
];
