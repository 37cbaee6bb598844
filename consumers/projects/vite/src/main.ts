import p5 from 'p5';
import { p5asciify, type P5AsciifyExtensions } from 'p5.asciify';
import P5AsciifyShape from 'p5.asciify-shape';

new p5((p: p5) => {
  const asciify: Partial<P5AsciifyExtensions> = {
    setupAsciify() {
      p5asciify.registerPlugin(P5AsciifyShape);
      p5asciify.fontSize(8);
      const renderers = p5asciify.asciifier()?.renderers();
      renderers?.disable();
      renderers?.add('shape', 'shape', { enabled: true });
    },
  };
  Object.assign(p, asciify);

  p.setup = () => {
    p.createCanvas(320, 320, p.WEBGL);
  };

  p.draw = () => {
    p.background(0);
    p.normalMaterial();
    p.rotateX(p.frameCount * 0.02);
    p.rotateY(p.frameCount * 0.03);
    p.torus(90, 40);
  };
});
