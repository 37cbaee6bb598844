import { p5asciifier, p5asciify, P5AsciifierManager } from 'p5.asciify';
import P5AsciifyShape, { type ShapeRendererOptions } from 'p5.asciify-shape';

p5asciify.registerPlugin(P5AsciifyShape);
p5asciifier?.fontSize(8);
// @ts-expect-error The method is misspelt.
p5asciifier?.fontSise(8);

export const manager: P5AsciifierManager = P5AsciifierManager.getInstance();
export const options: ShapeRendererOptions = { contrast: 2 };
