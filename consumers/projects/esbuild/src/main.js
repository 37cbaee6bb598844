const loaded = require('p5');
const { p5asciify } = require('p5.asciify');
const { default: P5AsciifyShape } = require('p5.asciify-shape');

// p5.js 2.x is a module, whose default export is the class.
const p5 = loaded.default ?? loaded;

new p5((p) => {
  p.setup = () => {
    p.createCanvas(320, 320, p.WEBGL);
  };

  p.setupAsciify = () => {
    p5asciify.registerPlugin(P5AsciifyShape);
    p5asciify.fontSize(8);
    const renderers = p5asciify.asciifier().renderers();
    renderers.disable();
    renderers.add('shape', 'shape', { enabled: true });
  };

  p.draw = () => {
    p.background(0);
    p.normalMaterial();
    p.rotateX(p.frameCount * 0.02);
    p.rotateY(p.frameCount * 0.03);
    p.torus(90, 40);
  };
});
