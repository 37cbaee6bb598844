/** Pictures on surfaces: from images, graphics, framebuffers and a video. */

/** @type {import('../case.ts').Case[]} */
export const textures = [
  {
    name: 'texture-from-image',
    members: ['texture', 'createImage', 'textureMode', 'textureWrap'],
    sketch(p) {
      let picture;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        picture = p.createImage(8, 8);
        picture.loadPixels();
        for (let i = 0; i < 64; i += 1) {
          picture.set(i % 8, i >> 3, p.color((i % 8) * 32, (i >> 3) * 32, (i * 97) % 256));
        }
        picture.updatePixels();
        p.textureMode(p.NORMAL);
        p.textureWrap(p.REPEAT, p.MIRROR);
        p.noStroke();
      };
      p.draw = () => {
        p.background(10);
        p.texture(picture);
        p.rotateY(0.3 * p.frameCount);
        p.beginShape();
        p.vertex(-30, -30, 0, 0, 0);
        p.vertex(30, -30, 0, 2, 0);
        p.vertex(30, 30, 0, 2, 2);
        p.vertex(-30, 30, 0, 0, 2);
        p.endShape(p.CLOSE);
      };
    },
  },
  {
    name: 'texture-mode-set-once',
    members: ['textureMode'],
    sketch(p) {
      let picture;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        picture = p.createGraphics(16, 16);
        picture.background(255, 0, 0);
        picture.fill(0, 0, 255);
        picture.rect(4, 4, 8, 8);
        p.textureMode(p.NORMAL);
      };
      p.draw = () => {
        p.background(0, 60, 0);
        p.texture(picture);
        p.beginShape();
        p.vertex(-30, -30, 0, 0, 0);
        p.vertex(30, -30, 0, 1, 0);
        p.vertex(30, 30, 0, 1, 1);
        p.vertex(-30, 30, 0, 0, 1);
        p.endShape(p.CLOSE);
      };
    },
  },
  {
    name: 'texture-set-once',
    members: ['texture'],
    sketch(p) {
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        const picture = p.createGraphics(16, 16);
        picture.background(255, 200, 0);
        picture.fill(0, 90, 0);
        picture.circle(8, 8, 9);
        p.noStroke();
        p.texture(picture);
      };
      p.draw = () => {
        p.background(60);
        p.rotateY(0.3 * p.frameCount);
        p.box(36);
      };
    },
  },
  {
    name: 'image-and-its-modes',
    members: ['image', 'imageMode', 'tint'],
    sketch(p) {
      let picture;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        picture = p.createGraphics(20, 20);
        picture.pixelDensity(1);
        picture.background(255);
        picture.noStroke();
        picture.fill(200, 0, 90);
        picture.triangle(0, 20, 10, 0, 20, 20);
      };
      p.draw = () => {
        p.background(0, 80, 160);
        p.imageMode(p.CENTER);
        p.image(picture, -20, -15, 30, 30);
        p.tint(0, 255, 120, 128);
        p.imageMode(p.CORNERS);
        p.image(picture, 0, 0, 30, 25);
        p.tint(255);
        p.imageMode(p.CORNER);
        p.image(picture, 5, -35, 20, 20, 5, 5, 10, 10);
      };
    },
  },
  {
    name: 'graphics-of-both-kinds',
    members: ['createGraphics', 'image'],
    sketch(p) {
      let flat, solid;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        flat = p.createGraphics(40, 40);
        solid = p.createGraphics(40, 40, p.WEBGL);
      };
      p.draw = () => {
        p.background(120, 0, 60);
        flat.background(255, 255, 0);
        flat.fill(0);
        flat.circle(20, 20, 6 * p.frameCount);
        solid.background(0, 255, 255);
        solid.push();
        solid.rotateX(0.4);
        solid.rotateY(0.2 * p.frameCount);
        solid.box(18);
        solid.pop();
        p.image(flat, -40, -40);
        p.image(solid, 0, 0);
      };
    },
  },
  {
    name: 'texture-from-framebuffer',
    members: ['createFramebuffer', 'texture'],
    sketch(p) {
      let buffer;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        buffer = p.createFramebuffer({ width: 32, height: 32, density: 1 });
      };
      p.draw = () => {
        buffer.begin();
        p.background(255, 120, 0);
        p.fill(0, 0, 120);
        p.noStroke();
        p.circle(4, 2, 4 + 5 * p.frameCount);
        buffer.end();
        p.background(0, 40, 40);
        p.rotateX(0.5);
        p.texture(buffer);
        p.box(34);
      };
    },
  },
  {
    name: 'framebuffer-of-the-canvas-size',
    members: ['createFramebuffer', 'image'],
    sketch(p) {
      let buffer;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        buffer = p.createFramebuffer();
      };
      p.draw = () => {
        buffer.draw(() => {
          p.clear();
          p.lights();
          p.rotateY(0.3 * p.frameCount);
          p.torus(20, 7, 12, 8);
        });
        p.background(90, 30, 90);
        p.imageMode(p.CENTER);
        p.image(buffer, 0, 0);
      };
    },
  },
  {
    name: 'texture-from-video',
    members: ['createVideo', 'MediaElement', 'texture'],
    sketch(p, { video }) {
      let film;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        film = new p.constructor.MediaElement(video, p);
        film.loadedmetadata = true;
        film.width = 32;
        film.height = 32;
        p.noStroke();
      };
      p.draw = () => {
        p.background(20, 20, 60);
        p.rotateY(0.2 * p.frameCount);
        p.texture(film);
        p.plane(60, 50);
      };
    },
  },
  {
    name: 'background-of-an-image',
    members: ['background'],
    since: '1.11.12',
    sketch(p) {
      let picture;
      p.setup = () => {
        p.createCanvas(80, 80, p.WEBGL);
        picture = p.createGraphics(20, 20);
        picture.background(0, 120, 200);
        picture.fill(255, 80, 0);
        picture.rect(4, 8, 10, 6);
      };
      p.draw = () => {
        p.background(picture);
        p.box(16);
      };
    },
  },
];
