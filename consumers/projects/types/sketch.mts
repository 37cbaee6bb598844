import p5 from 'p5';
import { p5asciifier, p5asciify, renderers, type P5AsciifyExtensions } from 'p5.asciify';
import P5AsciifyShape, { type ShapeRendererOptions } from 'p5.asciify-shape';

const asciify: Partial<P5AsciifyExtensions> = {
  setupAsciify() {
    p5asciify.registerPlugin(P5AsciifyShape);
    p5asciifier?.fontSize(8);
    // @ts-expect-error The method is misspelt.
    p5asciifier?.fontSise(8);
    window.p5asciifier?.renderer('edge')?.sobelThreshold(0.2);
    p5asciifier?.renderers().add('shape', 'shape', { enabled: true });
  },
};

new p5((p: p5) => {
  Object.assign(p, asciify);
  p.setup = () => {
    p.createCanvas(400, 400, p.WEBGL);
    p5asciify.asciifier()?.setCaptureTexture(p.createFramebuffer());
  };
});

export const options: ShapeRendererOptions = { contrast: 2 };

const { P5AsciifyAbstractFeatureRenderer2D } = renderers.renderer2d.feature;

/** The compiler can name all that the class inherits, and so write its declaration. */
export abstract class Corduroy extends P5AsciifyAbstractFeatureRenderer2D {}
